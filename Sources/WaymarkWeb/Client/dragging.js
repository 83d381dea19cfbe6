// SPDX-License-Identifier: MIT

// Drags elements onto others, and takes text and links that are dragged from other windows.
//
// `data-drag` marks an element that can be dragged; its value changes when a drop was accepted.
// `data-drop` marks an element on which something can be dropped, and lists what it takes from
// outside. The page tells which one is below the pointer: `[phase, source, points]`, with the id of
// the dragged element, or the text and the link from outside. The points are the position in the
// element and in those around it. The app knows the values, and decides who receives them.
//
// A mouse drags at once and a finger after a long press; before, it scrolls, swipes or taps.

const doc = document;
const frameOf = waymark.frameOf;
const byID = waymark.byID;
const isOff = waymark.isOff;
const hear = (type, handler, options) => addEventListener(type, handler, options);

// Else a long press selects text, or shows the browser's menu of a link. Without backgrounds, only
// an outline shows what can be dragged, and where to.
const sheet = new CSSStyleSheet();
sheet.replaceSync(
  '[data-drag]{-webkit-user-select:none;user-select:none;-webkit-touch-callout:none}'
  + '@media(forced-colors:active){[data-drag],[data-drop]{outline:1px solid}}');
doc.adoptedStyleSheets.push(sheet);

const pressTime = 400;
const longestText = 64 << 10;

// The pointer on a draggable element, and once it drags, the copy that follows it.
let press;
// The element on which the drag, or that from another window, would be dropped.
let over = null;
// Whether the click at the end of a drag is ignored.
let isEaten = false;
// Whether other gestures are being told that the pointer drags.
let isTelling = false;
// Drops that the app has not handled: the number of the event, and what ends the drag.
let waits = [];

// Returns the position in an element and in those around it on which something can be dropped,
// from their leading edges.
const pointsIn = (node, [x, y]) => {
  const points = [];
  for (let next = node; next && points.length < 64;
    next = next.parentElement.closest('[data-drop]')) {
    const {left, right, top} = frameOf(next);
    points.push(
      waymark.rounded(waymark.isRightToLeft(next) ? right - x : x - left),
      waymark.rounded(y - top));
  }
  return points;
};

const tell = (node, phase, source, point) => waymark.send(
  node.dataset.n, 'drop', [phase, source, point ? pointsIn(node, point) : []]);

// Tells which element is entered; null if the last one is left.
const enter = (node, source, point) => {
  if (node === over) return;
  if (node) tell(node, 'entered', source, point);
  else if (over.isConnected && over.dataset.n) tell(over, 'left', source);
  over = node;
};

const targetAt = ([x, y]) => {
  const node = doc.elementFromPoint(x, y)?.closest('[data-drop]');
  return isOff(node) ? null : node;
};

// Fills the copy with what an element shows.
const fill = (ghost, node, size) => {
  const copy = node.cloneNode(true);
  const own = ['id', 'name', 'tabindex', 'data-n', 'data-testid', 'data-drag', 'data-drop'];
  for (const part of [copy, ...copy.querySelectorAll('*')]) {
    for (const name of own) part.removeAttribute(name);
  }
  copy.hidden = false;
  Object.assign(copy.style, {
    position: 'relative', inset: 'auto', margin: 0, translate: 'none', boxSizing: 'border-box',
  }, size);
  ghost.replaceChildren(copy);
};

// Shows the copy above everything else, but with the styles that the element inherits.
const show = (ghost, parent) => {
  parent.append(ghost);
  ghost.showPopover();
};

const place = () => {
  const [x, y] = press.point;
  press.ghost.style.translate = `${x + press.left}px ${y + press.top}px`;
};

const start = () => {
  const {node, target, pointer: pointerId} = press;
  isEaten = true;
  // The pointer does nothing else from now on.
  isTelling = true;
  target.dispatchEvent(new PointerEvent('pointercancel', {pointerId, bubbles: true}));
  target.dispatchEvent(new Event('touchcancel', {bubbles: true}));
  isTelling = false;
  // The element also receives events outside of it and of the window.
  if (press.isMouse) node.setPointerCapture(pointerId);
  waymark.send(press.id, 'drag', true);
  const {left, top, width, height} = frameOf(node);
  const ghost = doc.createElement('div');
  ghost.popover = 'manual';
  ghost.inert = true;
  ghost.ariaHidden = true;
  Object.assign(ghost.style, {
    position: 'fixed', display: 'grid', inset: '0 auto auto 0', margin: 0, border: 0, padding: 0,
    background: 'none', color: 'inherit', overflow: 'visible', pointerEvents: 'none', opacity: .9,
  });
  fill(ghost, node, {width: width + 'px', height: height + 'px'});
  show(ghost, node.parentNode);
  Object.assign(press, {
    ghost, left: left - press.x, top: top - press.y,
    dim: node.animate({opacity: [.4, .4]}, {duration: 1, fill: 'forwards'}),
  });
};

// Shows the app's preview once it is there, in the middle of the pointer.
const showPreview = () => {
  const preview = !press.hasPreview && press.node.querySelector(':scope>[data-lift]');
  if (!preview) return;
  press.hasPreview = true;
  fill(press.ghost, preview, {width: 'max-content', height: 'max-content'});
  const {width, height} = frameOf(press.ghost);
  Object.assign(press, {left: -width / 2, top: -height / 2});
};

const forget = () => {
  clearTimeout(press?.timer);
  press = null;
};

// Moves the copy back to the element, or lets it disappear if the app has accepted the drop.
const land = ({ghost, dim}, node) => {
  const end = () => {
    ghost.remove();
    dim.cancel();
  };
  if (waymark.reducedMotion.matches || !ghost.isConnected) return end();
  const {left, top} = node ? frameOf(node) : {};
  const flight = ghost.animate(
    node ? {translate: `${left}px ${top}px`} : {opacity: 0},
    {duration: node ? 300 : 150, easing: 'cubic-bezier(.32,.72,0,1)'});
  flight.onfinish = flight.oncancel = end;
};

const finish = isDropped => {
  const drag = press;
  const {id, point} = drag;
  const target = isDropped ? targetAt(point) : null;
  forget();
  over = null;
  if (!target) {
    const node = byID(id);
    if (node) waymark.send(id, 'drag', false);
    return land(drag, node);
  }
  const mark = byID(id)?.dataset.drag;
  const number = tell(target, 'dropped', id, point);
  waits.push([number, () => {
    const node = byID(id);
    land(drag, node?.dataset.drag === mark ? node : null);
  }]);
};

hear('pointerdown', event => {
  isEaten = false;
  if (press?.ghost) return;
  forget();
  const {target, pointerId: pointer, clientX: x, clientY: y} = event;
  const node = event.button || !event.isPrimary ? null : target.closest?.('[data-drag]');
  if (isOff(node) || target.closest('input,select,textarea,.grip,.grab')) return;
  const isMouse = event.pointerType === 'mouse';
  const own = {node, id: node.dataset.n, target, pointer, x, y, isMouse, isReady: isMouse};
  press = own;
  if (isMouse) return;
  press.timer = setTimeout(() => {
    own.isReady = true;
    if (!waymark.reducedMotion.matches) node.animate({scale: [1, 1.04, 1]}, 200);
  }, pressTime);
});

hear('pointermove', event => {
  if (event.pointerId !== press?.pointer) return;
  const {clientX: x, clientY: y} = event;
  if (!press.ghost) {
    const way = Math.hypot(x - press.x, y - press.y);
    if (!press.isReady && way > 10) return forget();
    if (!press.isReady || way < 6) return;
    // The button was released outside of the window, or a press has opened a menu.
    if (!event.buttons || isOff(press.node)) return forget();
    start();
  }
  press.point = [x, y];
  place();
  enter(targetAt(press.point), press.id, press.point);
});

for (const type of ['pointerup', 'pointercancel']) {
  hear(type, event => {
    if (isTelling || event.pointerId !== press?.pointer) return;
    press.ghost ? finish(type === 'pointerup') : forget();
  });
}

hear('touchmove', event => {
  if (press?.isReady && event.cancelable) event.preventDefault();
}, {passive: false});

hear('keydown', event => {
  if (!press?.ghost || event.key !== 'Escape') return;
  event.stopImmediatePropagation();
  event.preventDefault();
  finish(false);
}, true);

hear('click', event => {
  if (!isEaten || !event.detail) return;
  isEaten = false;
  event.stopPropagation();
  event.preventDefault();
}, true);

hear('contextmenu', event => {
  if (!press?.isReady || press.isMouse && !press.ghost) return;
  event.preventDefault();
  if (press.ghost) event.stopImmediatePropagation();
}, true);

// The browser would drag the URL of a link.
hear('dragstart', event => {
  if (event.target.closest?.('[data-drag]')) event.preventDefault();
});

// From other windows, or text and links of the page that are nothing of the app's.

const contentOf = ({types}) => types.includes('Files') ? []
  : [['text/plain', 'text'], ['text/uri-list', 'link']]
    .filter(([type]) => types.includes(type)).map(([, name]) => name);

// Returns the innermost element that takes what is dragged from outside.
const takerOf = event => {
  const {target} = event;
  if (!target.closest || target.closest('input,textarea')) return null;
  const contents = contentOf(event.dataTransfer);
  let node = target.closest('[data-drop]');
  while (node && (isOff(node) || !contents.some(name => node.matches(`[data-drop~=${name}]`)))) {
    node = node.parentElement.closest('[data-drop]');
  }
  return node;
};

// What is known before it is dropped.
const offer = event => {
  const contents = contentOf(event.dataTransfer);
  return ['text', 'link'].map(name => contents.includes(name) ? '' : null);
};

hear('dragover', event => {
  const node = takerOf(event);
  enter(node, offer(event), [event.clientX, event.clientY]);
  if (node) event.preventDefault();
});

hear('dragleave', event => {
  if (!event.relatedTarget) enter(null, ['', null]);
});

hear('drop', event => {
  const node = takerOf(event);
  if (!node) return enter(null, ['', null]);
  event.preventDefault();
  const [text, link] = offer(event);
  const lines = event.dataTransfer.getData('text/uri-list').split(/\r?\n/);
  const data = [
    text === null ? null : event.dataTransfer.getData('text/plain'),
    link === null ? null : lines.find(line => line && line[0] !== '#') || '',
  ].map(part => part?.toWellFormed?.() ?? part);
  if (data.some(part => new Blob([part || '']).size > longestText)) return enter(null, ['', null]);
  tell(node, 'dropped', data, [event.clientX, event.clientY]);
  over = null;
});

waymark.parts.push({
  redo(handled) {
    waits = waits.filter(([number, done]) => number > handled || done());
    if (!press?.ghost) return;
    const node = byID(press.id);
    if (isOff(node)) return finish(false);
    press.node = node;
    if (!press.ghost.isConnected) show(press.ghost, waymark.app);
    showPreview();
    place();
    enter(targetAt(press.point), press.id, press.point);
  },
});
