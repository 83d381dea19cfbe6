// SPDX-License-Identifier: MIT

// Keyboard shortcuts: a key taps the first reachable control with its shortcut. `data-s` contains
// the modifiers and the key, separated by spaces.
//
// Typing into a field and keys that the focused control handles are not shortcuts.

const doc = document;
const every = waymark.every;
const isOff = waymark.isOff;

const isMac = /Mac|iP/.test(navigator.platform);
// Keys that a focused control handles itself.
const controlKeys = /^(upArrow|downArrow|leftArrow|rightArrow|home|end|space|return)$/;
// The names of KeyEquivalent for those of the browser.
const keyNames = {
  ' ': 'space', Enter: 'return', Escape: 'escape', Tab: 'tab', Backspace: 'delete',
  Delete: 'deleteForward', ArrowUp: 'upArrow', ArrowDown: 'downArrow', ArrowLeft: 'leftArrow',
  ArrowRight: 'rightArrow', Home: 'home', End: 'end', PageUp: 'pageUp', PageDown: 'pageDown',
  Clear: 'clear',
};
// The part for key presses, which runs after this one, uses them, too.
Object.assign(waymark, {isMac: isMac, keyNames: keyNames});

const isUsable = node => !isOff(node) && !node.disabled && node.ariaDisabled !== 'true';

// Returns whether a key without modifiers belongs to the focused element.
const isOwnKey = (node, name) => {
  if (node.matches('textarea,select,input:not([type=range])')) {
    const submits = node.matches('input.field') && !node.closest('[data-u]');
    return name !== 'escape' && !(name === 'return' && submits);
  }
  return node.matches('button,a[href],[data-a],[data-j],[role=tab],[role=radio],[type=range]')
    && controlKeys.test(name);
};

// Returns whether an event is the key of a shortcut, with its modifiers.
const isShortcut = (event, name, key, modifiers) => {
  const has = modifier => modifiers.includes(modifier);
  if (event.metaKey !== (isMac && has('command'))) return false;
  if (event.ctrlKey !== (has('control') || !isMac && has('command'))) return false;
  if (event.altKey !== has('option')) return false;
  // With modifiers, or in another script, a key may type another character: its place counts.
  const isPlace = (event.altKey || event.shiftKey || event.key > '~')
    && (event.code === 'Key' + key.toUpperCase() || event.code === 'Digit' + key);
  if (name !== key && !isPlace) return false;
  // A character that needs the shift key includes it.
  return event.shiftKey === has('shift')
    || !isPlace && key.length <= 1 && key === key.toUpperCase() && !/\d/.test(key);
};

// Performs the shortcut of a key; returns whether there is one.
waymark.shortcut = event => {
  const name = keyNames[event.key] || event.key.toLowerCase();
  const isBare = !event.ctrlKey && !event.metaKey && !event.altKey;
  if (isBare && isOwnKey(event.target, name)) return;
  for (const node of every('[data-s]')) {
    const modifiers = node.dataset.s.split(' ');
    const key = modifiers.pop();
    if (!isShortcut(event, name, key, modifiers)) continue;
    const controls = node.matches('[data-a],a[href]')
      ? [node] : [...node.querySelectorAll('[data-a],a[href]')];
    const control = controls.find(other => other.closest('[data-s]') === node && isUsable(other));
    if (control) {
      control.click();
      return true;
    }
  }
};

// The button with the app's commands.
const commands = doc.createElement('button');
commands.id = 'cmds';
commands.type = 'button';
commands.textContent = '⌘';
commands.setAttribute('aria-label', 'Commands');
commands.setAttribute('aria-haspopup', 'menu');
doc.body.append(commands);

// Returns the shortcut of a control, as menus show it.
const spell = node => {
  const modifiers = (node.dataset.s || node.closest('[data-s]')?.dataset.s || '').split(' ');
  const key = modifiers.pop();
  const signs = isMac
    ? {control: '⌃', option: '⌥', shift: '⇧', command: '⌘'}
    : {control: 'Ctrl ', option: 'Alt ', shift: 'Shift ', command: 'Ctrl '};
  const keys = {return: '↩', delete: '⌫', escape: 'Esc', space: 'Space'};
  if (!key || key === 'none') return '';
  return modifiers.map(modifier => signs[modifier]).join('') + (keys[key] || key.toUpperCase());
};

commands.onclick = () => {
  const controls = every('.commands [data-a]').filter(node => !isOff(node));
  if (!controls.length) return;
  waymark.showMenu(commands, controls.map(node => [
    node.textContent, () => node.click(),
    {disabled: !isUsable(node), keys: spell(node), on: node.ariaChecked},
  ]));
};
