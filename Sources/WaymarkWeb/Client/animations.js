// SPDX-License-Identifier: MIT

// Plays the animations of changes: of styles, positions and sizes, of insertions and removals.
//
// The app sends each change once, with its timing. The page measures before and after the change,
// and moves elements from their old position to the new one. A property that a browser can
// interpolate, such as a width or an opacity, is animated directly, so that the layout follows; the
// remaining difference is a translation.

// For each node, its running animations by property: `{animation, from, to, text}`.
const running = new WeakMap();
const runningOf = node => {
  if (!running.has(node)) running.set(node, new Map());
  return running.get(node);
};

const progressOf = animation => animation.effect.getComputedTiming().progress;

// Returns the progress of an animation, and its velocity in lengths of its distance per second.
// Browsers need long to tell, and many animations have begun at the same time.
const momentOf = (animation, text) => remember([
  text, animation.velocity, animation.startTime, doc.timeline.currentTime,
].join(), () => {
  const [, delay, , , curve, ...numbers] = text.split(' ');
  const part = progressOf(animation);
  let velocity = 0;
  if (curve === 's' && part !== null) {
    const time = (animation.currentTime - delay) / 1000;
    const spring = springAt(+numbers[0], +numbers[1], +numbers[2] + animation.velocity);
    velocity = time > 0 ? (spring(time + .001) - spring(time)) * 1000 : 0;
  }
  return {part, velocity};
});

// Returns the current value of a property's animation, and its velocity.
const stateOf = (node, name, {animation, from, to, text}) => {
  const {part, velocity} = momentOf(animation, text);
  // One that has ended has no effect.
  if (part === null) return {value: to, velocity};
  const shown = () => name === 'before'
    ? getComputedStyle(node, '::before').backgroundColor : getComputedStyle(node)[name];
  return {value: mix(from, to, part) ?? shown(), velocity};
};

// The number of sizes that change, while frames are not reported.
let resizing = 0;

// The styles that are animated, besides the size and the transform.
const animatable = [
  'opacity', 'color', 'backgroundColor', 'borderColor', 'borderWidth', 'borderRadius', 'filter',
  'padding', 'rowGap', 'columnGap', 'fontSize', 'letterSpacing', 'clipPath', 'fill', 'stroke',
  'strokeWidth', 'strokeDasharray', 'strokeDashoffset', 'd',
];

// Returns the styles of a node as they are without the animations of this file.
const stylesOf = node => {
  const style = getComputedStyle(node);
  const found = {transform: node.style.transform || style.transform};
  for (const name of animatable) found[name] = style[name];
  // The circle is drawn inside of its element.
  if (node.matches('.circle')) found.before = getComputedStyle(node, '::before').backgroundColor;
  return found;
};

// Returns the current values of the animations of a node whose target has changed, and adds these
// animations to those that end.
const interrupt = (node, names, targetOf, ending) => {
  const held = new Map();
  const known = runningOf(node);
  for (const name of names) {
    const entry = known.get(name);
    if (!entry) continue;
    const target = targetOf(name);
    // An animation with the same target continues.
    if (target === entry.to) held.set(name, null);
    else {
      held.set(name, {...stateOf(node, name, entry), entry});
      ending.push(entry.animation);
      known.delete(name);
    }
  }
  return held;
};

// The velocity of an interrupted animation along another distance, in lengths of that distance per
// second.
const velocityAlong = ({velocity, entry}, from, to) => {
  const numbers = value => (value.match(/-?\d*\.?\d+/g) || []).map(Number);
  const [a, b, c, d] = [entry.from, entry.to, from, to].map(numbers);
  let [dot, square] = [0, 0];
  for (let i = 0; i < d.length; i++) {
    dot += (b[i] - a[i]) * (d[i] - c[i]);
    square += (d[i] - c[i]) ** 2;
  }
  const along = velocity * dot / square;
  return Number.isFinite(along) ? along : 0;
};

// Ends the animations of a node, whose styles change at once.
const settle = node => {
  for (const {animation} of runningOf(node).values()) animation.cancel();
  runningOf(node).clear();
};

// Animates a property of a node.
const play = (node, name, from, to, text, {keyframe, held, pseudoElement}) => {
  if (held) from = held.value;
  if (from === to) return;
  // In steps, so that elements that change alike share their timing.
  const velocity = held ? Math.round(velocityAlong(held, from, to) * 1000) / 1000 : 0;
  const options = {...timingOf(text, velocity), pseudoElement};
  const animation = node.animate([keyframe(from), keyframe(to)], options);
  animation.velocity = velocity;
  const known = runningOf(node);
  known.set(name, {animation, from, to, text});
  const isSize = name === 'size';
  if (isSize) resizing++;
  animation.finished.catch(() => 0).then(() => {
    if (known.get(name)?.animation === animation) known.delete(name);
    if (isSize && !--resizing) waymark.measure();
  });
};

// What can appear, disappear or move: elements, except screens and overlays, which motion.js moves.
const isPart = node => !node.matches('.screen,.layer,.stack,.overlays,.window,.tabs,.tab,.ghost');
const partsOf = root => [...root.querySelectorAll('*')].filter(isPart);

// Whether the size of a node can be seen, so that it must not jump.
const isDrawn = node => {
  if (node.matches('.shape')) return true;
  if (!node.matches('.box,.vstack,.hstack,.zstack,.section,.row,.button,.image')) return false;
  const style = getComputedStyle(node);
  return !/^rgba\(0, 0, 0, 0\)$|^transparent$/.test(style.backgroundColor)
    || style.backgroundImage !== 'none' || style.borderTopWidth !== '0px';
};

// The place of a node in the nearest node around it that has one.
const placeOf = node => {
  let parent = node.parentNode;
  while (parent && parent.nodeType === 1 && getComputedStyle(parent).display === 'contents') {
    parent = parent.parentNode;
  }
  const isInside = node.offsetParent === parent || !parent;
  return {
    x: node.offsetLeft - (isInside ? 0 : parent.offsetLeft),
    y: node.offsetTop - (isInside ? 0 : parent.offsetTop),
  };
};

const sizeOf = node => {
  const {width, height} = getComputedStyle(node);
  return [parseFloat(width), parseFloat(height)];
};

// The effects of a transition on an absent node: `o` fades, `s` scales from a factor around an
// anchor, `m` moves from an edge, `t` from an offset.
const awayOf = (node, effects) => {
  const frame = {};
  const way = isRightToLeft(node) ? -1 : 1;
  const shifts = [];
  for (const effect of effects ? effects.split(';') : []) {
    const [kind, a, b, c] = effect.split(' ');
    if (kind === 'o') frame.opacity = 0;
    if (kind === 's') {
      frame.scale = a;
      frame.transformOrigin = `${b * 100}% ${c * 100}%`;
    }
    if (kind === 't') shifts.push([a * way + 'px', b + 'px']);
    if (kind === 'm') {
      const side = {
        leading: [-100 * way, 0], trailing: [100 * way, 0], top: [0, -100], bottom: [0, 100],
      };
      shifts.push(side[a].map(part => part + '%'));
    }
  }
  if (shifts.length) {
    const sum = axis => `calc(${shifts.map(shift => shift[axis]).join(' + ')})`;
    frame.translate = `${sum(0)} ${sum(1)}`;
  }
  return frame;
};

// Returns the keyframe of a present node: its own styles, around the same anchor.
const thereLike = ({transformOrigin}) => transformOrigin ? {transformOrigin} : {};

// The transitions of a node: what the app has asked for, or else a fade.
const transitionOf = (node, index) => {
  const [effects, timing] = (node.dataset.tr?.split('|')[index] ?? 'o').split('@');
  return {effects, timing};
};

// Keeps a removed node where it was, inert, until its transition has ended.
const leave = (node, place, timing) => {
  const {width, height} = node.getBoundingClientRect().width ? getComputedStyle(node) : {};
  node.classList.add('ghost');
  node.inert = true;
  node.ariaHidden = true;
  for (const part of [node, ...node.querySelectorAll('[data-n],[data-testid]')]) {
    part.removeAttribute('data-n');
    part.removeAttribute('data-testid');
  }
  Object.assign(node.style, {
    position: 'absolute', margin: 0, left: place.left + 'px', top: place.top + 'px', width, height,
    pointerEvents: 'none', boxSizing: 'border-box',
  });
  const transition = transitionOf(node, 1);
  const away = awayOf(node, transition.effects);
  if (Object.keys(away).length) {
    node.animate([thereLike(away), away], {...timingOf(transition.timing || timing), fill: 'both'});
  }
  const moves = node.getAnimations({subtree: true})
    // What repeats for ever has no end, and the end of what follows a scroll position is no time.
    .filter(({effect}) => isFinite(effect.getComputedTiming().endTime));
  Promise.allSettled(moves.map(animation => animation.finished)).then(() => node.remove());
};

// Fades an old text while the new one appears, or rolls the digits that differ.
const changeText = (node, text, timing) => {
  const old = node.textContent;
  const kind = node.closest('[data-ct]')?.dataset.ct;
  const options = timingOf(timing);
  if (old === text || kind === 'i' || node.children.length) return node.textContent = text;
  const roll = (letter, way, isGoing) => {
    const frames = [{opacity: 0, translate: `0 ${60 * way}%`}, {}];
    return letter.animate(
      isGoing ? frames.reverse() : frames, {...options, ...isGoing && {fill: 'both'}});
  };
  if (kind !== 'n' && kind !== 'd') {
    const place = {left: node.offsetLeft, top: node.offsetTop};
    const ghost = node.cloneNode(true);
    delete ghost.dataset.tr;
    node.textContent = text;
    node.after(ghost);
    leave(ghost, place, timing);
    node.animate([{opacity: 0}, {}], options);
    return;
  }
  node.textContent = '';
  const shift = text.length - old.length;
  const letters = [...text].map((letter, index) => {
    const part = doc.createElement('span');
    part.textContent = letter;
    node.append(part);
    if (letter === old[index - shift]) return;
    const way = kind === 'd' ? -1 : 1;
    Object.assign(part.style, {display: 'inline-block', position: 'relative'});
    const last = doc.createElement('span');
    last.textContent = old[index - shift] || '';
    last.ariaHidden = true;
    Object.assign(last.style, {position: 'absolute', left: 0, top: 0});
    part.textContent = '';
    const next = doc.createElement('span');
    next.textContent = letter;
    next.style.display = 'inline-block';
    part.append(next, last);
    roll(last, -way, true);
    return roll(next, way);
  });
  const last = letters.find(letter => letter);
  const restore = () => node.firstElementChild && (node.textContent = text);
  last ? last.onfinish = restore : restore();
};

// The id of the element that an operation inserts, moves or removes, and the node that holds it.
const changeOf = ([code, a, b, c]) =>
  code === op.insert ? [c.match(/data-n="([^"]+)"/)?.[1], nodeAt(a)]
    : code === op.move ? [a, nodeAt(b)]
    : code === op.remove ? [a, byID(a)?.parentNode]
    : [];

// Begins an animated patch: `motions` are `[timing, ids]`, or `[timing]` for all changes. Measures
// the existing nodes, and returns what the changes need.
const beginAnimation = (motions, operations) => {
  const named = new Map();
  let whole;
  for (const [text, ids] of motions) {
    if (!ids) whole = text;
    for (const id of ids?.split(' ') || []) named.set(id, text);
  }
  // The timings by node; the siblings of a changed node move with it.
  const timings = new Map();
  for (const [id, text] of named) {
    const node = byID(id);
    if (node) timings.set(node, text);
  }
  const roots = new Set(whole ? [app] : []);
  const addRoot = (root, text) => {
    if (!root || !text || whole) return;
    roots.add(root);
    if (!timings.has(root)) timings.set(root, text);
  };
  for (const [node, text] of [...timings]) addRoot(node.parentNode, text);
  for (const operation of operations) {
    const [id, holder] = changeOf(operation);
    if (id) addRoot(holder, named.get(id));
  }
  const timingFor = node => {
    for (let next = node; next; next = next.parentNode) {
      const text = named.get(next.dataset?.n) || timings.get(next);
      if (text) return text;
    }
    return whole;
  };

  const places = new Map();
  for (const root of roots) {
    for (const node of partsOf(root)) {
      // What is not drawn has no position.
      if (!node.offsetParent || places.has(node)) continue;
      places.set(node, {
        ...placeOf(node), left: node.offsetLeft, top: node.offsetTop, size: sizeOf(node),
      });
    }
  }
  const styles = new Map();
  for (const [code, a] of operations) {
    const node = (code === op.style || code === op.attribute) && nodeAt(a);
    if (node && !styles.has(node) && timingFor(node)) styles.set(node, stylesOf(node));
  }
  const matches = new Map();
  for (const node of every('[data-match]')) {
    if (node.offsetParent) matches.set(node.dataset.match, {node, frame: frameOf(node)});
  }
  return {timingFor, places, styles, matches, ghosts: []};
};

// Starts an inserted node from the frame of the removed one with the same name, which moves with
// it.
const matchFrames = ({timingFor, matches, ghosts}, inserted) => {
  const within = node => [node, ...node.querySelectorAll('[data-match]')];
  for (const node of inserted.flatMap(within)) {
    const old = matches.get(node.dataset.match);
    const text = timingFor(node);
    if (!old || !text || !ghosts.some(ghost => ghost.contains(old.node))) continue;
    const now = frameOf(node);
    const part = node.dataset.match.split(' ')[1];
    const between = (from, to) => ({
      transformOrigin: '0 0',
      ...part !== 's' && {translate: `${to.left - from.left}px ${to.top - from.top}px`},
      ...part !== 'p' && {scale: `${to.width / from.width} ${to.height / from.height}`},
    });
    const rest = between(now, now);
    node.animate([between(now, old.frame), rest], timingOf(text));
    old.node.animate([rest, between(old.frame, now)], {...timingOf(text), fill: 'both'});
  }
};

// Places elements over those whose frame they share.
const placeFollowers = () => {
  const spotOf = node => {
    let [x, y] = [0, 0];
    for (let next = node; next; next = next.offsetParent) {
      x += next.offsetLeft;
      y += next.offsetTop;
    }
    return [x, y];
  };
  for (const node of every('[data-follow]')) {
    const [name, part] = node.dataset.follow.split(' ');
    const source = every('[data-match]').find(other =>
      other.dataset.match.split(' ')[0] === name && other.offsetParent);
    Object.assign(node.style, {position: 'relative', left: 0, top: 0});
    if (!source) continue;
    if (part !== 'p') {
      Object.assign(node.style, {
        flex: 'none', width: source.offsetWidth + 'px', height: source.offsetHeight + 'px',
      });
    }
    if (part === 's') continue;
    const [[x, y], [left, top]] = [spotOf(source), spotOf(node)];
    Object.assign(node.style, {left: x - left + 'px', top: y - top + 'px'});
  }
};

// Plays an animated patch after its changes: `inserted` are the new nodes.
const playAnimation = (change, inserted) => {
  const {timingFor, places, styles} = change;
  const isPresent = node =>
    node.isConnected && node.offsetParent !== null && !node.closest('.ghost');
  const isStill = reducedMotion.matches;
  // The sizes in the final layout, without the animations of earlier changes.
  const held = new Map();
  const ending = [];
  const endAll = () => ending.splice(0).forEach(animation => animation.cancel());
  for (const node of places.keys()) {
    if (!running.get(node)?.has('size')) continue;
    held.set(node, interrupt(node, ['size'], () => '', ending).get('size'));
  }
  endAll();
  const sizes = new Map();
  for (const [node, {size}] of places) {
    if (!isPresent(node)) continue;
    const now = sizeOf(node);
    const differs = now.some((side, axis) => Math.abs(side - size[axis]) > .5);
    if (differs && (styles.has(node) || held.has(node) || isDrawn(node))) sizes.set(node, now);
  }
  waymark.measure();

  const changed = [...styles.keys()].filter(node => node.isConnected);
  // Without their effect, the computed style is the node's own. All styles are read before any is
  // changed, since the browser computes them again after each change.
  const effects = changed.flatMap(node => [...runningOf(node)]
    .filter(([name]) => name !== 'size').map(([, {animation}]) => [animation.effect, node]));
  for (const [effect] of effects) effect.target = null;
  const news = changed.map(stylesOf);
  for (const [effect, node] of effects) effect.target = node;
  const stopped = changed.map((node, index) =>
    interrupt(node, Object.keys(news[index]), name => news[index][name], ending));
  endAll();
  for (const [index, node] of changed.entries()) {
    const [old, now, states] = [styles.get(node), news[index], stopped[index]];
    const text = timingFor(node);
    for (const name of Object.keys(now)) {
      const isMoving = !/color|opacity|fill|stroke$|before/i.test(name);
      if (states.get(name) === null || isStill && isMoving) continue;
      const isInside = name === 'before';
      play(node, name, old[name], now[name], text, {
        keyframe: value => ({[isInside ? 'backgroundColor' : name]: value}),
        held: states.get(name),
        pseudoElement: isInside ? '::before' : undefined,
      });
    }
  }
  if (isStill) {
    for (const node of inserted) {
      const text = isPart(node) && timingFor(node);
      if (text) node.animate([{opacity: 0}, {}], timingOf(text));
    }
    return;
  }

  for (const [node, now] of sizes) {
    const [from, to] = [places.get(node).size, now].map(size => size.join(' '));
    play(node, 'size', from, to, timingFor(node), {
      keyframe: value => {
        const [width, height] = value.split(' ').map(side => Math.max(0, side) + 'px');
        return {
          width, minWidth: width, maxWidth: width, height, minHeight: height, maxHeight: height,
        };
      },
      held: held.get(node),
    });
  }
  // A displaced node starts from its old position. One that moves with the node around it needs no
  // translation of its own, and the translations of several changes add up.
  for (const [node, old] of places) {
    if (!isPresent(node)) continue;
    const now = placeOf(node);
    const [x, y] = [old.x - now.x, old.y - now.y];
    if (Math.abs(x) + Math.abs(y) < 1) continue;
    node.animate([{translate: `${x}px ${y}px`}, {translate: '0 0'}], {
      ...timingOf(timingFor(node)), composite: 'add',
    });
  }
  matchFrames(change, inserted);
  for (const node of inserted) {
    if (!node.isConnected || !isPart(node)) continue;
    const text = timingFor(node);
    const transition = transitionOf(node, 0);
    const away = awayOf(node, transition.effects);
    if (text && Object.keys(away).length) {
      node.animate([away, thereLike(away)], timingOf(transition.timing || text));
    }
  }
};

