// SPDX-License-Identifier: MIT

// Reports the frames of measured elements.
//
// A frame has the size of the layout, and the position on the screen. It is reported if it has
// changed after a resize, at the end of scrolling, or after a patch; the appearance settings are
// reported with it. A cookie passes the size of the window and the text size in percent to the next
// request, so that the first page has the right layout.
//
// When scrolling ends, a `tracked` element reports its first target whose centre is visible.

const rounded = number => Math.round(number * 100) / 100;

// For each measured element, its last reported frame and its id.
const reportedFrames = new WeakMap();
const resizes = new ResizeObserver(() => waymark.isResizing?.() || measure());

// Returns the size of an element before transforms, which its box includes; zero if it is not
// drawn.
const layoutSize = node => {
  const {width, height} = getComputedStyle(node);
  return [width, height].map(size => parseFloat(size) || 0);
};

const measure = () => {
  if (!isLive) return;
  for (const node of every('[data-f]')) {
    if (node.closest('.ghost')) continue;
    if (!reportedFrames.has(node)) {
      reportedFrames.set(node, '');
      resizes.observe(node);
    }
    const {left, right, top} = frameOf(node);
    const start = isRightToLeft(node) ? innerWidth - right : left;
    const [width, height] = layoutSize(node);
    const frame = [start, top, width, height].map(rounded);
    const id = node.dataset.n;
    if (reportedFrames.get(node) === frame + id || !(width + height)) continue;
    reportedFrames.set(node, frame + id);
    // A frame that is not sent yet is replaced.
    const event = queue.find(event => event[0] > sent && event[1] === id && event[2] === 'frame');
    event ? event[3] = frame : put(id, 'frame', frame);
  }
};

// Returns the text size in percent; 17 pixels are 100.
const textSize = () => Math.round(parseFloat(getComputedStyle(doc.documentElement).fontSize) / .17);

const keepWindow = () => {
  const size = `${innerWidth}x${innerHeight}x${textSize()}`;
  doc.cookie = `waymark-window=${size};path=/;samesite=lax;max-age=31536000`;
};
hear('resize', () => {
  keepWindow();
  reportAppearance();
});

const reportTargets = () => {
  for (const node of every('[data-q]')) {
    const view = frameOf(node);
    const page = node.closest('.page');
    const pageTop = page ? frameOf(page).top + parseFloat(getComputedStyle(page).paddingTop) : 0;
    const isCentred = target => {
      const {left, top, width, height} = frameOf(target);
      const x = left + width / 2;
      const y = top + height / 2;
      return x > view.left && x < view.right && y > Math.max(pageTop, view.top) && y < view.bottom;
    };
    const target = [...node.querySelectorAll('.targets>*')].find(isCentred)?.dataset.n;
    if (target && target !== node.dataset.q) {
      node.dataset.q = target;
      put(node.dataset.n, 'scrolled', target);
    }
  }
};
hear('scrollend', () => {
  measure();
  reportTargets();
}, true);

// The preferences that the app is told, in this order.
const preferences = [
  matchMedia('(prefers-color-scheme:dark)'), reducedMotion, matchMedia('(prefers-contrast:more)'),
  matchMedia('(prefers-reduced-transparency:reduce)'), matchMedia('(forced-colors:active)'),
  matchMedia('(inverted-colors:inverted)'),
];
// The window's id and the settings that were reported last.
let reportedAppearance = '';
const reportAppearance = () => {
  const id = app.firstElementChild?.dataset.n;
  const settings = [
    ...preferences.map(query => query.matches), rounded(devicePixelRatio), textSize() / 100,
  ];
  if (isLive && id && reportedAppearance !== id + settings) {
    reportedAppearance = id + settings;
    put(id, 'appearance', settings);
  }
};
for (const query of preferences) query.addEventListener('change', reportAppearance);
