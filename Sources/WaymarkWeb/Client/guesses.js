// SPDX-License-Identifier: MIT

// Shows the likely outcome of an event at once, until the app has handled it.
//
// A patch changes the page as the app knows it. So all guesses are undone before a patch, and those
// whose events the app has not handled are shown again after it; nothing is painted in between.

// Each with the number of its event and its changes: a node, an attribute and its value.
let guesses = [];

const assign = (node, name, value) =>
  value === null ? node.removeAttribute(name) : node.setAttribute(name, value);

const showGuess = one => {
  one.old = one.changes.map(([node, name]) => [node, name, node.getAttribute(name)]);
  for (const change of one.changes) assign(...change);
};

const guess = (number, changes) => {
  const one = {number, changes};
  showGuess(one);
  guesses.push(one);
};

const undoGuesses = () => {
  for (const one of guesses.reverse()) for (const change of one.old) assign(...change);
  guesses.reverse();
};

const redoGuesses = () => {
  guesses = guesses.filter(one => one.number > handled && one.changes[0][0].isConnected);
  guesses.forEach(showGuess);
};

// Returns the changes of selecting a tab; one that was never shown has no content yet.
const selection = tab => {
  const changes = [];
  for (const other of tab.parentNode.children) {
    changes.push([other, 'aria-selected', other === tab]);
    changes.push([other, 'tabindex', other === tab ? 0 : -1]);
  }
  const panel = byID(tab.dataset.e);
  if (!panel?.firstElementChild) return changes;
  for (const other of panel.parentNode.children) {
    const value = other === panel ? null : '';
    changes.push([other, 'hidden', value], [other, 'inert', value]);
  }
  return changes;
};

// Returns the changes that follow from a tap on a control.
const outcome = control => {
  const role = control.role;
  if (control.dataset.a === 'changeOn') {
    return [[control, 'aria-checked', control.ariaChecked !== 'true']];
  }
  if (role === 'tab') return selection(control);
  const group = role === 'radio' && control.closest('[role=radiogroup]');
  if (!group) return [[control, 'data-busy', '']];
  return [...group.querySelectorAll('[role=radio]')]
    .map(option => [option, 'aria-checked', option === control]);
};

// After a while, a bar says that the app is still busy with what the person did last.
let awaited = 0;
let waitTimer;
const wait = number => {
  awaited = number;
  clearTimeout(waitTimer);
  waitTimer = setTimeout(() => {
    doc.body.dataset.wait = '';
  }, 150);
};
const stopWaiting = () => {
  if (awaited > handled) return;
  clearTimeout(waitTimer);
  delete doc.body.dataset.wait;
};
