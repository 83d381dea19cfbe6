// SPDX-License-Identifier: MIT

// Reports how elements with `data-b` scroll, and whether those with `data-i` are visible: at least
// the fraction that the attribute names.
//
// A report contains the phases since the last one and twelve numbers: the offset, the size of the
// content, its top, leading, bottom and trailing insets, the size of the container, and the
// velocity. For each element, the next report waits until the app has handled the last one, and
// then has the latest state.

const {app, every, frameOf, isRightToLeft, put, rounded} = waymark;

// The number of the last event that the app has handled.
let answered = 0;

const canReport = node =>
  'live' in document.body.dataset && node.dataset.n && !node.closest('.ghost');

// Browsers lay out in these parts of pixels, whose sums are exact.
const exact = length => Math.round(length * 64) / 64;

// Returns what scrolls the content of a node: itself, or the page around it.
const viewOf = node => {
  if (getComputedStyle(node).overflow !== 'visible') return node;
  let view = node.parentElement;
  while (view !== app && !view.matches('.page')
    && !/auto|scroll/.test(getComputedStyle(view).overflow)) view = view.parentElement;
  return view;
};

const placeOf = (node, view) =>
  [isRightToLeft(node) ? -view.scrollLeft : view.scrollLeft, view.scrollTop];

// Returns the padding of a node, and of the page that scrolls it, at a side.
const paddingAt = (side, node, view) => [...new Set([node, view])].reduce(
  (sum, one) => sum + (parseFloat(getComputedStyle(one)['padding' + side]) || 0), 0);

// Returns the ten numbers of the geometry; nothing if the node is not laid out.
const geometryOf = node => {
  const view = viewOf(node);
  const {clientWidth: width, clientHeight: height, scrollWidth, scrollHeight} = view;
  if (!width || !height) return;
  const [x, y] = placeOf(node, view);
  const outer = frameOf(view);
  const parts = [...node.children].filter(child => !child.matches('.ghost'));
  const ends = (parts.length ? [parts[0], parts.at(-1)] : [node]).map(frameOf);
  const least = side => Math.min(...ends.map(end => end[side]));
  const most = side => Math.max(...ends.map(end => end[side]));
  const isMirrored = isRightToLeft(node);
  const size = parts.length
    ? [most('right') - least('left'), most('bottom') - least('top')] : [0, 0];
  const top = least('top') - outer.top + y;
  let bottom = paddingAt('Bottom', node, view);
  if (scrollHeight > height) bottom = Math.max(0, scrollHeight - top - size[1]);
  let [leading, trailing] = ['Left', 'Right'].map(side => paddingAt(side, node, view));
  if (isMirrored) [leading, trailing] = [trailing, leading];
  if (scrollWidth > width) {
    leading = x + (isMirrored ? outer.right - most('right') : least('left') - outer.left);
    trailing = Math.max(0, scrollWidth - leading - size[0]);
  }
  return [x - leading, y - top, ...size, top, leading, bottom, trailing, width, height]
    .map(exact);
};

// For each element with `data-b`, what is known and what was reported.
const states = new WeakMap();
const resizes = new ResizeObserver(() => reportAll());
const stateOf = node => {
  if (!states.has(node)) {
    states.set(node, {phase: 'idle', phases: [], number: 0, velocity: [0, 0], jumps: 0});
    // A single view inside changes the size of the content, for example when a picture arrives.
    for (const one of [node, ...node.children].slice(0, 2)) resizes.observe(one);
  }
  return states.get(node);
};

const report = node => {
  const state = stateOf(node);
  if (!canReport(node) || state.number > answered) return;
  // The browser has not laid out what is covered.
  if (!state.phases.length && node.closest('[hidden]')) return;
  const geometry = geometryOf(node);
  const line = node.dataset.n + ' ' + geometry;
  if (!geometry || !state.phases.length && line === state.line) return;
  state.line = line;
  const phases = state.phases.length ? state.phases : [state.phase];
  state.phases = [];
  state.number = put(node.dataset.n, 'scrolling', [phases, [...geometry, ...state.velocity]]);
};

const enter = (node, phase) => {
  const state = stateOf(node);
  if (state.phase === phase) return;
  state.phase = phase;
  // The app takes no more than eight.
  state.phases = [...state.phases, phase].slice(-8);
};

const rest = node => {
  const state = stateOf(node);
  clearTimeout(state.timer);
  state.jumps = 0;
  state.velocity = [0, 0];
  enter(node, 'idle');
  report(node);
};

// Rests if the browser does not tell so because nothing has moved.
const restSoon = node => {
  const state = stateOf(node);
  clearTimeout(state.timer);
  state.timer = setTimeout(() => rest(node), 200);
};

// Whether a button of the mouse is pressed, and when a wheel was turned or a key was pressed that
// scrolls.
let isPressed = false;
let turned = -1e9;
const isByPerson = () => isPressed || performance.now() - turned < 300;

const hear = (types, handler) => {
  for (const type of types) addEventListener(type, handler, {capture: true, passive: true});
};
hear(['wheel'], () => { turned = performance.now(); });
hear(['keydown'], event => {
  const isKey = /^(Arrow|Page|Home|End| )/.test(event.key);
  if (isKey && !event.target.matches('button,a,input,textarea,select')) turned = performance.now();
});
hear(['mousedown'], () => { isPressed = true; });
hear(['mouseup', 'dragend', 'blur'], () => { isPressed = false; });

const observed = () => every('[data-b]');

hear(['touchstart'], ({target}) => {
  for (const node of observed()) {
    if (!viewOf(node).contains(target)) continue;
    stateOf(node).isTouched = true;
    clearTimeout(stateOf(node).timer);
    enter(node, 'tracking');
    report(node);
  }
});
hear(['touchend', 'touchcancel'], ({touches}) => {
  if (touches.length) return;
  for (const node of observed()) {
    const state = stateOf(node);
    if (!state.isTouched) continue;
    state.isTouched = false;
    if (state.phase === 'tracking') rest(node);
    if (state.phase !== 'interacting') continue;
    enter(node, 'decelerating');
    report(node);
    restSoon(node);
  }
});

hear(['scroll'], ({target}) => {
  for (const node of observed()) {
    const view = viewOf(node);
    if (view !== target) continue;
    const state = stateOf(node);
    const [x, y] = placeOf(node, view);
    const time = performance.now();
    const [oldX, oldY, oldTime] = state.place || [x, y, 0];
    const span = time - oldTime;
    state.velocity = [x - oldX, y - oldY].map(way =>
      span > 0 && span < 200 ? rounded(Math.max(-1e6, Math.min(1e6, way / span * 1e3))) : 0);
    state.place = [x, y, time];
    if (state.phase === 'decelerating') {
      restSoon(node);
    } else if (state.isTouched || isByPerson()) {
      enter(node, 'interacting');
    } else if (state.phase === 'idle' && state.jumps++) {
      // A jump, such as one that keeps visible rows in place, is a single event.
      enter(node, 'animating');
    }
    report(node);
  }
});
hear(['scrollend'], ({target}) => {
  for (const node of observed()) {
    if (viewOf(node) !== target) continue;
    stateOf(node).isTouched ? report(node) : rest(node);
  }
});

// For each element with `data-i`, whether it is visible, what was reported, and its observer.
const sights = new WeakMap();

const tell = node => {
  const sight = sights.get(node);
  if (!canReport(node) || sight.number > answered || sight.isVisible === sight.told) return;
  sight.told = sight.isVisible;
  sight.number = put(node.dataset.n, 'visible', sight.told);
};

const watch = node => {
  const line = node.dataset.i;
  const old = sights.get(node);
  if (old?.line === line) return tell(node);
  old?.observer.disconnect();
  // Because of rounding, a whole element can count as a little less.
  const part = Math.min(+line, .99);
  const sight = {number: 0, ...old, line};
  sight.observer = new IntersectionObserver(entries => {
    const {isIntersecting, intersectionRatio} = entries.at(-1);
    sight.isVisible = isIntersecting && intersectionRatio >= part;
    tell(node);
  }, {threshold: part});
  sights.set(node, sight);
  sight.observer.observe(node);
};

const reportAll = () => {
  observed().forEach(report);
  every('[data-i]').forEach(watch);
};

waymark.parts.push({
  redo(handled) {
    answered = handled;
    reportAll();
  },
});
// The connection is there only now, or again.
new MutationObserver(reportAll).observe(document.body, {attributeFilter: ['data-live']});
reportAll();
