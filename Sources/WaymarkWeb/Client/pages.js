// SPDX-License-Identifier: MIT

// Pages of tabs that a person swipes: reports the page at which scrolling ends, and scrolls to the
// page that the app has selected.

// For each row of pages, the page that it scrolled to last.
const shownPages = new WeakMap();

const turnPages = () => {
  for (const panels of every('.pages>.panels')) {
    const page = [...panels.children].find(tab => !tab.hidden);
    const old = shownPages.get(panels);
    if (!page || page === old) continue;
    shownPages.set(panels, page);
    const isStill = !old || reducedMotion.matches;
    panels.scrollTo({left: page.offsetLeft, behavior: isStill ? 'instant' : 'smooth'});
  }
};

hear('scrollend', ({target}) => {
  if (!target.matches?.('.pages>.panels') || isOff(target)) return;
  const {left, width} = frameOf(target);
  const page = [...target.children].find(tab => Math.abs(frameOf(tab).left - left) < width / 2);
  if (!page?.hidden) return;
  shownPages.set(target, page);
  send(page.dataset.n, 'select');
}, true);
