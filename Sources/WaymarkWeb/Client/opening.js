// SPDX-License-Identifier: MIT

// Opens the socket while the browser still reads the page, before it has the other scripts.
//
// It is separate from the other scripts, and inline in the head of each page.

// Large messages are binary, in the gzip format, if the browser can unpack them.
self.waymark = {
  open: () => new WebSocket(location.origin.replace('http', 'ws')
    + document.documentElement.dataset.socket + ('DecompressionStream' in self ? '?gzip' : '')),
};
waymark.first = waymark.open();
