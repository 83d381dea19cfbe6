// SPDX-License-Identifier: MIT

// The bar above the keyboard, which is shown while a field of its screen has the focus.

const doc = document;
const {every} = waymark;
const isField = node => node?.matches('input:not([type=range],[type=radio],[type=color]),textarea');

const show = () => {
  const active = doc.activeElement;
  for (const bar of every('.keys')) {
    const isUsed = bar.contains(active) || isField(active) && bar.parentNode.contains(active);
    bar.toggleAttribute('data-on', isUsed);
  }
};

addEventListener('focusin', show);
// The next element gets the focus after this one has lost it.
addEventListener('focusout', () => queueMicrotask(show));
waymark.parts.push({redo: show});
show();

// The field keeps the focus while a person uses the bar.
addEventListener('mousedown', event => {
  if (event.target.closest?.('.keys') && !isField(event.target)) event.preventDefault();
});

// Browsers lay out the page below a keyboard on the screen.
const view = window.visualViewport;
const place = () => {
  const covered = Math.max(0, innerHeight - view.height - view.offsetTop);
  doc.documentElement.style.setProperty('--keys', `${covered}px`);
};
view?.addEventListener('resize', place);
view?.addEventListener('scroll', place);
