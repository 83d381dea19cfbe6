// SPDX-License-Identifier: MIT

// Animates pushes, pops and overlays.
//
// A removed element remains as a ghost until its animation ends.

// Animates a node between two sets of properties; with `then`, it keeps the last ones.
const move = (node, from, to, then, duration = to.opacity === 0 ? 260 : 380) => {
  const animation = node.animate([from, to], {
    duration,
    easing: 'cubic-bezier(.32,.72,0,1)',
    fill: then ? 'forwards' : 'none',
  });
  animation.onfinish = () => then && then();
};

const barOf = screen => screen.querySelector(':scope>.bar');

// Returns how far a screen slides, in pixels: beside its stack, or below another one.
const distanceOf = (stack, isBelow) =>
  stack.clientWidth * (isRightToLeft(stack) ? -1 : 1) * (isBelow ? -.28 : 1);

// Returns the styles of a screen that has slid by a part of its distance, and of its bar, which
// stays in place and fades. A screen below dims.
const slidStyles = (stack, part, isBelow) => {
  const x = distanceOf(stack, isBelow) * part;
  const filter = isBelow ? {filter: `brightness(${1 - part / 8})`} : {};
  return [{translate: x + 'px 0', ...filter}, {translate: -x + 'px 0', opacity: 1 - part}];
};

// Slides a screen from one part of its distance to another.
const slide = (screen, from, to, isBelow, then) => {
  const [start, barStart] = slidStyles(screen.parentNode, from, isBelow);
  const [end, barEnd] = slidStyles(screen.parentNode, to, isBelow);
  move(screen, start, end, then);
  if (barOf(screen)) move(barOf(screen), barStart, barEnd, null, 380);
};

// Animates the change of the front child of a stack or of the overlays.
const turn = (parent, old, inserted, isImmediate) => {
  const now = front(parent);
  const ghosts = [...parent.children].filter(n => n.classList.contains('ghost') && !n.isGoing);
  const transition = inserted.includes(now) && now.dataset.t;
  const isStill = reducedMotion.matches || parent.closest('[hidden]') || doc.hidden || now === old
    || transition === 'none' || isImmediate;
  for (const node of ghosts) {
    const isMoving = now === old && node.getAnimations().length;
    if ((isStill || node !== old) && !isMoving) node.remove();
  }
  if (isStill) return;
  if (parent.classList.contains('overlays')) return turnOverlays(old, now, inserted);

  const isWide = isWiderThan(820);
  const way = isRightToLeft(parent) ? -1 : 1;
  const rest = {translate: '0 0', opacity: 1};
  const ahead = {translate: 48 * way + 'px 0', opacity: 0};
  const behind = {translate: -24 * way + 'px 0', opacity: 0};
  if (!old || !now) return old?.classList.contains('ghost') && old.remove();
  const done = () => {
    old.classList.contains('ghost') ? old.remove() : old.classList.remove('leaving');
    old.getAnimations().forEach(animation => animation.cancel());
  };
  old.isGoing = old.classList.contains('ghost');
  old.classList.add('leaving');
  const isComing = inserted.includes(now);
  // A screen expands from an element of the one below, and shrinks back into it.
  if (waymark.motion?.zoom(isComing ? now : old, isComing ? old : now, isComing, done)) {
    if (isComing) move(old, rest, {opacity: 1}, done);
  } else if (transition === 'fade') {
    move(now, {opacity: 0}, rest);
    move(old, rest, {opacity: 0}, done);
  } else if (isWide && !old.style.translate) {
    move(now, isComing ? ahead : behind, rest);
    move(old, rest, isComing ? behind : ahead, done);
  } else if (isComing) {
    slide(now, 1, 0, false);
    slide(old, 0, 1, true, done);
  } else {
    // Where a finger has moved them.
    const at = (node, isBelow, part) => node.style.translate
      ? parseFloat(node.style.translate) / distanceOf(parent, isBelow) : part;
    slide(now, at(now, true, 1), 0, true);
    slide(old, at(old, false, 0), 1, false, done);
  }
};

const turnOverlays = (old, now, inserted) => {
  const rest = {translate: '0 0', scale: 1, opacity: 1};
  // Where the card of an overlay comes from and goes to.
  const away = layer => {
    if (layer.matches('.menu') || cardOf(layer).dataset.side) return {scale: .9, opacity: 0};
    const isDialog = layer.matches('.dialog');
    if (layer.matches('.alert') || isDialog && isWideWindow()) return {scale: 1.12, opacity: 0};
    if (!isWideWindow() || layer.matches('.cover')) return {translate: '0 105%'};
    return {translate: '0 48px', opacity: 0};
  };
  for (const layer of inserted) {
    if (!layer.matches('.layer') || layer !== now) continue;
    move(cardOf(layer), away(layer), rest);
    move(dimOf(layer), {opacity: 0}, rest);
  }
  if (old?.classList.contains('ghost')) {
    const card = cardOf(old);
    old.isGoing = true;
    move(card, {...rest, translate: card.style.translate || '0 0'}, away(old), () => old.remove());
    move(dimOf(old), rest, {opacity: 0}, () => 0);
  }
};
