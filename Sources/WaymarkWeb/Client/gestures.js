// SPDX-License-Identifier: MIT

// Swiping rows, double taps, and hovering.

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

// Whether a swipe was recognised, so that the click after it is ignored.
let isPressed = false;

// Returns the edge that a swipe uncovers, and what a full swipe does there.
const edgeOf = (row, way) => {
  const isLeading = way > 0 !== isRightToLeft(row);
  return isLeading ? ['leading', row.dataset.l] : ['trailing', row.dataset.r];
};

// Rows make room for the actions that they show.
const drawActions = () => every('.rowacts').forEach(actions =>
  actions.closest('.row').style.setProperty('--drawn', actions.offsetWidth + 'px'));

const swipeRow = (row, event) => {
  const content = row.querySelector('.in');
  const start = parseFloat(getComputedStyle(content).translate) || 0;
  let way = 0;
  let isSwipe = false;
  follow(doc, moved => {
    way = moved.clientX - event.clientX;
    const size = Math.abs(way);
    if (!isSwipe && (size < 12 || size < Math.abs(moved.clientY - event.clientY))) return;
    isSwipe = true;
    const [, actions] = edgeOf(row, way);
    content.style.translate = start + (actions || row.dataset.open ? way : way / 6) + 'px 0';
  }, released => {
    content.style.translate = '';
    if (!isSwipe || released.type !== 'pointerup') return;
    isPressed = true;
    const [edge, actions] = edgeOf(row, way);
    const open = row.dataset.open;
    if (open && open !== edge) return send(row.dataset.n, 'reveal', '');
    if (!actions) return;
    const isFull = actions === 'full' && Math.abs(way) > row.clientWidth * .6;
    send(row.dataset.n, isFull ? 'swipeThrough' : 'reveal', edge);
  });
};

hear('pointerdown', event => {
  const target = event.target;
  if (event.button || !target.closest) return;
  isPressed = false;
  const row = target.closest('.row.acts');
  if (row && event.pointerType !== 'mouse' && !target.closest('.grip')) swipeRow(row, event);
});

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
  if (!isSecond(event) && !isPressed) return;
  isPressed = false;
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
