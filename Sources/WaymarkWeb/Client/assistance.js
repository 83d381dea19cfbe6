// SPDX-License-Identifier: MIT

// Keyboard access to accessibility actions: the menu of named actions, adjustment, and keys for
// standard actions. `data-x` lists the actions of an element, one a line: `=` and the title of a
// named action, or `:` and a standard one.

const actionMenu = doc.createElement('div');
actionMenu.id = 'acts';
actionMenu.popover = 'auto';
actionMenu.setAttribute('role', 'menu');
actionMenu.setAttribute('aria-label', 'Actions');
doc.body.append(actionMenu);

const menuItem = ([title, action, {disabled = false, keys = '', on} = {}]) => {
  const button = doc.createElement('button');
  button.type = 'button';
  button.textContent = title;
  button.disabled = disabled;
  button.dataset.keys = keys;
  button.setAttribute('role', on == null ? 'menuitem' : 'menuitemcheckbox');
  if (on != null) button.setAttribute('aria-checked', on);
  button.onclick = () => {
    actionMenu.hidePopover();
    action();
  };
  return button;
};

// Shows a menu at a node, with items of the form `[title, action, options]`.
const showMenu = (node, items) => {
  actionMenu.replaceChildren(...items.map(menuItem));
  const {left, bottom} = frameOf(node);
  actionMenu.showPopover();
  const width = actionMenu.offsetWidth;
  const height = actionMenu.offsetHeight;
  actionMenu.style.left = Math.max(8, Math.min(left, innerWidth - width - 8)) + 'px';
  actionMenu.style.top = Math.max(8, Math.min(bottom + 6, innerHeight - height - 8)) + 'px';
  [...actionMenu.children].find(button => !button.disabled)?.focus();
};

const showActions = node => showMenu(
  node,
  node.dataset.x.split('\n').filter(line => line[0] === '=')
    .map(line => [line.slice(1), () => send(node.dataset.n, 'perform', line)]));

// Handles a key in the menu of actions; returns whether it did.
const moveInActions = (button, name) => {
  if (name === 'Escape') {
    actionMenu.hidePopover();
    return true;
  }
  if (!/^Arrow(Up|Down)$/.test(name)) return;
  const buttons = [...actionMenu.children].filter(button => !button.disabled);
  const index = buttons.indexOf(button) + (name === 'ArrowUp' ? -1 : 1);
  buttons.at(index % buttons.length).focus();
  return true;
};

// Handles a key; returns whether it did.
const assist = (node, name, isShifted) => {
  if (actionMenu.contains(node)) return moveInActions(node, name);
  if (node.matches('[data-j]') && /^Arrow/.test(name)) {
    send(idOf(node), /Up|Right/.test(name) ? 'increment' : 'decrement');
    return true;
  }
  if (name === 'ContextMenu' || isShifted && name === 'F10') {
    const owner = node.closest('[data-x]');
    if (!owner || isOff(owner) || !/^=/m.test(owner.dataset.x)) return;
    showActions(owner);
    return true;
  }
  const line = {Escape: ':escape', Delete: ':delete'}[name];
  if (!line || node.matches('.field')) return;
  for (let owner = node.closest('[data-x]'); owner; owner = owner.parentNode.closest('[data-x]')) {
    if (owner.dataset.x.split('\n').includes(line)) {
      send(owner.dataset.n, 'perform', line);
      return true;
    }
  }
};
