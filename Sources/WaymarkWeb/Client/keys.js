// SPDX-License-Identifier: MIT

// The keys of controls that are not native.

// Dismisses the front overlay, whether it is locked or not if it asks a question.
const dismissFront = () => {
  const layer = front(app.querySelector('.overlays'));
  if (layer?.matches('.alert,.dialog')) send(layer.dataset.n, 'dismiss');
  else dismiss(layer);
};

// Moves the focus in a menu.
const moveInMenu = (node, name) => {
  const items = [...node.closest('.card').querySelectorAll('[role^=menuitem]:not(:disabled)')];
  const index = items.indexOf(node);
  const next = {
    ArrowUp: index < 0 ? -1 : index - 1, ArrowDown: (index + 1) % items.length, Home: 0, End: -1,
  };
  items.at(next[name])?.focus();
};

// Selects another tab or segment; returns whether the key does.
const moveInGroup = (node, name) => {
  const items = [...node.parentNode.children].filter(item => item.role && !item.disabled);
  const index = items.indexOf(node);
  const next = {
    ArrowLeft: index - 1, ArrowUp: index - 1, ArrowRight: index + 1, ArrowDown: index + 1,
    Home: 0, End: items.length - 1,
  }[name];
  if (next === undefined) return false;
  const item = items[(next + items.length) % items.length];
  item.focus();
  item.click();
  return true;
};

// Handles a key without modifiers; returns whether the browser should ignore it.
const pressKey = (node, name) => {
  const isEnter = name === 'Enter' || name === ' ';
  const isUpOrDown = /^Arrow(Up|Down)$/.test(name);
  if (name === 'Escape') {
    if (node.closest('.find')) {
      send(idOf(node), 'dismiss');
      return true;
    }
    dismissFront();
  } else if (name === 'Enter' && node.matches('input.field')) {
    send(idOf(node), 'submit');
  } else if (node.matches('.grip') && isUpOrDown) {
    send(idOf(node), 'move', name === 'ArrowUp' ? -1 : 1);
    return true;
  } else if (node.matches('.grab') && waymark.resizeSheet?.(node.closest('.layer'), name)) {
    return true;
  } else if (isEnter && node.matches('[data-d]')) {
    send(idOf(node), 'tap');
    return true;
  } else if (node.closest('.layer.menu') && (isUpOrDown || name === 'Home' || name === 'End')) {
    moveInMenu(node, name);
    return true;
  } else if (isEnter && node.matches('[data-a]:not(button)')) {
    node.click();
    return true;
  } else if (node.matches('[role=tab],[role=radio]')) {
    return moveInGroup(node, name);
  }
  return false;
};

hear('keydown', event => {
  const node = event.target;
  const isBare = !event.ctrlKey && !event.metaKey && !event.altKey;
  if (event.isComposing) return;
  if (isBare && assist(node, event.key, event.shiftKey)
    || waymark.shortcut?.(event) || waymark.keyPress?.(event)) {
    event.preventDefault();
  } else if (isBare && pressKey(node, event.key)) {
    event.preventDefault();
  }
});
