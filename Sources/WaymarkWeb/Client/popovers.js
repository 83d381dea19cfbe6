// SPDX-License-Identifier: MIT

// Popovers that point at the element that they belong to, whose id is in `data-anchor`.

// Places a popover beside the element that it belongs to, and its arrow.
const placePopover = layer => {
  const card = cardOf(layer);
  const isAnchored = isWideWindow() || layer.matches('.as-none,.as-popover');
  const node = isAnchored && layer.dataset.anchor && byID(layer.dataset.anchor);
  const around = node && frameOf(node);
  delete card.dataset.side;
  card.style.left = card.style.top = '';
  if (!around || !around.width && !around.height) return;
  card.dataset.side = 'below';
  const {offsetWidth: width, offsetHeight: height} = card;
  const [middleX, middleY] = [(around.left + around.right) / 2, (around.top + around.bottom) / 2];
  const gap = 12;
  // The sides in order of preference, with the space that each has left.
  const sides = [
    ['below', innerHeight - around.bottom - height], ['above', around.top - height],
    ['after', innerWidth - around.right - width], ['before', around.left - width],
  ];
  const [side] = sides.find(([, left]) => left >= gap + 8)
    || sides.reduce((a, b) => b[1] > a[1] ? b : a);
  const within = (value, size, whole) => Math.max(8, Math.min(value, whole - size - 8));
  const isBeside = side === 'after' || side === 'before';
  const left = {after: around.right + gap, before: around.left - gap - width}[side]
    ?? middleX - width / 2;
  const top = {below: around.bottom + gap, above: around.top - gap - height}[side]
    ?? middleY - height / 2;
  const x = within(left, width, innerWidth);
  const y = within(top, height, innerHeight);
  card.dataset.side = side;
  card.style.left = x + 'px';
  card.style.top = y + 'px';
  const point = isBeside ? middleY - y : middleX - x;
  const length = isBeside ? height : width;
  card.style.setProperty('--point', Math.max(22, Math.min(point, length - 22)) + 'px');
};

const placePopovers = () => every('.layer.popover:not(.ghost)').forEach(placePopover);
