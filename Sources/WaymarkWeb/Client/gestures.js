// SPDX-License-Identifier: MIT

// Following a pointer, double taps, and hovering.

// Follows a pointer until it is released: `drag` for each move, `drop` for the end.
const follow = (node, drag, drop) => {
  const end = event => {
    node.removeEventListener('pointermove', drag);
    node.removeEventListener('pointerup', end);
    node.removeEventListener('pointercancel', end);
    drop(event);
  };
  node.addEventListener('pointermove', drag);
  node.addEventListener('pointerup', end);
  node.addEventListener('pointercancel', end);
};

// Rows make room for the actions that they show.
const drawActions = () => every('.rowacts').forEach(actions =>
  actions.closest('.row').style.setProperty('--drawn', actions.offsetWidth + 'px'));

// The last click of a pointer.
let clicked;

// Returns whether a click is the second one of a pair whose first one opened the screen under it.
// Where the browser counts no pairs, it is one at the same place while the screen still moves.
const isSecond = event => {
  if (!event.detail) return false;
  const last = clicked;
  clicked = event;
  const screen = event.target.closest('.screen,.layer');
  return last && screen?.since > last.timeStamp && (event.detail > 1
    || screen.getAnimations({subtree: screen.matches('.layer')}).length
    && Math.hypot(event.clientX - last.clientX, event.clientY - last.clientY) < 16);
};

hear('click', event => {
  if (!isSecond(event)) return;
  event.stopPropagation();
  event.preventDefault();
}, true);

hear('dblclick', event => {
  const node = event.target.closest?.('[data-d]');
  if (node) send(node.dataset.n, 'tap');
});

// Each element that the pointer enters or leaves, from the inside out.
const hover = (event, isOver) => {
  if (event.pointerType !== 'mouse') return;
  let node = event.target.closest?.('[data-o]');
  while (node) {
    if (!node.contains(event.relatedTarget)) send(node.dataset.n, 'hover', isOver);
    node = node.parentNode.closest('[data-o]');
  }
};
hear('pointerover', event => hover(event, true));
hear('pointerout', event => hover(event, false));
