// SPDX-License-Identifier: MIT

// Opens the socket while the browser still reads the page, before it has the other scripts.
//
// It is separate from the other scripts, and inline in the head of each page.

self.waymark = (({socket, page, session}) => {
  const own = {
    // The session that the page resumes. A form that was sent before the script was there has begun
    // one.
    session: '',
    // The sealed state with which a new session begins.
    state: '',
    // The key of the session in the browser's storage, which other apps on the host share.
    key: 'waymark' + socket,
    // Identifies this document within the session.
    document: '' + Math.random(),
    // What has arrived before the other scripts.
    early: [],
    // Opens a socket whose request contains the first message, so that the app answers at once. A
    // message that would be too long for the head of a request follows it.
    open(at, got, takes) {
      const hello = JSON.stringify([0, '', 'hello', {
        page, address: location.pathname + location.search, at, id: own.session, doc: own.document,
        got, takes, state: own.state || undefined,
      }]);
      const token = encodeURIComponent(hello).replace(/[()]/g, escape);
      const isLong = token.length > 4e3;
      // Large messages are binary, in the gzip format, if the browser can unpack them.
      const opened = new WebSocket(
        location.origin.replace('http', 'ws') + socket
          + ('DecompressionStream' in self ? '?gzip' : '?')
          // The name of a session ends with the worker that owns it, if there are several.
          + (own.session.slice(32) && '&worker=' + own.session.slice(32)),
        isLong ? ['waymark'] : ['waymark', token]);
      opened.binaryType = 'arraybuffer';
      if (isLong) opened.onopen = () => opened.send(hello);
      return opened;
    },
  };
  try {
    own.session = sessionStorage[own.key] || '';
    own.state = sessionStorage[own.key + '?'] || '';
  } catch {}
  own.session = session || own.session;
  own.first = own.open((history.state?.up || [0]).length - 1, 0, false);
  own.first.onmessage = ({data}) => own.early.push(data);
  return own;
})(document.documentElement.dataset);
