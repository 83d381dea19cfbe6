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
  return animation;
};

const barOf = screen => screen.querySelector(':scope>.bar');

// Where a screen below another one has slid to, in widths of its stack; 1 is beside the stack.
const below = -.28;

// Returns the styles of a screen that has slid to a position, and of its bar, which stays in place
// and fades. A screen below dims.
const slidStyles = (screen, x) => {
  const place = 100 * x * (isRightToLeft(screen) ? -1 : 1);
  const part = x < 0 ? x / below : x;
  const dimmed = x < 0 ? {filter: `brightness(${1 - part / 8})`} : {};
  return [{translate: place + '% 0', ...dimmed}, {translate: -place + '% 0', opacity: 1 - part}];
};

// Returns the styles of a screen in a wide window, which moves a little and fades.
const fadedStyles = (screen, x) => {
  const way = isRightToLeft(screen) ? -1 : 1;
  return [{
    translate: (x < 0 ? -24 * x / below : 48 * x) * way + 'px 0',
    opacity: 1 - (x < 0 ? x / below : x),
  }];
};

// Slides a screen between two positions.
const slide = (screen, from, to, then, stylesAt = slidStyles) => {
  screen.slide?.animations.forEach(animation => animation.cancel());
  const [start, barStart] = stylesAt(screen, from);
  const [end, barEnd] = stylesAt(screen, to);
  const animations = [move(screen, start, end, then)];
  if (barStart && barOf(screen)) animations.push(move(barOf(screen), barStart, barEnd, null, 380));
  screen.slide = {animations, from, to};
};

// Returns where a finger has moved a screen, or where it slides; else a default.
const placeOf = (screen, usual) => {
  const moved = screen.style.translate;
  if (moved) return parseFloat(moved) / 100 * (isRightToLeft(screen) ? -1 : 1);
  const {animations: [animation] = [], from, to} = screen.slide || {};
  const part = animation?.effect.getComputedTiming().progress ?? null;
  return part === null ? usual : from + (to - from) * part;
};

// Animates two screens of a stack: one comes over the other, or leaves it.
const turnScreens = (now, old, isComing, done) => {
  // A screen expands from an element of the one below, and shrinks back into it.
  if (waymark.zoom?.(now, old, isComing, done)) return;
  const [start, end] = isComing ? [1, below] : [below, 1];
  const stylesAt = isWiderThan(820) && !old.style.translate ? fadedStyles : slidStyles;
  slide(now, placeOf(now, start), 0, null, stylesAt);
  slide(old, placeOf(old, 0), end, done, stylesAt);
};

// Animates the change of the front child of a stack or of the overlays.
const turn = (parent, old, inserted, isImmediate) => {
  const now = front(parent);
  if (now && now !== old) {
    now.classList.remove('leaving');
    now.going = null;
  }
  const ghosts = [...parent.children].filter(n => n.classList.contains('ghost') && !n.going);
  const transition = inserted.includes(now) && now.dataset.t;
  const isStill = reducedMotion.matches || parent.closest('[hidden]') || doc.hidden || now === old
    || transition === 'none' || isImmediate;
  for (const node of ghosts) {
    const isMoving = now === old && node.getAnimations().length;
    if ((isStill || node !== old) && !isMoving) node.remove();
  }
  if (isStill) return;
  if (parent.classList.contains('overlays')) return turnOverlays(old, now, inserted);

  if (!old || !now) return old?.classList.contains('ghost') && old.remove();
  // A later turn may bring the screen back.
  const going = old.going = {};
  const done = () => {
    if (old.going !== going) return;
    old.classList.contains('ghost') ? old.remove() : old.classList.remove('leaving');
    old.getAnimations().forEach(animation => animation.cancel());
  };
  old.classList.add('leaving');
  if (transition === 'fade') {
    move(now, {opacity: 0}, {opacity: 1});
    move(old, {opacity: 1}, {opacity: 0}, done);
  } else {
    turnScreens(now, old, inserted.includes(now), done);
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
    old.going = true;
    move(card, {...rest, translate: card.style.translate || '0 0'}, away(old), () => old.remove());
    move(dimOf(old), rest, {opacity: 0}, () => 0);
  }
};
