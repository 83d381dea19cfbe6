// SPDX-License-Identifier: MIT

// What a finger does on a phone apart from gestures of the app: from the leading edge, it goes
// back; at the top of content, it pulls to refresh; it moves rows; and a trackpad swipes them. The
// keys for it are those of the back button, of the button that refreshes, and of each row's button
// with its actions.

const doc = document;
const {isRightToLeft, frameOf, follow} = waymark;

// What waits for the app: the number of an event, what ends the wait, and what may prolong it.
let waits = [];

// Moves an element back to its position.
const settle = (node, done) => {
  const from = node.style.translate || '0 0';
  node.style.translate = '';
  if (waymark.reducedMotion.matches) return done?.();
  const animation = node.animate([{translate: from}, {translate: '0 0'}], {
    duration: 300, easing: 'cubic-bezier(.32,.72,0,1)',
  });
  animation.onfinish = animation.oncancel = () => done?.();
};

// Returns what follows a finger from the leading edge: the front screen and the one below it.
const backSwipe = (target, x) => {
  const screen = target.closest('.screen:not([hidden],.ghost)');
  const below = belowOf(screen);
  if (!below) return;
  const stack = screen.parentNode;
  const sign = isRightToLeft(stack) ? -1 : 1;
  const {left, right, width} = frameOf(stack);
  if (sign > 0 ? x - left > 24 : right - x > 24) return;
  return {
    isAcross: true, way: point => Math.max(0, sign * (point.x - x)),
    begin: () => below.removeAttribute('hidden'),
    drag: way => {
      put(screen, way / width);
      put(below, waymark.below * (1 - way / width));
    },
    drop: (way, speed) => {
      const isLeaving = way > width / 2 || way > 24 && speed > .5;
      if (!isLeaving || speed < -.3) return stay(screen, below);
      const number = waymark.send(stack.dataset.n, 'back');
      asks(screen) ? stay(screen, below) : leave(screen, below, number);
    },
  };
};

// Returns what follows a finger at the top of content that can be refreshed.
const pull = (target, y) => {
  const screen = target.closest('.screen:not([hidden])');
  const again = screen?.querySelector(':scope>.bar .again:not([hidden],[disabled])');
  const page = screen?.querySelector(':scope>.page');
  if (!again || !page?.contains(target)) return;
  for (let node = target; node !== screen; node = node.parentNode) if (node.scrollTop > 0) return;
  let sign;
  return {
    way: point => point.y - y,
    begin: () => {
      sign = again.cloneNode(true);
      sign.className = 'pulled';
      sign.tabIndex = -1;
      sign.ariaHidden = 'true';
      Object.assign(sign.style, {
        position: 'absolute', inset: '-44px 0 auto', margin: 'auto', width: '44px', height: '44px',
        display: 'grid', placeItems: 'center', border: 0, background: 'none', pointerEvents: 'none',
      });
      page.prepend(sign);
    },
    drag: way => {
      page.style.translate = `0 ${Math.max(0, way) / 2}px`;
      sign.style.rotate = way * 2 + 'deg';
      sign.style.opacity = Math.min(1, way / 120);
    },
    drop: way => {
      const end = () => settle(page, () => sign.remove());
      if (way < 120) return end();
      page.style.translate = '0 44px';
      waits.push([waymark.send(screen.dataset.n, 'refresh'), end, () => again.disabled]);
    },
  };
};

let finger;
const ownGestures = 'input,textarea,select,.grip,[data-g]';

doc.addEventListener('touchstart', event => {
  finger = null;
  const {target, touches} = event;
  if (touches.length > 1 || !target.closest || target.closest(ownGestures)) return;
  const {clientX: x, clientY: y} = touches[0];
  const swipe = backSwipe(target, x) || pull(target, y);
  if (swipe) finger = {x, y, swipe, last: 0, time: event.timeStamp, speed: 0};
}, {passive: true});

doc.addEventListener('touchmove', event => {
  if (!finger) return;
  const {clientX: x, clientY: y} = event.touches[0];
  const {swipe} = finger;
  const way = swipe.way({x, y});
  if (!finger.isOn) {
    const [dx, dy] = [Math.abs(x - finger.x), Math.abs(y - finger.y)];
    if (Math.max(dx, dy) < 8) return;
    if ((swipe.isAcross ? dx < dy : dy < dx) || way <= 0 || !event.cancelable) {
      finger = null;
      return;
    }
    finger.isOn = true;
    swipe.begin();
  }
  event.preventDefault();
  const time = event.timeStamp - finger.time;
  if (time > 0) finger.speed = (way - finger.last) / time;
  Object.assign(finger, {last: way, time: event.timeStamp});
  swipe.drag(way);
}, {passive: false});

for (const type of ['touchend', 'touchcancel']) {
  doc.addEventListener(type, event => {
    if (finger?.isOn) {
      const isHeld = event.timeStamp - finger.time > 100;
      type === 'touchend'
        ? finger.swipe.drop(finger.last, isHeld ? 0 : finger.speed) : finger.swipe.drop(0, -1);
    }
    finger = null;
  });
}

// Returns the edge that a swipe uncovers, and what a full swipe does there.
const edgeOf = (row, way) => {
  const isLeading = way > 0 !== isRightToLeft(row);
  return isLeading ? ['leading', row.dataset.l] : ['trailing', row.dataset.r];
};

// Returns what follows a swipe of a row, with a finger or on a trackpad.
const rowSwipe = row => {
  const content = row.querySelector('.in');
  const start = parseFloat(getComputedStyle(content).translate) || 0;
  return {
    drag: way => {
      const [, actions] = edgeOf(row, way);
      content.style.translate = start + (actions || row.dataset.open ? way : way / 6) + 'px 0';
    },
    cancel: () => content.style.translate = '',
    drop: way => {
      content.style.translate = '';
      const [edge, actions] = edgeOf(row, way);
      const open = row.dataset.open;
      if (open && open !== edge) return waymark.send(row.dataset.n, 'reveal', '');
      if (!actions) return;
      const isFull = actions === 'full' && Math.abs(way) > row.clientWidth * .6;
      waymark.send(row.dataset.n, isFull ? 'swipeThrough' : 'reveal', edge);
    },
  };
};

// Whether a finger has swiped a row, so that the click after it is ignored.
let hasSwiped = false;

const swipeRow = (row, event) => {
  const swipe = rowSwipe(row);
  let way = 0;
  let isSwipe = false;
  follow(doc, moved => {
    way = moved.clientX - event.clientX;
    const size = Math.abs(way);
    if (!isSwipe && (size < 12 || size < Math.abs(moved.clientY - event.clientY))) return;
    isSwipe = true;
    swipe.drag(way);
  }, released => {
    if (!isSwipe || released.type !== 'pointerup') return swipe.cancel();
    hasSwiped = true;
    swipe.drop(way);
  });
};

// Moves a row by its handle.
const moveRow = (grip, event) => {
  const row = grip.closest('.row');
  const rows = [...row.parentNode.children].filter(node => node.matches('.row'));
  const boxes = rows.map(frameOf);
  const index = rows.indexOf(row);
  let way = 0;
  grip.setPointerCapture(event.pointerId);
  follow(grip, moved => {
    way = moved.clientY - event.clientY;
    row.style.translate = `0 ${way}px`;
    row.classList.add('held');
  }, released => {
    row.style.translate = '';
    row.classList.remove('held');
    const middle = boxes[index].top + boxes[index].height / 2 + way;
    const target = boxes.filter((b, i) => i !== index && b.top + b.height / 2 < middle).length;
    if (released.type === 'pointerup' && target !== index) {
      waymark.send(row.dataset.n, 'move', target - index);
    }
  });
};

addEventListener('pointerdown', event => {
  if (event.button || !event.target.closest) return;
  hasSwiped = false;
  const grip = event.target.closest('.grip');
  const row = event.target.closest('.row.acts');
  if (grip) moveRow(grip, event);
  else if (row && event.pointerType !== 'mouse') swipeRow(row, event);
});

addEventListener('click', event => {
  if (!hasSwiped) return;
  hasSwiped = false;
  event.stopPropagation();
  event.preventDefault();
}, true);

// Whether something inside of a row scrolls sideways itself.
const scrollsAcross = (node, row) => {
  for (let next = node; next !== row; next = next.parentNode) {
    const isWider = next.scrollWidth > next.clientWidth + 1;
    if (isWider && /auto|scroll/.test(getComputedStyle(next).overflowX)) return true;
  }
  return false;
};

// A trackpad swipes rows, which rest when the wheel does.
let roll;
addEventListener('wheel', event => {
  const row = !event.ctrlKey && event.target.closest?.('.row.acts:not([inert] *,[hidden] *)');
  if (!row || Math.abs(event.deltaX) <= Math.abs(event.deltaY) && !roll) return;
  if (scrollsAcross(event.target, row)) return;
  event.preventDefault();
  if (roll?.row !== row) roll = {row, way: 0, swipe: rowSwipe(row)};
  roll.way -= event.deltaX;
  roll.swipe.drag(roll.way);
  clearTimeout(roll.timer);
  roll.timer = setTimeout(() => {
    const {way, swipe} = roll;
    roll = null;
    Math.abs(way) < 24 ? swipe.cancel() : swipe.drop(way);
  }, 120);
}, {passive: false});

waymark.parts.push({
  redo(handled) {
    waits = waits.filter(([number, done, isBusy]) => {
      if (number > handled || isBusy?.()) return true;
      done();
    });
  },
});
