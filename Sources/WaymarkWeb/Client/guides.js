// SPDX-License-Identifier: MIT

// Alignment guides, which CSS does not have.
//
// A guide is its name, and the parts of its position, which are 0 if absent: a constant, and the
// factors of the width, the height, the first and the last baseline. A view that sets one has its
// axis and name in `data-guide`, and all of it in `data-line`. A container whose alignment is not a
// class has its guides in `data-gx` and `data-gy`. `arrange` calls `waymark.alignGuides`.

const doc = document;
const {every, frameOf, isRightToLeft} = waymark;
const boundary = '.scroll,.list,.screen,.layer,#app';
const guideStyles =
  ['align-self', 'justify-self', 'margin-inline-start', 'margin-block-start', '--start', '--end'];
// What the last arrangement has moved.
let aligned = [];

const nudge = (node, name, value) => {
  node.style.setProperty(name, value);
  aligned.push(node);
};

// Returns the distances of the first and the last baseline from the top of a node.
const baselines = node => {
  const {top, height} = frameOf(node);
  const pen = doc.createElement('canvas').getContext('2d');
  const range = doc.createRange();
  const walker = doc.createTreeWalker(node, NodeFilter.SHOW_TEXT);
  const found = [];
  while (walker.nextNode()) {
    range.selectNodeContents(walker.currentNode);
    pen.font = getComputedStyle(walker.currentNode.parentNode).font;
    const {fontBoundingBoxAscent: above, fontBoundingBoxDescent: below} = pen.measureText('x');
    for (const line of range.getClientRects()) {
      if (line.width) found.push(line.top + (line.height + above - below) / 2 - top);
    }
  }
  return found.length ? [Math.min(...found), Math.max(...found)] : [height, height];
};

const positionOf = (node, [, offset, wide = 0, high = 0, first = 0, last = 0]) => {
  const {width, height} = frameOf(node);
  const ends = +first || +last ? baselines(node) : [0, 0];
  return +offset + wide * width + high * height + first * ends[0] + last * ends[1];
};

const startOf = (node, axis) => {
  const {left, right, top} = frameOf(node);
  return axis === 'y' ? top : isRightToLeft(node) ? -right : left;
};

// Returns the position of a guide in a node: the mean of those that its views set, or the default.
const lineIn = (node, axis, guide) => {
  const selector = `[data-guide="${axis} ${guide[0]}"]`;
  const views = [node, ...node.querySelectorAll(selector)].filter(view => view.matches(selector)
    && (view === node || !node.contains(view.parentNode.closest(selector + ',' + boundary))));
  const lines = views.map(view => startOf(view, axis) - startOf(node, axis)
    + positionOf(view, view.dataset.line.split(' ')));
  return lines.length ? lines.reduce((sum, line) => sum + line) / lines.length
    : positionOf(node, guide);
};

// Returns the guide at which a container aligns its children.
const guideOf = (container, axis) => {
  const [, side = 'c'] = container.className.match(/\bal-(\w+)/) || [];
  const usual = axis === 'x'
    ? side.endsWith('l') ? 'leading 0' : side.endsWith('r') ? 'trailing 0 1' : 'center 0 .5'
    : side === 'base' ? 'firstTextBaseline 0 0 0 1' : side[0] === 't' ? 'top 0'
      : side[0] === 'b' ? 'bottom 0 0 1' : 'center 0 0 .5';
  return (container.dataset['g' + axis] || usual).split(' ');
};

// The containers that place their children along each axis.
const layers = '.zstack,.overlay,.backdrop,.box[class*=" al-"]';
const containers = {
  x: layers + ',.vstack,.box.fw,[data-gx]',
  y: layers + ',.hstack,.box.fh,[data-gy]',
};

const alignChildren = (container, axis) => {
  const guide = guideOf(container, axis);
  const self = container.matches('.vstack,.hstack') || axis === 'y' ? 'align-self' : 'justify-self';
  const children = [...container.children].filter(child =>
    !child.matches(`.spacer,.divider,.g${axis},.box>.overlay,.box>.backdrop`)
    && frameOf(child).height);
  for (const child of children) nudge(child, self, 'start');
  const lines = children.map(child => lineIn(child, axis, guide));
  // A stack is as large as the union of its children.
  const line = container.matches('.vstack,.hstack,.zstack')
    ? Math.max(...lines) : positionOf(container, guide);
  children.forEach((child, n) => nudge(
    child, axis === 'x' ? 'margin-inline-start' : 'margin-block-start', line - lines[n] + 'px'));
};

// Moves an end of the separator below a row, which the next row draws if there is one.
const alignSeparator = (view, isEnd) => {
  const row = view.closest('.row');
  if (!row) return;
  const line = startOf(view, 'x') - startOf(row, 'x')
    + positionOf(view, view.dataset.line.split(' '));
  nudge(row.nextElementSibling || row, isEnd ? '--end' : '--start',
    (isEnd ? frameOf(row).width - line : line) + 'px');
};

const alignGuides = () => {
  for (const node of aligned) for (const name of guideStyles) node.style.removeProperty(name);
  aligned = [];
  const views = every('[data-guide]');
  const found = {x: new Set(every('[data-gx]')), y: new Set(every('[data-gy]'))};
  for (const view of views) {
    const [axis, name] = view.dataset.guide.split(' ');
    if (/^listRow/.test(name)) alignSeparator(view, name.endsWith('Trailing'));
    for (let node = view.parentNode; !node.matches(boundary); node = node.parentNode) {
      if (node.matches(containers[axis]) && guideOf(node, axis)[0] === name) found[axis].add(node);
    }
  }
  // Inner containers come first, since they move the guides that outer ones use.
  for (const node of every('.vstack,.hstack,.zstack,.box,.overlay,.backdrop').reverse()) {
    for (const axis of 'xy') if (found[axis].has(node)) alignChildren(node, axis);
  }
};

waymark.alignGuides = alignGuides;
alignGuides();
