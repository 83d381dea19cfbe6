// SPDX-License-Identifier: MIT

// What a finger does on a phone apart from gestures of the app: from the leading edge, it goes back;
// at the top of content, it pulls to refresh; it moves rows; and a trackpad swipes them. The keys for
// it are those of the back button, of the button that refreshes, and of each row's button with its
// actions.

const doc = document;
const still = matchMedia('(prefers-reduced-motion:reduce)');

const isFlipped = node => node.closest('[dir]')?.dir === 'rtl';

// What waits for the app: the number of an event, what ends the wait, and what may prolong it.
let waits = [];

// Moves something back to its place.
const settle = (node, done) => {
  const from = node.style.translate || '0 0';
  node.style.translate = '';
  if (still.matches) return done?.();
  const animation = node.animate([{translate: from}, {translate: '0 0'}], {
    duration: 300, easing: 'cubic-bezier(.32,.72,0,1)',
  });
  animation.onfinish = animation.oncancel = () => done?.();
};

// Returns what follows a finger from the leading edge: the front screen and the one below it.
const backSwipe = (target, x) => {
  const screen = target.closest('.screen:not([inert])');
  const stack = screen?.parentNode;
  const back = screen?.querySelector(':scope>.bar>.back:not([hidden])');
  const below = screen?.previousElementSibling;
  if (!back || !below?.matches('.screen') || !stack.dataset.n) return;
  const sign = isFlipped(stack) ? -1 : 1;
  const {left, right, width} = stack.getBoundingClientRect();
  if (sign > 0 ? x - left > 24 : right - x > 24) return;
  const show = way => {
    screen.style.translate = sign * way + 'px 0';
    below.style.translate = sign * (way - width) * .28 + 'px 0';
  };
  const restore = () => {
    below.style.translate = '';
    if (screen.isConnected && !screen.matches('.ghost')) {
      below.setAttribute('hidden', '');
    }
  };
  return {
    isAcross: true, way: point => Math.max(0, sign * (point.x - x)),
    begin: () => below.removeAttribute('hidden'),
    drag: show,
    drop: (way, speed) => {
      if (way < width / 2 && !(way > 24 && speed > .5) || speed < -.3) return settle(screen, restore);
      show(width);
      waits.push([waymark.send(stack.dataset.n, 'back'), () => {
        // The app has refused to leave.
        if (!screen.matches('.ghost')) return settle(screen, restore);
        screen.style.translate = '';
        below.style.translate = '';
      }]);
    },
  };
};

// Returns what follows a finger at the top of content that can be refreshed.
const pull = (target, y) => {
  const screen = target.closest('.screen:not([inert])');
  const again = screen?.querySelector(':scope>.bar>.again:not([hidden],[disabled])');
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
      sign.style.cssText = 'position:absolute;inset:-44px 0 auto;margin:auto;width:44px;height:44px;'
        + 'display:grid;place-items:center;border:0;background:none;pointer-events:none';
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
  if (event.touches.length > 1 || !event.target.closest || event.target.closest(ownGestures)) return;
  const {clientX: x, clientY: y} = event.touches[0];
  const swipe = backSwipe(event.target, x) || pull(event.target, y);
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

// A trackpad swipes rows: their content follows, and rests when the wheel does.
let roll;
addEventListener('wheel', event => {
  const row = !event.ctrlKey && event.target.closest?.('.row.acts:not([inert] *)');
  if (!row || Math.abs(event.deltaX) <= Math.abs(event.deltaY) && !roll) return;
  for (let node = event.target; node !== row; node = node.parentNode) {
    if (node.scrollWidth > node.clientWidth + 1 && /auto|scroll/.test(getComputedStyle(node).overflowX)) {
      return;
    }
  }
  event.preventDefault();
  const content = row.querySelector('.in');
  if (roll?.row !== row) {
    roll = {row, way: 0, start: parseFloat(getComputedStyle(content).translate) || 0};
  }
  roll.way -= event.deltaX;
  const isLeading = roll.way > 0 !== isFlipped(row);
  const actions = isLeading ? row.dataset.l : row.dataset.r;
  content.style.translate =
    roll.start + (actions || row.dataset.open ? roll.way : roll.way / 6) + 'px 0';
  clearTimeout(roll.timer);
  roll.timer = setTimeout(() => {
    const {way} = roll;
    roll = null;
    content.style.translate = '';
    if (Math.abs(way) < 24) return;
    const edge = isLeading ? 'leading' : 'trailing';
    const open = row.dataset.open;
    if (open && open !== edge) return waymark.send(row.dataset.n, 'reveal', '');
    if (actions) waymark.send(row.dataset.n, 'reveal', edge);
  }, 120);
}, {passive: false});

// Moves a row by its handle.
addEventListener('pointerdown', event => {
  const grip = !event.button && event.target.closest?.('.grip');
  if (!grip) return;
  const row = grip.closest('.row');
  const rows = [...row.parentNode.children].filter(node => node.matches('.row'));
  const boxes = rows.map(node => node.getBoundingClientRect());
  const index = rows.indexOf(row);
  let way = 0;
  grip.setPointerCapture(event.pointerId);
  const drag = moved => {
    way = moved.clientY - event.clientY;
    row.style.translate = `0 ${way}px`;
    row.classList.add('held');
  };
  const drop = released => {
    grip.removeEventListener('pointermove', drag);
    for (const type of ['pointerup', 'pointercancel']) grip.removeEventListener(type, drop);
    row.style.translate = '';
    row.classList.remove('held');
    const middle = boxes[index].top + boxes[index].height / 2 + way;
    const target = boxes.filter((b, i) => i !== index && b.top + b.height / 2 < middle).length;
    if (released.type === 'pointerup' && target !== index) {
      waymark.send(row.dataset.n, 'move', target - index);
    }
  };
  grip.addEventListener('pointermove', drag);
  for (const type of ['pointerup', 'pointercancel']) grip.addEventListener(type, drop);
});

waymark.parts.push({
  redo(handled) {
    waits = waits.filter(([number, done, isBusy]) => {
      if (number > handled || isBusy?.()) return true;
      done();
    });
  },
});
