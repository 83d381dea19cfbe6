// SPDX-License-Identifier: MIT

// Sends what fingers and the pointer do on elements with gestures: `[phase, seconds, points,
// whether a control handles the tap, frames]`, each a list of numbers. The app recognises the
// gestures.
//
// `data-g` lists the gestures: `d10` a drag, `p0.5` a long press, `t2` taps, `m` and `r` a pinch
// and a rotation. While the app has not handled a movement, only the newest later one is kept for
// sending. A change in the number of fingers is always sent, with their positions before it.

const hear = (type, handler, options) => addEventListener(type, handler, options);

// The current touch, until the app has handled its end.
let touch;
// The number of the last event that the app has handled.
let handled = 0;
// The distance that a finger moves unintentionally.
const slop = 10;
// Whether the click that follows is part of a gesture.
let isEaten = false;
let tapTimer;

const declared = (node, letter) =>
  node.dataset.g.split(' ').filter(one => one[0] === letter).map(one => +one.slice(1));

// Returns the elements with gestures around a node, from the inside out.
const around = node => {
  const nodes = [];
  for (let next = node; next; next = next.parentElement?.closest('[data-g]')) nodes.push(next);
  return nodes;
};

// Horizontal positions are distances from the leading edge.
const pointOf = ({clientX, clientY}) =>
  [touch.isFlipped ? innerWidth - clientX : clientX, clientY].map(rounded);

const frameOf = node => {
  const {left, right, top, width, height} = node.getBoundingClientRect();
  return [touch.isFlipped ? innerWidth - right : left, top, width, height].map(rounded);
};

const tell = (phase, time, ...more) => {
  touch.due = 0;
  touch.number = waymark.put(
    touch.id, 'touch', [phase, rounded(time / 10) / 100, touch.points.flat(), ...more]);
  touch.told.push({number: touch.number, fingers: fingers()});
};

// Sends a movement, or keeps it until the app has handled the last one.
const tellMove = time => {
  if (touch.number > handled) touch.due = time;
  else tell('moved', time);
};

const begin = node => {
  freeze();
  clearTimeout(tapTimer);
  const chain = around(node);
  touch = {
    node, id: node.dataset.n, number: 0, due: 0, points: [], pointers: [], way: 0, timers: [],
    told: [],
    isFlipped: waymark.isRightToLeft(node),
  };
  touch.hasTaps = chain.some(one => declared(one, 't').length);
  for (const seconds of new Set(chain.flatMap(one => declared(one, 'p')))) {
    if (seconds > 3600) continue;
    touch.timers.push(setTimeout(() => {
      if (touch.way <= slop) isEaten = true;
      tell('waited', performance.now());
    }, seconds * 1e3));
  }
  return chain;
};

const isControl = (target, node) => {
  const control = target.closest('[data-a],a[href],input,select,textarea');
  return !!control && control !== node && node.contains(control);
};

const end = (phase, time) => {
  touch.timers.forEach(clearTimeout);
  touch.isOver = true;
  tell(phase, time);
  const {id, points, hasTaps} = touch;
  if (phase === 'cancelled' || !hasTaps) return;
  // Reports that no further tap has followed.
  tapTimer = setTimeout(() => waymark.put(
    id, 'touch', ['waited', rounded(performance.now() / 10) / 100, points.flat()]), 350);
};

hear('pointerdown', event => {
  const {target, button, pointerId} = event;
  if (button || !target.closest) return;
  if (touch && !touch.isOver) {
    if (touch.pointers.length !== 1) return;
    touch.pointers.push(pointerId);
    touch.points = [touch.points[0], pointOf(event)];
    touch.way = Infinity;
    return tell('moved', event.timeStamp);
  }
  isEaten = false;
  const node = target.closest('[data-g]');
  if (waymark.isOff(node)) return;
  if (target.closest('input,select,textarea,.grip,.grab')) return;
  const chain = begin(node);
  touch.points = [touch.start = pointOf(event)];
  touch.pointers = [pointerId];
  tell('began', event.timeStamp, isControl(target, node), chain.slice(0, 32).flatMap(frameOf));
  // Otherwise, the browser drags pictures, and selects text.
  if (event.pointerType === 'mouse' && !isControl(target, node)) event.preventDefault();
});

hear('pointermove', event => {
  const index = touch && !touch.isOver ? touch.pointers.indexOf(event.pointerId) : -1;
  if (index < 0) return;
  touch.points[index] = pointOf(event);
  const [x, y] = touch.points[0];
  touch.way = Math.max(touch.way, Math.hypot(x - touch.start[0], y - touch.start[1]));
  if (touch.way > slop && !isEaten) {
    isEaten = true;
    // From now on, the element also receives events outside of it and of the window.
    if (event.pointerType === 'mouse') touch.node.setPointerCapture(event.pointerId);
  }
  draw();
  tellMove(event.timeStamp);
});

const lift = event => {
  const index = touch && !touch.isOver ? touch.pointers.indexOf(event.pointerId) : -1;
  if (index < 0) return;
  if (event.type === 'pointercancel') return end('cancelled', event.timeStamp);
  touch.points[index] = pointOf(event);
  draw();
  if (touch.pointers.length === 1) return end('ended', event.timeStamp);
  tell('moved', event.timeStamp);
  touch.pointers.splice(index, 1);
  touch.points.splice(index, 1);
  tell('moved', event.timeStamp);
};
hear('pointerup', lift);
hear('pointercancel', lift);

// A pinch on a trackpad is a wheel with the control key. It is sent as two fingers.
let wheelTimer;
hear('wheel', event => {
  const node = event.ctrlKey && event.target.closest?.('[data-g~=m]');
  if (!node || touch && !touch.isOver && !touch.isWheel) return;
  event.preventDefault();
  if (!touch?.isWheel || touch.isOver) {
    begin(node);
    touch.isWheel = true;
    touch.middle = pointOf(event);
    touch.spread = 100;
  }
  const isNew = !touch.points.length;
  const spread = touch.spread * Math.exp(-event.deltaY / 100);
  if (!isNew) touch.spread = Math.min(1e4, Math.max(1, spread));
  const [x, y] = touch.middle;
  touch.points = [[x - touch.spread, y], [x + touch.spread, y]];
  if (isNew) {
    touch.start = touch.points[0];
    tell('began', event.timeStamp, false, around(node).slice(0, 32).flatMap(frameOf));
  } else {
    draw();
    tellMove(event.timeStamp);
  }
  clearTimeout(wheelTimer);
  wheelTimer = setTimeout(() => {
    if (touch?.isWheel && !touch.isOver) end('ended', performance.now());
  }, 200);
}, {passive: false});

// The app recognises taps of an element with other gestures, too, so their clicks are not sent.
hear('click', event => {
  const node = event.detail && event.target.closest?.('[data-g]');
  const isTap = node && node === event.target.closest('[data-a]') && declared(node, 't').length;
  if (!isEaten && !isTap) return;
  isEaten = false;
  event.stopPropagation();
  event.preventDefault();
}, true);

// Touch screens open the context menu at a long press, which a gesture uses. Its key is a long
// press.
hear('contextmenu', event => {
  const isTouched = touch && !touch.isOver;
  const node = event.target.closest?.('[data-p]');
  if (event.button || !isTouched && !node) return;
  event.preventDefault();
  event.stopPropagation();
  if (!isTouched) waymark.send(node.dataset.n, 'press');
}, true);
