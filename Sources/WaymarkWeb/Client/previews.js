// SPDX-License-Identifier: MIT

// Shows the screen of a link as soon as it is tapped.
//
// The app creates the screen while the link is pressed, and the page holds it ready. Until the app
// has handled the tap, the screen is a guess: if the tap shows something else, or nothing, the page
// removes it before it shows that.

const {put, op, build, apply} = waymark;

// The link that the app knows to be pressed.
let pressed = null;
let timer;
// The link that was tapped before its screen was there.
let tapped;
// The screen that the page holds ready, and its link.
let held = null;
let heldLink;
// The screen that it covers, while it is a guess, and the link that was tapped.
let covered = null;
let guessed;
let isShowing = false;

// Removes the guess; what it covers is visible again if nothing else covers it.
const uncover = () => {
  if (!covered) return;
  held.remove();
  const rest = [...covered.parentNode?.children || []].filter(node => !node.matches('.ghost'));
  if (rest.pop() === covered) covered.removeAttribute('hidden');
  covered = null;
};

// Takes the screen of a link from the app, in place of the one before.
waymark.prepare = (link, html) => {
  uncover();
  held = html ? build(html) : null;
  heldLink = link;
  // After the patch that brings it.
  if (held && tapped?.dataset.n === link) queueMicrotask(() => preview(tapped));
};

// Returns the screen, which the app inserts now, or the page itself.
waymark.prepared = () => {
  const node = held;
  if (!isShowing) held = covered = null;
  return node;
};

const preview = link => {
  tapped = link;
  const old = link.closest('.stack>.screen:not([hidden],.ghost)');
  if (!old || !held || covered || heldLink !== link.dataset.n) return;
  const stack = old.parentNode;
  isShowing = true;
  apply([[op.insert, stack.dataset.n, null, null], [op.attribute, old.dataset.n, 'hidden', '']]);
  isShowing = false;
  covered = old;
  guessed = link;
};

// After a patch: the link is busy until the app has handled the tap.
waymark.parts.push({
  redo() {
    if (covered && !guessed.matches('[data-busy]')) uncover();
  },
});

const release = () => {
  clearTimeout(timer);
  if (pressed) put('', 'prepare');
  pressed = null;
};

const press = id => {
  pressed = id;
  put(id, 'prepare');
};

const linkAt = event => event.target.closest?.('.stack .to[data-n]');

addEventListener('pointerdown', event => {
  release();
  tapped = null;
  const link = linkAt(event);
  if (!link || link.matches('[data-busy]') || event.button) return;
  const id = link.dataset.n;
  // A finger may be about to scroll.
  if (event.pointerType === 'mouse') press(id);
  else timer = setTimeout(() => press(id), 40);
}, true);

addEventListener('pointercancel', release, true);
addEventListener('pointerup', () => {
  clearTimeout(timer);
  // The click follows, if there is one.
  timer = setTimeout(release, 300);
}, true);

// After the script of the page, which has sent the tap if it is one for the app.
addEventListener('click', event => {
  const link = linkAt(event);
  if (!link?.matches('[data-busy]')) return;
  if (link.dataset.n === pressed) pressed = null;
  release();
  preview(link);
});
