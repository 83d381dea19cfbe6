// SPDX-License-Identifier: MIT

// Tells the style sheet what a page has scrolled past, in browsers without scroll timelines.

const hasTimelines = CSS.supports('animation-timeline: --page');

const notePast = page => {
  const title = page.querySelector(':scope>h1');
  const isPast = title && !title.hidden
    && frameOf(title).bottom
    <= frameOf(page).top + parseFloat(getComputedStyle(page).paddingTop) + 6;
  const past = (page.scrollTop > 8 ? 'top' : '') + (isPast ? ' title' : '');
  if (past !== (page.dataset.past || '')) page.dataset.past = past;
};

if (!hasTimelines) {
  hear('scroll', ({target}) => {
    if (target.matches?.('.page')) notePast(target);
  }, {capture: true, passive: true});
}
