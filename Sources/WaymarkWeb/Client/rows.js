// SPDX-License-Identifier: MIT

// Loads rows while scrolling.
//
// A gap has the height that its rows would have if they were as high as the adjacent rows. The
// visible range is reported when a gap is less than one screen away, one message at a time. The
// scroll position is preserved while rows are inserted and removed.

// For each list, the average size of a row.
const pitches = new WeakMap();
// The last visible range that was reported, and the number of the event.
let reportedRange = '';
let rangeEvent = 0;
let lookFrame = 0;

const isAcross = gap =>
  gap.parentNode.closest('.list,.vstack,.hstack,.grid')?.matches('.hstack,.across');

// Returns the boxes of up to twenty rows beside a gap.
const rowsBeside = gap => {
  const rows = [];
  const isAfter = gap.matches('.after');
  let node = gap;
  while (rows.length < 20) {
    node = isAfter ? node.previousElementSibling : node.nextElementSibling;
    if (!node || node.matches('.gap,.header')) break;
    rows.push(frameOf(node));
  }
  return rows;
};

const sizeGaps = () => {
  for (const gap of every('.gap')) {
    const list = gap.parentNode;
    let pitch = pitches.get(list);
    if (!pitch) {
      const rows = rowsBeside(gap);
      const [start, end] = isAcross(gap) ? ['left', 'right'] : ['top', 'bottom'];
      const last = Math.max(...rows.map(row => row[end]));
      pitch = rows.length && (last - Math.min(...rows.map(row => row[start]))) / rows.length;
      if (pitch > 0) pitches.set(list, pitch);
    }
    // Browsers limit the size of an element.
    const size = Math.min(pitch * gap.dataset.count, 12e6);
    if (pitch > 0) gap.style[isAcross(gap) ? 'width' : 'height'] = size + 'px';
  }
};

const isSeen = node => {
  const {left, right, top, bottom, height} = frameOf(node);
  return bottom > 0 && top < innerHeight && right > 0 && left < innerWidth && height > 0;
};

const canScroll = node => /auto|scroll/.test(getComputedStyle(node).overflow)
  && (node.scrollHeight > node.clientHeight || node.scrollWidth > node.clientWidth);

// Returns the innermost element around a node that can scroll it.
const scrollerOf = node => {
  while (node && !canScroll(node)) node = node.parentElement;
  return node;
};

// Notes where the visible rows are, and returns a function that scrolls them there again.
const holdScroll = () => {
  const holds = [];
  for (const list of new Set(every('.gap').map(gap => gap.parentNode))) {
    const view = scrollerOf(list);
    const rows = [...list.children].filter(node => !node.matches('.gap') && isSeen(node))
      .map(node => [node, frameOf(node)]);
    if (!view) continue;
    const isAtEnd = view.scrollTop > 0
      && view.scrollTop + view.clientHeight > view.scrollHeight - 2;
    holds.push([view, rows, isAtEnd]);
  }
  return () => {
    sizeGaps();
    for (const [view, rows, isAtEnd] of holds) {
      const row = rows.find(([node]) => node.isConnected);
      if (row) {
        const now = frameOf(row[0]);
        view.scrollTop += now.top - row[1].top;
        view.scrollLeft += now.left - row[1].left;
      } else if (isAtEnd) {
        view.scrollTop = view.scrollHeight;
      }
    }
  };
};

// Reports the visible range of the first gap that is near.
const look = () => {
  lookFrame = 0;
  if (!isLive || rangeEvent > handled) return;
  for (const gap of every('.gap')) {
    if (isOff(gap)) continue;
    const {left, right, top, bottom} = frameOf(gap);
    const count = +gap.dataset.count;
    const [start, end, size] = isAcross(gap)
      ? [left, right, innerWidth] : [top, bottom, innerHeight];
    const pitch = (end - start) / count;
    if (!pitch || end < -size || start > 2 * size) continue;
    const range = [Math.floor(-start / pitch), Math.ceil(size / pitch)];
    const name = [gap.dataset.n, count, range].join();
    if (name !== reportedRange) {
      reportedRange = name;
      rangeEvent = put(gap.dataset.n, 'visibleRange', range);
      return;
    }
  }
};

const lookSoon = () => lookFrame ||= requestAnimationFrame(look);
hear('scroll', lookSoon, {capture: true, passive: true});
hear('resize', lookSoon);
sizeGaps();
