// SPDX-License-Identifier: MIT

// Plays the frames that the app has evaluated, effects of symbols, and zooming screens.

// Returns the keyframe of a style in text.
const keyframeOf = text => {
  const {style} = doc.createElement('i');
  style.cssText = text;
  return Object.fromEntries([...style].map(name => [
    name.startsWith('--') ? name : name.replace(/-(.)/g, (_, letter) => letter.toUpperCase()),
    style.getPropertyValue(name),
  ]));
};

// Shows the frames that the app has evaluated: `looks` are lists of operations, each of which leads
// from the final state to that of a frame. The browser interpolates styles between frames.
const playFrames = (timing, looks) => {
  if (reducedMotion.matches) return;
  const options = timingOf(timing);
  const nodes = new Map();
  looks.forEach((operations, index) => {
    for (const [code, address, a, b] of operations) {
      const node = nodeAt(address);
      if (!nodes.has(node)) nodes.set(node, looks.map(() => ({})));
      const look = nodes.get(node)[index];
      if (code === op.style) look.style = a;
      if (code === op.text) look.text = a;
      if (code === op.attribute) (look.attributes ||= {})[a] = b;
    }
  });
  for (const [node, frames] of nodes) {
    node.frames?.cancel();
    const styles = frames.some(({style}) => style !== undefined)
      ? frames.map(({style}) => keyframeOf(style ?? node.style.cssText)) : [];
    const animation = node.frames = node.animate(styles, options);
    const others = frames.flatMap(({attributes}) => Object.keys(attributes || {}));
    const names = [...new Set(others)];
    const hasText = frames.some(({text}) => text !== undefined);
    if (!names.length && !hasText) continue;
    const last = {text: node.textContent, attributes: {}};
    for (const name of names) last.attributes[name] = node.getAttribute(name);
    const draw = ({text, attributes}) => {
      if (hasText) node.textContent = text ?? last.text;
      for (const name of names) {
        const value = attributes?.[name] !== undefined ? attributes[name] : last.attributes[name];
        assign(node, name, value);
      }
    };
    const step = () => {
      if (node.frames !== animation || !node.isConnected) return;
      const part = progressOf(animation);
      draw(part === null ? last : frames[Math.round(part * (frames.length - 1))]);
      if (part !== null) requestAnimationFrame(step);
    };
    step();
  }
};

// The keyframes of the effects that symbols show once.
const beats = {
  bounce: [{translate: '0 0'}, {translate: '0 -18%', scale: 1.1, offset: .35}, {translate: '0 0'}],
  pulse: [{opacity: 1}, {opacity: .35}, {opacity: 1}],
  breathe: [{scale: 1}, {scale: 1.15}, {scale: 1}],
  rotate: [{rotate: '0deg'}, {rotate: '360deg'}],
  wiggle: [{rotate: '0deg'}, {rotate: '-12deg'}, {rotate: '12deg'}, {rotate: '0deg'}],
  variableColor: [{opacity: 1}, {opacity: .35}, {opacity: 1}],
};

// Plays an effect of the symbols in a node once.
const beat = (node, text) => {
  const keyframes = beats[text.split(' ')[0]];
  if (!keyframes || reducedMotion.matches) return;
  const symbols = node.matches('.glyph') ? [node] : node.querySelectorAll('.glyph');
  for (const symbol of symbols) symbol.animate(keyframes, {duration: 700, easing: 'ease-in-out'});
};

Object.assign(waymark, {
  motion: {
    begin: beginAnimation, play: playAnimation, leave: leave, changeText: changeText,
    settle: settle, playFrames: playFrames, beat: beat, placeFollowers: placeFollowers,
  },
  isResizing: () => resizing > 0,
});
waymark.arrange();
