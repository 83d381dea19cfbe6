// SPDX-License-Identifier: MIT

// Moves elements with the fingers before the app has answered.
//
// An answer tells how the styles of elements have changed with the fingers. Until the next answer,
// they are continued linearly. A patch changes the page as the app knows it, so all of this is
// undone before it and done again after it; nothing is painted in between.

// For each element that follows: the style that the app knows, and its numbers, each with the
// change for a change of what it follows.
let trail = new Map();
// Elements that keep their position from the end of the last touch, with the style that the app
// knows, until the app has handled the event with a number.
let frozen = new Map();
let frozenEvent = 0;

const rounded = waymark.rounded;

const changes = new MutationObserver(() => {});
changes.observe(document.getElementById('app'), {
  subtree: true, attributes: true, attributeFilter: ['style', 'data-y'], attributeOldValue: true,
});

// What the numbers of a style can follow.
const fingers = () => {
  const [[x, y], [u, v] = [x, y]] = touch.points;
  return {
    x: (x + u) / 2, y: (y + v) / 2, spread: Math.hypot(u - x, v - y),
    turn: Math.atan2(v - y, u - x) * 180 / Math.PI,
  };
};

// What each number follows, in order of preference, if that has changed by more than a little.
const order = {
  x: ['x', 'y', 'spread', 'turn'], y: ['y', 'x', 'spread', 'turn'],
  scale: ['spread', 'x', 'y', 'turn'], rotate: ['turn', 'x', 'y', 'spread'],
};
const least = {x: .5, y: .5, spread: .5, turn: .2};

// Splits a style into the text around the numbers that can follow, the numbers, and their kinds.
const parse = text => {
  const texts = [];
  const numbers = [];
  const kinds = [];
  let last = 0;
  for (const part of text.matchAll(/(?:^|; ?)(transform|--x|--y|width|height):([^;]*)/g)) {
    const start = part.index + part[0].length - part[2].length;
    for (const number of part[2].matchAll(/-?\d+(?:\.\d+)?(?:e-?\d+)?/g)) {
      const before = part[2].slice(0, number.index);
      const name = before.match(/(translate|scale|rotate)\(/g)?.at(-1);
      const isSecond = before.slice(before.lastIndexOf('translate')).includes('),');
      texts.push(text.slice(last, start + number.index));
      numbers.push(+number[0]);
      kinds.push(
        name === 'scale(' ? 'scale' : name === 'rotate(' ? 'rotate'
          : /y|height/.test(part[1]) || part[1] === 'transform' && isSecond ? 'y' : 'x');
      last = start + number.index + number[0].length;
    }
  }
  return {texts: [...texts, text.slice(last)], numbers, kinds};
};

const turned = (name, change) => name === 'turn' ? (change + 540) % 360 - 180 : change;

// Learns from an answer how an element follows the fingers.
const learn = (node, old, from, to) => {
  const text = node.style.cssText;
  const before = parse(old);
  const now = parse(text);
  if (before.texts.join('|') !== now.texts.join('|')) return trail.delete(node);
  const rates = trail.get(node)?.rates || [];
  now.rates = now.numbers.map((number, index) => {
    const name = order[now.kinds[index]]
      .find(name => Math.abs(turned(name, to[name] - from[name])) > least[name]);
    if (!name) return rates[index] || ['x', 0];
    const rate = (number - before.numbers[index]) / turned(name, to[name] - from[name]);
    // A style that jumps does not follow.
    return [name, Math.abs(rate) < 8 ? rate : 0];
  });
  trail.set(node, {...now, text});
};

const draw = () => {
  const now = fingers();
  for (const [node, {texts, numbers, rates}] of trail) {
    node.style.cssText = texts.map((text, index) => {
      if (!index) return text;
      const [name, rate] = rates[index - 1];
      return rounded(numbers[index - 1] + rate * turned(name, now[name] - touch.base[name])) + text;
    }).join('');
  }
  changes.takeRecords();
};

// Keeps the elements that follow the last touch in their position.
const freeze = () => {
  if (!trail.size) return;
  for (const [node, {text}] of trail) frozen.set(node, text);
  frozenEvent = touch.number;
  trail = new Map();
};

// For each element that stays, what it showed before a patch.
let shown = [];

const undo = () => {
  shown = [...frozen].map(([node]) => [node, node.style.cssText]);
  for (const [node, text] of frozen) node.style.cssText = text;
  for (const [node, {text}] of trail) node.style.cssText = text;
  changes.takeRecords();
};

const redo = number => {
  handled = number;
  const olds = new Map();
  for (const {target, oldValue, attributeName} of changes.takeRecords()) {
    if (olds.has(target)) continue;
    olds.set(
      target, (attributeName === 'style' ? oldValue : waymark.ruled(oldValue)?.cssText) || '');
  }
  if (frozenEvent <= handled) frozen = new Map();
  for (const [node, text] of shown) {
    if (!frozen.has(node)) continue;
    frozen.set(node, node.style.cssText);
    node.style.cssText = text;
  }
  if (touch && touch.number <= handled && touch.isOver) {
    trail = new Map();
    touch = null;
  }
  if (!touch) return changes.takeRecords();
  // The page shows the answer to the last state of the fingers that the app has handled.
  const answered = touch.told.filter(state => state.number <= handled).pop();
  touch.told = touch.told.filter(state => state.number > handled);
  if (answered) {
    for (const node of trail.keys()) if (!olds.has(node) || !node.isConnected) trail.delete(node);
    if (touch.base) for (const [node, old] of olds) learn(node, old, touch.base, answered.fingers);
    // A style that begins to follow beyond some distance has followed from the start.
    if (!touch.base || olds.size) touch.base = answered.fingers;
  } else {
    // Another event has changed the element meanwhile.
    for (const [node, one] of trail) if (olds.has(node)) {
      const now = parse(node.style.cssText);
      now.texts.join('|') === one.texts.join('|')
        ? Object.assign(one, now, {text: node.style.cssText}) : trail.delete(node);
    }
  }
  draw();
  if (touch.due && touch.number <= handled) tell('moved', touch.due);
};

waymark.parts.push({undo, redo});
