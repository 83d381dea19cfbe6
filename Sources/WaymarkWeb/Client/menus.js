// SPDX-License-Identifier: MIT

// Positions menus, and opens context menus.

// What the next menu belongs to: a control or a point.
let anchor;
let pressTimer;
// Whether a long press has opened a menu, so that the tap at its end is ignored.
let isEaten = false;

// Places a menu below its anchor, or above if there is no space below.
const placeMenu = layer => {
  const card = cardOf(layer);
  const width = card.offsetWidth;
  const height = card.offsetHeight;
  const x = innerWidth / 2;
  const y = innerHeight / 3;
  const around = anchor || {left: x - width / 2, right: x + width / 2, top: y, bottom: y};
  const left = isRightToLeft(card) ? around.right - width : around.left;
  const below = around.bottom + 6;
  const top = below + height > innerHeight - 8 ? around.top - height - 6 : below;
  card.style.left = Math.max(8, Math.min(left, innerWidth - width - 8)) + 'px';
  card.style.top = Math.max(8, top) + 'px';
};

// Returns the element with the context menu at a node: its own, or that of its row.
const menuOwner = node => {
  const owner = node.closest?.('[data-m]') || node.closest?.('.row')?.querySelector('[data-m]');
  return isOff(owner) ? null : owner;
};

const openMenu = (owner, x, y) => {
  clearTimeout(pressTimer);
  anchor = {left: x, right: x, top: y, bottom: y};
  send(owner.dataset.n, 'openMenu');
};

hear('contextmenu', event => {
  const owner = menuOwner(event.target);
  if (!owner) return;
  event.preventDefault();
  if (!isEaten) openMenu(owner, event.clientX, event.clientY);
});

let pressX = 0;
let pressY = 0;
hear('pointerdown', event => {
  isEaten = false;
  clearTimeout(pressTimer);
  const owner = event.pointerType === 'touch' && menuOwner(event.target);
  if (!owner) return;
  pressX = event.clientX;
  pressY = event.clientY;
  pressTimer = setTimeout(() => {
    isEaten = true;
    openMenu(owner, pressX, pressY);
  }, 500);
});
for (const type of ['pointerup', 'pointercancel', 'pointermove']) {
  hear(type, event => {
    const way = Math.hypot(event.clientX - pressX, event.clientY - pressY);
    if (type !== 'pointermove' || way > 10) clearTimeout(pressTimer);
  });
}

every('select').forEach(pick);
