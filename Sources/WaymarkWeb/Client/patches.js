// SPDX-License-Identifier: MIT

// Applies patches: lists of operations of the form `[code, …]`.

// The codes of PatchOperation.Code, which a test compares.
const op = {
  text: 0, attribute: 1, value: 2, insert: 3, remove: 4, move: 5, replace: 6, style: 7, title: 8,
  glyph: 9, reset: 10, open: 11, session: 12, scroll: 13, share: 14, state: 15,
  motion: 16, frames: 17, prepare: 18,
};

// Returns whether an operation needs the part that plays animations.
const isAnimated = ([code, timing]) => code === op.motion && !!timing || code === op.frames;

// Shows the app's choice in a native menu, or none.
const pick = menu => {
  menu.selectedIndex = menu.matches('[data-none]')
    ? -1 : [...menu.options].findIndex(option => option.hasAttribute('selected'));
};

// Creates a node from HTML. The content security policy forbids inline styles, so that they are in
// `data-y` and set here.
const build = html => {
  const template = doc.createElement('template');
  template.innerHTML = html;
  for (const node of template.content.querySelectorAll('[data-y]')) {
    node.style.cssText = node.dataset.y;
    node.removeAttribute('data-y');
  }
  template.content.querySelectorAll('select').forEach(pick);
  return template.content.firstElementChild;
};

// Sets the value of an input, unless the person has typed since or is composing text; a cursor
// that is not at the end stays.
const setValue = (input, value) => {
  const edit = edits.get(input);
  if (input.value === value || edit && (edit.isDirty || edit.number > handled)) return;
  if (input.isComposing) return;
  const start = input.selectionStart;
  const isAtEnd = start === input.value.length;
  input.value = value;
  if (input === doc.activeElement && start != null && !isAtEnd) {
    input.setSelectionRange(start, start);
  }
};

// Applies a patch part by part: animated changes are in parts of their own.
const apply = operations => {
  let [part, motions] = [[], []];
  const end = () => {
    if (part.length) applyPart(part, motions);
    [part, motions] = [[], []];
  };
  for (const operation of operations) {
    const [code, timing, ids] = operation;
    if (code !== op.motion) {
      part.push(operation);
      continue;
    }
    if (!motions.length || timing === undefined) end();
    if (timing !== undefined) motions.push([timing, ids]);
  }
  end();
};

const applyPart = (operations, motions) => {
  const isImmediate = motions[0]?.[0] === '';
  const {motion} = waymark;
  const animation = motions.length && !isImmediate && !doc.hidden
    && motion?.begin(motions, operations);
  const focused = doc.activeElement;
  // For each stack with changes, and for the overlays, the front child before the patch.
  const fronts = new Map();
  const inserted = [];
  const frames = [];
  // What had the focus when the removed screens and overlays appeared.
  const origins = [];
  const restoreScroll = holdScroll();
  let target;
  isApplying = true;

  const noteFront = parent => {
    if (!parent.matches('.stack,.overlays') || fronts.has(parent)) return;
    fronts.set(parent, front(parent));
  };

  for (const [code, a, b, c] of operations) {
    switch (code) {
    case op.text: {
      const node = nodeAt(a);
      const timing = animation && animation.timingFor(node);
      timing ? motion.changeText(node, b, timing) : node.textContent = b;
      break;
    }
    case op.attribute: {
      const node = nodeAt(a);
      c === null ? node.removeAttribute(b) : node.setAttribute(b, c);
      if (b === 'selected' || b === 'data-none') pick(node.closest('select'));
      if (b === 'data-beat' && c) motion?.beat(node, c);
      break;
    }
    case op.value:
      setValue(nodeAt(a), b);
      break;
    case op.insert: {
      const parent = nodeAt(a);
      const node = c === null ? waymark.prepared() : build(c);
      // The page has shown it already.
      if (node.isConnected) break;
      noteFront(parent);
      parent.insertBefore(node, byID(b));
      node.origin = focused;
      node.since = performance.now();
      inserted.push(node);
      break;
    }
    case op.remove: {
      const node = byID(a);
      const parent = node.parentNode;
      noteFront(parent);
      if (node.origin) origins.push(node.origin);
      if (!fronts.has(parent)) {
        const timing = animation && animation.timingFor(node);
        const place = timing && animation.places.get(node);
        if (!place) node.remove();
        else {
          motion.leave(node, place, timing);
          animation.ghosts.push(node);
        }
        break;
      }
      // A screen or an overlay remains as a ghost until it has moved away. To be inert, all of its
      // elements need new styles, which would delay the first frame.
      node.classList.add('ghost', 'leaving');
      requestAnimationFrame(() => setTimeout(() => { node.inert = true; }));
      node.removeAttribute('hidden');
      node.removeAttribute('data-n');
      for (const part of node.querySelectorAll('[data-n]')) part.removeAttribute('data-n');
      break;
    }
    case op.move:
      nodeAt(b).insertBefore(byID(a), byID(c));
      break;
    case op.replace:
      nodeAt(a).replaceWith(build(b));
      break;
    case op.style: {
      const node = nodeAt(a);
      node.removeAttribute('data-y');
      node.style.cssText = b;
      if (!animation) motion?.settle(node);
      break;
    }
    case op.title:
      doc.title = a;
      break;
    case op.glyph:
      if (!doc.getElementById(a)) doc.getElementById('sprite').insertAdjacentHTML('beforeend', b);
      break;
    case op.prepare:
      waymark.prepare(a, b);
      break;
    case op.reset: {
      flush();
      // The session is new to this document, so that it cannot handle earlier events.
      if (received < 2) {
        edits.clear();
        queue = [];
        traversed = 0;
      }
      // The app has yet to receive these values; what is typed next must not follow older ones.
      const unhandled = [...edits]
        .filter(([input, edit]) => input.isConnected && edit.number > handled)
        .map(([input, edit]) => [idOf(input), input.value, edit]);
      for (const node of app.children) node.remove();
      app.append(build(a));
      edits.clear();
      for (const [id, value, edit] of unhandled) {
        const input = every(typed).find(other => idOf(other) === id);
        if (!input) continue;
        input.value = value;
        edits.set(input, edit);
      }
      break;
    }
    case op.open:
      window.open(a, '_blank', 'noopener,noreferrer');
      break;
    case op.state:
      waymark.state = a || '';
      try {
        sessionStorage[waymark.key + '?'] = waymark.state;
      } catch {}
      if (a === null) announce('An earlier state of this page could not be restored.');
      break;
    case op.session:
      waymark.session = a;
      try {
        sessionStorage[waymark.key] = a;
      } catch {}
      break;
    case op.scroll:
      target = [a, b, c];
      break;
    case op.frames:
      frames.push([a, b]);
      break;
    case op.share:
      share(a, b, c);
    }
  }

  arrange();
  restoreScroll();
  if (target) {
    const [id, block, inline] = target;
    const node = byID(id);
    const isInstant = reducedMotion.matches || inserted.some(other => other.contains(node));
    const behavior = isInstant ? 'auto' : 'smooth';
    if (inline) node?.scrollIntoView({block, inline, behavior});
    // Instead of the alignments, there is a position.
    else scrollerOf(node)?.scrollTo({...block, behavior});
  }
  for (const node of inserted) if (node.matches('.layer.menu')) placeMenu(node);
  const isStill = isImmediate || shown && shown <= handled;
  for (const [parent, old] of fronts) turn(parent, old, inserted, isStill);
  if (animation) motion.play(animation, inserted);
  if (!doc.hidden) for (const [timing, looks] of frames) motion?.playFrames(timing, looks);
  moveFocus(focused, inserted, origins);
  followFocus();
  reachPages();
  isApplying = false;
};

// Shares content, or copies it where the browser cannot share.
const share = (title, text, url) => {
  const copy = () =>
    navigator.clipboard?.writeText(url || text).then(() => announce('Copied'));
  if (!navigator.share) return copy();
  navigator.share({title, text, ...url && {url}})
    .catch(error => error.name === 'AbortError' || copy());
};

// Moves the focus after a patch: into a new overlay; else nowhere if it is still possible; else to
// what had it before the removed screen; else to the title of the front screen.
const moveFocus = (focused, inserted, origins) => {
  const take = node => node?.focus({preventScroll: true});
  const layer = inserted.filter(node => node.matches('.layer')).pop();
  if (layer && !isOff(layer)) return take(cardOf(layer));
  if (!isOff(focused)) {
    if (focused !== doc.activeElement) {
      const start = focused.selectionStart;
      take(focused);
      if (start != null) focused.setSelectionRange(start, start);
    }
    return;
  }
  const hasScreen = inserted.some(node => node.matches('.screen'));
  if (!origins.length && !hasScreen && focused === doc.body) return;
  const origin = origins.reverse().find(node => !isOff(node));
  if (origin) return take(origin);
  const top = front(app.querySelector('.overlays')) || app;
  const title = [...top.querySelectorAll('h1')].reverse().find(node => !isOff(node));
  take(title || top.querySelector('.card'));
};
