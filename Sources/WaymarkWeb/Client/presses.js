// SPDX-License-Identifier: MIT

// Key presses that views receive while the focus is in them. `data-h` contains what each of them
// listens for, one a line: the phases, separated by commas, and the names of the keys, separated by
// spaces; without names all keys.
//
// The app decides later which view handles a key. So the browser ignores a key if a view lists it,
// except in a field or with Command, Control or Option, and else does what it usually does.

const {isMac, keyNames, isOff} = waymark;

// The numbers of the last key press, and of the last event that the app has handled.
let pressed = 0;
let answered = 0;

// Returns whether the focused element, which a person uses by keys, takes a key for itself.
const isTaken = (node, name) =>
  node.matches('h1,.page,.tab,select,input:not(.field)')
  || node.matches('button,a[href],[data-a],[data-d]') && /^(space|return)$/.test(name)
  || node.matches('[role=tab],[role=radio],.grip,.grab') && /Arrow$|^(home|end)$/.test(name);

// Sends a key to the app if a view around the focus listens for it; returns whether the browser
// should ignore the key.
const press = (event, phase) => {
  const node = event.target;
  const known = keyNames[event.key];
  const text = known || event.key || '';
  const name = known || text.toLowerCase();
  // Other names are those of keys without a character, such as `Shift`.
  if (!known && [...text].length !== 1) return false;
  if (event.isComposing || isOff(node) || isTaken(node, name)) return false;
  let [isHeard, isListed] = [false, false];
  for (let view = node.closest('[data-h]'); view; view = view.parentNode.closest('[data-h]')) {
    for (const line of view.dataset.h.split('\n')) {
      const [phases, ...names] = line.split(' ');
      const lists = names.includes(name);
      isListed ||= lists;
      isHeard ||= phases.split(',').includes(phase) && (lists || !names.length);
    }
  }
  if (isHeard && (phase !== 'repeat' || pressed <= answered)) {
    const modifiers = Object.entries({
      control: isMac && event.ctrlKey, option: event.altKey, shift: event.shiftKey,
      command: isMac ? event.metaKey : event.ctrlKey,
    }).filter(entry => entry[1]).map(entry => entry[0]);
    const payload = [phase, text, modifiers];
    pressed = waymark.send(node.closest('[data-n]').dataset.n, 'keyPress', payload);
  }
  const isBare = !event.ctrlKey && !event.metaKey && !event.altKey;
  return isListed && isBare && !node.matches('.field');
};

waymark.keyPress = event => press(event, event.repeat ? 'repeat' : 'down');

addEventListener('keyup', event => {
  if (press(event, 'up')) event.preventDefault();
});

waymark.parts.push({
  redo(handled) {
    answered = handled;
  },
});
