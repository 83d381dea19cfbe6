// SPDX-License-Identifier: MIT

// Dragging sheets by their handle, bar or content, and their heights.
//
// `data-detents` has the heights of a sheet in ascending order, as DetentValue+line.swift writes
// them, and `data-detent` the current one.

const doc = document;
const frameOf = waymark.frameOf;
const isWideWindow = waymark.isWideWindow;
const cardOf = waymark.cardOf;

// Dragged cards whose dismissal or new height the app has not handled, each with the number of the
// event.
let dragged = [];

const detentsOf = layer => layer.dataset.detents?.split(' ') || [];

// Returns the height of a sheet in points.
const heightOf = detent => {
  const amount = +detent.slice(1);
  const rem = parseFloat(getComputedStyle(doc.documentElement).fontSize);
  const full = isWideWindow() ? Math.min(46 * rem, innerHeight * .86) : innerHeight - 46;
  const height = {large: full, medium: innerHeight * .54}[detent]
    ?? (detent[0] === 'f' ? amount * innerHeight : amount);
  return Math.min(height, full);
};

const resize = (layer, detent) => waymark.send(layer.dataset.n, 'resize', detent);

// Moves a card: up by its top edge, so that it grows; down as a whole.
const pull = (card, way) => {
  card.style.translate = way > 0 ? `0 ${way}px` : '';
  card.style.setProperty('--drag', Math.min(way, 0) + 'px');
};

// Moves a card from where it is seen to another distance from its place.
const glide = (card, way) => {
  const top = frameOf(card).top;
  pull(card, way);
  const rest = Math.max(way, 0);
  const distance = top - frameOf(card).top;
  if (Math.abs(distance) < 1 || waymark.reducedMotion.matches) return;
  waymark.move(card, {translate: `0 ${rest + distance}px`}, {translate: `0 ${rest}px`});
};

// Moves a dragged card to its place.
const settleCard = card => {
  if (card.style.translate || card.style.getPropertyValue('--drag')) glide(card, 0);
};

// Begins to drag a sheet; `drag` is called with the distance, `drop` at the end.
const dragSheet = (layer, start, time) => {
  const card = cardOf(layer);
  const isLocked = layer.hasAttribute('data-locked');
  const detents = detentsOf(layer);
  const heights = detents.map(heightOf);
  const height = card.offsetHeight;
  const most = heights.length && !isWideWindow() ? Math.max(0, heights.at(-1) - height) : 0;
  let way = 0;
  // Beyond its limits, a card follows a sixth of the way.
  const limited = way => {
    if (way < -most) return -most + (way + most) / 6;
    const least = isLocked ? Math.max(0, height - (heights[0] ?? height)) : Infinity;
    return way > least ? least + (way - least) / 6 : way;
  };
  return {
    drag: y => {
      way = y - start;
      pull(card, limited(way));
    },
    drop: (now, isCancelled) => {
      const speed = way / Math.max(1, now - time);
      const isFar = way > 120 || way > 24 && speed > .5;
      if (isCancelled) return settleCard(card);
      if (heights.length < 2) {
        const number = isFar && waymark.dismiss(layer);
        return number ? dragged.push([number, layer]) : settleCard(card);
      }
      // The nearest height to where the card would come to rest; that of a dismissed one is 0.
      const goal = height - way - Math.max(-60, Math.min(speed * 250, 60));
      const near = heights.map((one, index) => [Math.abs(one - goal), detents[index], one]);
      if (!isLocked) near.push([Math.abs(goal)]);
      const [, detent, chosen] = near.reduce((a, b) => b[0] < a[0] ? b : a);
      let number;
      if (!detent) {
        number = waymark.dismiss(layer);
      } else if (detent !== layer.dataset.detent) {
        number = resize(layer, detent);
        if (!isWideWindow()) glide(card, height - chosen);
      }
      number ? dragged.push([number, layer]) : settleCard(card);
    },
  };
};

addEventListener('pointerdown', event => {
  const handle = event.target.closest?.('.sheet .grab,.sheet .bar');
  if (!handle || event.button) return;
  if (event.target.closest('button,a,input,textarea,[data-a]')) return;
  const sheet = dragSheet(handle.closest('.layer'), event.clientY, event.timeStamp);
  handle.setPointerCapture(event.pointerId);
  waymark.follow(handle, moved => sheet.drag(moved.clientY), released => {
    sheet.drop(released.timeStamp, released.type !== 'pointerup');
  });
});

// Returns whether the content under a finger can scroll in a direction: positive to its beginning.
const scrollsOn = (node, direction, card) => {
  for (; node !== card; node = node.parentNode) {
    const isScroller = node.scrollHeight > node.clientHeight + 1
      && /auto|scroll/.test(getComputedStyle(node).overflowY);
    if (isScroller && (direction > 0 ? node.scrollTop > 0
      : node.scrollTop + node.clientHeight < node.scrollHeight - 1)) return true;
  }
  return false;
};

const ownGestures = 'input,textarea,select,.grip,.grab,.bar,[data-g]';

// A finger drags a sheet by its content: down where nothing scrolls back, and up to a greater
// height unless the content is to scroll first.
const listenTo = card => {
  const layer = card.parentNode;
  // The finger and the sheet, once it is decided that it drags.
  let finger;
  let sheet;
  card.addEventListener('touchstart', event => {
    const isOne = event.touches.length === 1 && !event.target.closest(ownGestures);
    finger = isOne ? event.touches[0] : null;
    sheet = null;
  }, {passive: true});
  card.addEventListener('touchmove', event => {
    if (!finger) return;
    const {clientX, clientY} = event.touches[0];
    if (!sheet) {
      const way = clientY - finger.clientY;
      const isAcross = Math.abs(clientX - finger.clientX) > Math.abs(way);
      const canGrow = detentsOf(layer).indexOf(layer.dataset.detent) < detentsOf(layer).length - 1;
      const isDrag = (way < 0 && !layer.matches('.scrolls') || !scrollsOn(event.target, way, card))
        && (way > 0 || canGrow);
      if (!way && !isAcross) return;
      if (isAcross || !isDrag || !event.cancelable) {
        finger = null;
        return;
      }
      sheet = dragSheet(layer, finger.clientY, event.timeStamp);
    }
    event.preventDefault();
    sheet.drag(clientY);
  }, {passive: false});
  for (const type of ['touchend', 'touchcancel']) {
    card.addEventListener(type, event => {
      sheet?.drop(event.timeStamp, type === 'touchcancel');
      sheet = finger = null;
    });
  }
};

// The cards that are listened to.
const heardCards = new WeakSet();

// Returns the next height of a sheet for a key of its handle, or nothing.
const nextDetent = (layer, name) => {
  const detents = detentsOf(layer);
  const index = detents.indexOf(layer.dataset.detent);
  const step = {ArrowUp: 1, ArrowRight: 1, ArrowDown: -1, ArrowLeft: -1}[name];
  if (step) return detents[index + step] || detents[index];
  return {
    Home: detents[0], End: detents.at(-1), Enter: detents[(index + 1) % detents.length],
    ' ': detents[(index + 1) % detents.length],
  }[name];
};

// Changes the height of a sheet by a key of its handle; returns whether the key is for that.
waymark.resizeSheet = (layer, name) => {
  const detent = nextDetent(layer, name);
  if (detent) resize(layer, detent);
  return !!detent;
};

const listenToSheets = () => {
  for (const card of waymark.every('.sheet>.card')) {
    if (!heardCards.has(card)) listenTo(card);
    heardCards.add(card);
  }
};

waymark.parts.push({
  redo(handled) {
    listenToSheets();
    // Cards whose dismissal the app has refused move back.
    dragged = dragged.filter(([number, layer]) => {
      if (number > handled) return true;
      if (!layer.matches('.ghost')) settleCard(cardOf(layer));
    });
  },
});
listenToSheets();
