// SPDX-License-Identifier: MIT

// Layouts of the app, which place the children of an element with `data-row`.
//
// `data-ask` of a child lists the spaces in which it is measured, such as `,` for its ideal size and
// `120,` for the width of 120 pixels. `arrange` calls `waymark.measureLayouts`. The sizes are
// reported if they have changed, and the app answers with the places of the children.

const {every, layoutSize, put, rounded, ruled} = waymark;
const screens = '.page,.inner,.under,.tab,.screen,.layer,#app';

// For each layout, what was reported last.
const reported = new WeakMap();

// Views that also change their sizes without the app, such as a field in which a person types.
const watched = new WeakSet();
const resizes = new ResizeObserver(() => waymark.measureLayouts());
const watch = view => {
  if (!view || watched.has(view)) return;
  watched.add(view);
  resizes.observe(view);
};

// For each axis: the class of what takes all space, those of what does not, the length, and what has
// no limit along it.
const axes = [
  {grows: 'gx', keeps: ['fw', 'hug'], length: 'width', free: '.scroll.across'},
  {grows: 'gy', keeps: ['fh'], length: 'height', free: '.scroll.down,.row'},
];

// Returns the width and the height that the node could take, null where it has no limit: the size
// of a node that takes all space, in ancestors that grow with it, up to the first fixed frame.
const spaceOf = node => axes.map(({grows, keeps, length, free}, axis) => {
  const growing = [];
  for (let one = node; !one.matches(screens); one = one.parentNode) {
    if (one !== node) {
      if (one.matches(free)) return null;
      if ((one.dataset.y && ruled(one.dataset.y) || one.style)[length]) break;
    }
    growing.push([one, one.className, one.style.cssText]);
  }
  for (const [{classList}] of growing) {
    classList.remove(...keeps);
    classList.add(grows);
  }
  node.classList.remove('row-horizontal', 'row-vertical', 'row-both');
  node.style[length] = '';
  if (axis) node.style.minHeight = 0;
  const space = layoutSize(node)[axis];
  for (const [one, classes, css] of growing) {
    one.className = classes;
    one.style.cssText = css;
  }
  return rounded(space);
});

const lengthOf = (text, ideal) => text ? text + 'px' : ideal;

// Returns for each item the lengths of each of its proposals, and of its view in this space.
const answersOf = items => {
  const asks = items.map(item => item.dataset.ask.split(' ').map(ask => ask.split(',')));
  const styles = items.map(item => item.style.cssText);
  const answers = items.map(() => []);
  // All views are measured at once in their first space, and so on: the browser lays them out once.
  for (let round = 0; asks.some(list => list[round]); round++) {
    items.forEach((item, n) => {
      const ask = asks[n][round];
      if (!ask) return;
      item.style.cssText = 'position:absolute;max-width:none;max-height:none;'
        + `width:${lengthOf(ask[0], 'max-content')};height:${lengthOf(ask[1], 'auto')}`;
    });
    items.forEach((item, n) => {
      const ask = asks[n][round];
      if (!ask) return;
      // Text needs at least its width, and the browser lays out in fractions of pixels.
      const size = item.firstElementChild ? layoutSize(item.firstElementChild) : [0, 0];
      answers[n].push(
        ...ask.map(length => length ? +length : null),
        ...size.map(length => Math.min(1e5, Math.ceil(length * 8) / 8)));
    });
  }
  items.forEach((item, n) => { item.style.cssText = styles[n]; });
  return answers;
};

waymark.measureLayouts = () => {
  if (!('live' in document.body.dataset)) return;
  for (const node of every('[data-row]')) {
    if (node.closest('.ghost') || !node.getClientRects().length) continue;
    const items = [...node.querySelectorAll(':scope > * > [data-ask]')];
    for (const item of items) watch(item.firstElementChild);
    const css = node.style.cssText;
    // What is around the views does not move while they are measured.
    node.style.minHeight = layoutSize(node)[1] + 'px';
    const answers = answersOf(items);
    for (const item of items) item.style.position = 'absolute';
    const space = spaceOf(node);
    for (const item of items) item.style.position = '';
    node.style.cssText = css;
    const ids = [node, ...items].map(item => item.dataset.n);
    const report = JSON.stringify([ids, space, answers]);
    if (reported.get(node) === report) continue;
    reported.set(node, report);
    put(node.dataset.n, 'measured', [...space, answers]);
  }
};
waymark.measureLayouts();
