// SPDX-License-Identifier: MIT

// What all topics share: the state of the page, and how its elements are found.
//
// All files are joined into one function, in the order of order.txt. The script is independent of
// the app; the server's side of the protocol is PatchOperation.swift and ClientMessage.swift.

const doc = document;
const hear = (type, handler, options) => addEventListener(type, handler, options);

// The script may be there before the end of the page, and before the styles, without which nothing
// has its place.
if (doc.readyState === 'loading') await new Promise(done => hear('DOMContentLoaded', done));
const styleSheet = doc.querySelector('link[rel=stylesheet]');
if (!styleSheet.sheet && doc.readyState !== 'complete') {
  await new Promise(done => {
    styleSheet.onload = done;
    hear('load', done);
  });
}

const app = doc.getElementById('app');
const reducedMotion = matchMedia('(prefers-reduced-motion:reduce)');

// To ask for the width of the window would have the browser lay out the page at once.
const isWiderThan = width => matchMedia(`(min-width:${width}px)`).matches;

const isWideWindow = () => isWiderThan(640);

const every = selector => [...app.querySelectorAll(selector)];
const frameOf = element => element.getBoundingClientRect();
const here = () => location.pathname + location.search;

// The connection.
let socket;
const isOpen = () => socket?.readyState === WebSocket.OPEN;
let isLive = false;
let isLost = false;
let isLeaving = false;
let isReloading = false;
// Whether another tab uses the session, and whether this page is taking it over.
let isElsewhere = false;
let isTaking = false;
let attempts = 0;
let reconnectTimer;
// The number of messages that the document has received.
let received = 0;

// Events: the numbers of the last one that was created, sent, and handled by the app; and those
// that are not handled yet.
let created = 0;
let sent = 0;
let handled = 0;
let queue = [];
// The number of the last event that was dropped because the server has rejected it or one before it.
let dropped = 0;
let hasDropped = false;
// For each text field, the number of its last event, and whether it has changed since.
const edits = new Map();

// The browser's history: the paths up to the current entry, and its index.
let up = history.state?.up || [here()];
let at = up.length - 1;
// The app's history: the paths of all entries, if it has links, and the index of the last one.
let paths;
let depth = 0;
// The number of the last event that told of a traversal by the person.
let traversed = 0;
// The number of the last such event whose transition the browser has animated itself.
let shown = 0;
// The entry to which the script is traversing, and the time limit.
let going = null;
let goingTimer;

const reload = () => {
  isReloading = true;
  location.reload();
};

const byID = id => id == null ? null : app.querySelector(`[data-n="${id}"]`);

// Finds a node by the id of an element and child indices: `7/0/1`.
const nodeAt = address => {
  const [id, ...path] = address.split('/');
  let node = byID(id);
  for (const index of path) node = node.children[index];
  return node;
};

// Returns whether an element cannot take the focus.
const isOff = node =>
  !node || !node.isConnected || node === doc.body || !!node.closest('[inert],[hidden],.ghost');

// Returns the front child of a stack or of the overlays; removed ones that still move do not count.
const front = parent => [...parent.children].filter(n => !n.classList.contains('ghost')).pop();

// The parts of an overlay.
const dimOf = layer => layer.children[0];
const cardOf = layer => layer.children[1];

// The markup has the direction. To ask for its style would have the browser compute all styles in
// the middle of a patch, and many of them once more after it.
const isRightToLeft = node => node.closest('[dir]')?.dir === 'rtl';

// WebKit does not tell when scrolling ends.
if (!('onscrollend' in window)) {
  hear('scroll', ({target}) => {
    clearTimeout(target.end);
    target.end = setTimeout(() => target.dispatchEvent(new Event('scrollend')), 120);
  }, true);
}
