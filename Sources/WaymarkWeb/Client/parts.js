// SPDX-License-Identifier: MIT

// Loads the scripts that only some pages need, as soon as an element is there that needs one.
//
// A part has its own scope, and shares with the others what is in `waymark`: it can send an event
// with `put`, and set `undo` and `redo`, which are called before and after each patch.

Object.assign(waymark, {
  put: (...event) => put(...event), measure: () => measure(), arrange: () => arrange(),
  op: op, app: app, every: every, byID: byID, nodeAt: nodeAt,
  isRightToLeft: isRightToLeft, frameOf: frameOf, assign: assign, reducedMotion: reducedMotion,
});

// For each part that is not loaded yet, a selector of elements and a URL.
let parts = (doc.documentElement.dataset.parts || '').split(' ');
const loadParts = () => {
  parts = parts.filter(part => {
    const [selector, address] = part.split('@');
    if (!address || !app.querySelector(selector)) return address;
    const script = doc.createElement('script');
    script.src = address;
    doc.head.append(script);
  });
};
