// SPDX-License-Identifier: MIT

// Reports where a mouse is over elements with `data-hv`: its position in the element and in the
// window, four numbers, and `false` once it has left. Horizontal positions are distances from the
// leading edge.
//
// The mouse is sampled once per frame. An element reports its next position, the latest, when the app
// has handled the last one.

const doc = document;
const {frameOf, isRightToLeft, put, rounded} = waymark;

// The number of the last event that the app has handled.
let answered = 0;
// The last event of the mouse; none once it has left the window.
let last = null;
// Whether the mouse is sampled in the next frame.
let isDue = false;
// For each element under the mouse, what was reported last, and the number of that event.
const over = new Map();

const placeIn = node => {
  const {clientX: x, clientY: y} = last;
  const {left, right, top} = frameOf(node);
  const place = isRightToLeft(node)
    ? [right - x, y - top, innerWidth - x, y] : [x - left, y - top, x, y];
  return place.map(rounded);
};

// Returns the elements under the mouse, from the inside out.
const nodesUnder = () => {
  const nodes = [];
  let node = last && doc.elementFromPoint(last.clientX, last.clientY);
  while (node = node?.closest('[data-hv]')) {
    if (node.dataset.n && !node.closest('.ghost')) nodes.push(node);
    node = node.parentElement;
  }
  return nodes;
};

const look = () => {
  isDue = false;
  if (!('live' in doc.body.dataset)) return;
  const nodes = nodesUnder();
  for (const node of over.keys()) {
    if (nodes.includes(node)) continue;
    over.delete(node);
    if (node.isConnected && node.dataset.n) put(node.dataset.n, 'hover', false);
  }
  for (const node of nodes) {
    const state = over.get(node) || {number: 0};
    const id = node.dataset.n;
    const place = placeIn(node);
    if (state.number > answered || state.told === place + id) continue;
    over.set(node, {number: put(id, 'hover', place), told: place + id});
  }
};

const lookSoon = () => {
  if (!isDue) requestAnimationFrame(look);
  isDue = true;
};

const follow = event => {
  if (event.pointerType !== 'mouse') return;
  last = event;
  lookSoon();
};
addEventListener('pointerover', follow);
addEventListener('pointermove', follow);
addEventListener('pointerout', ({pointerType, relatedTarget}) => {
  if (pointerType !== 'mouse' || relatedTarget) return;
  last = null;
  look();
});

waymark.parts.push({
  redo(handled) {
    answered = handled;
    if (last) lookSoon();
  },
});
