// SPDX-License-Identifier: MIT

// What a document leaves to the next one when the page is loaded again: at the person's request, or
// because its session is gone. Both show the same URL.

const keep = (key, value) => {
  try {
    sessionStorage[key] = JSON.stringify([here(), value]);
  } catch {}
};

const kept = key => {
  try {
    const [path, value] = JSON.parse(sessionStorage[key]);
    delete sessionStorage[key];
    const [{type}] = performance.getEntriesByType('navigation');
    return path === here() && type !== 'navigate' && value;
  } catch {}
};

// Scroll positions. The document shows the same screens, so that each scroll view is at the same
// place among all others.
const scrollers = () => every('.page,.scroll,.list,.card');

hear('pagehide', () => {
  keep('waymarkScroll', scrollers().map(node => [node.scrollLeft, node.scrollTop]));
});

let positions = kept('waymarkScroll') || [];

// Scrolls to the positions of the previous document, unless the person has scrolled already.
const restorePositions = () => {
  // Reading them would have the browser lay out the page at once.
  if (!positions.length) return;
  scrollers().forEach((node, index) => {
    const [left, top] = positions[index] || [0, 0];
    if (!node.scrollLeft && left) node.scrollLeft = left;
    if (!node.scrollTop && top) node.scrollTop = top;
  });
};
restorePositions();
