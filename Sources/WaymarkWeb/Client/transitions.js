// SPDX-License-Identifier: MIT

// The looks of views by their position in a scroll view, which the browser animates.
//
// A view is in a frame, whose position counts, and in an element of the same size, which is drawn.
// The styles of both have the names and the ranges of the animations, and here are their keyframes:
// those of an element that is drawn by the position, and, with `hold`, those of a frame around an
// element with a transition. In `data-st` of what is animated are the axis, and for both ends the
// distance into the scroll view at which the view looks as usual: the parts of the scroll view's
// length, of the view's, and pixels.

const doc = document;
const {every, isRightToLeft} = waymark;
const keyframes = facet => ['enter', 'exit'].map(end => {
  const name = `${end}-${facet}`;
  return `@keyframes ${name}{0%{${facet}:var(--${name})}}`
    + `@keyframes hold-${name}{0%,to{--look-${facet}:var(--${name})}}`;
}).join('');
const sheet = new CSSStyleSheet();
sheet.replaceSync(`@supports (animation-timeline:view()){
  ${keyframes('opacity')}${keyframes('filter')}
  @media (prefers-reduced-motion:no-preference){${keyframes('transform')}}
}`);
doc.adoptedStyleSheets = [...doc.adoptedStyleSheets, sheet];

// Returns the distance of an element from an edge of the document, as if nothing had scrolled.
const offsetOf = (node, name) => {
  let sum = 0;
  for (; node; node = node.offsetParent) sum += node[name];
  return sum;
};

const isScroller = node => /auto|scroll|hidden/.test(getComputedStyle(node).overflow);

const resizes = new ResizeObserver(() => place());
const watched = new WeakSet();
const watch = node => {
  if (!node || watched.has(node)) return;
  watched.add(node);
  resizes.observe(node);
};

// The timelines of scroll views, by the axis and the scroll view.
const timelines = {inline: new WeakMap(), block: new WeakMap()};
const timelineOf = (scroller, axis) => {
  const known = timelines[axis];
  if (!known.has(scroller)) known.set(scroller, new ScrollTimeline({source: scroller, axis}));
  return known.get(scroller);
};

// The elements whose animations have another timeline than their styles say.
const placed = new WeakSet();

// Returns the timeline and, for both ends, the range of an element if CSS cannot express them: of
// thresholds with parts of both lengths, and from right to left, where Chromium takes distances
// from the left edge for those from the right one.
const courseOf = node => {
  const [axis, ...numbers] = node.dataset.st.split(' ');
  const ends = [numbers.slice(0, 3), numbers.slice(3)].map(end => end.map(Number));
  const isAcross = axis === 'x';
  const isBackwards = isAcross && isRightToLeft(node);
  if (!isBackwards && !placed.has(node) && !ends.some(([a, b]) => a && a !== b)) return;
  placed.add(node);
  let scroller = node.parentNode;
  while (scroller !== doc.body && !isScroller(scroller)) scroller = scroller.parentNode;
  watch(scroller);
  watch(scroller.firstElementChild);
  const [size, side] = isAcross ? ['Width', 'Left'] : ['Height', 'Top'];
  const {scrollPaddingTop, scrollPaddingBottom} = getComputedStyle(scroller);
  // As in the timeline of the style.
  const [before, after] =
    [scrollPaddingTop, scrollPaddingBottom].map(inset => isAcross ? 0 : parseFloat(inset) || 0);
  const room = scroller['client' + size] - before - after;
  const length = node['offset' + size];
  const start = offsetOf(node, 'offset' + side) - offsetOf(scroller, 'offset' + side)
    - scroller['client' + side];
  const position = isBackwards ? room - start - length : start - before;
  const [entry, exit] = ends.map(([a, b, c]) => a * room + b * length + c);
  const [first, last] = [position - room, position + length];
  return [
    timelineOf(scroller, isAcross ? 'inline' : 'block'),
    [first, first + entry], [last - exit, last],
  ];
};

// Not by styles: Chromium ignores another timeline of an animation that exists.
const place = () => {
  const nodes = every('[data-st]');
  const courses = nodes.map(courseOf);
  nodes.forEach((node, index) => {
    if (!courses[index]) return;
    const [timeline, entry, exit] = courses[index];
    for (const animation of node.getAnimations()) {
      const [, end] = /^(?:hold-)?(enter|exit)-/.exec(animation.animationName) || [];
      if (!end) continue;
      const [from, to] = end === 'enter' ? entry : exit;
      if (animation.timeline !== timeline) animation.timeline = timeline;
      animation.rangeStart = `${from}px`;
      animation.rangeEnd = `${to}px`;
    }
  });
};
if (window.ScrollTimeline) {
  waymark.parts.push({redo: place});
  place();
}
