// SPDX-License-Identifier: MIT

// Brings back what a person has entered if a new session takes the place of the page's own: after a
// restart of the server, or because the page was away for too long.
//
// A control is found again by its label, and by its index among those with the same label. The
// values are entered as if by hand, one after the other, since one may bring up the next control.

const toggles = '[role=switch],[role=checkbox]';
const controls = '.field,[type=range],[data-c],select,[role=radiogroup],' + toggles;
const isField = control => control.matches('input,textarea');

const labelOf = control =>
  control.matches(toggles) ? control.innerText : control.ariaLabel || '';

// Returns all controls by label and index, such as `Name/0`.
const namedControls = () => {
  const counts = {};
  const named = new Map();
  for (const control of every(controls)) {
    if (control.closest('.ghost') || control.type === 'password') continue;
    const label = labelOf(control);
    counts[label] = (counts[label] ?? -1) + 1;
    named.set(label + '/' + counts[label], control);
  }
  return named;
};

const optionOf = (group, value) =>
  [...group.querySelectorAll('[role=radio]')].find(option => option.innerText === value);

const valueOf = control => {
  if (control.matches(toggles)) return control.ariaChecked === 'true';
  if (control.matches('select')) return control.selectedOptions[0]?.text;
  if (isField(control)) return control.value;
  return control.querySelector('[aria-checked=true]')?.innerText;
};

// The values that the person has entered, by the names of their controls.
const entered = new Map();

const noteEntry = (control, value = valueOf(control)) => {
  for (const [name, other] of namedControls()) if (other === control) entered.set(name, value);
};
hear('input', event => {
  if (event.target.matches(controls)) noteEntry(event.target);
});
hear('change', event => {
  if (event.target.matches(controls)) noteEntry(event.target);
});
hear('click', event => {
  const node = event.target.closest?.('[role=radio],' + toggles);
  if (!node || !app.contains(node)) return;
  const group = node.closest('[role=radiogroup]');
  group ? noteEntry(group, node.innerText) : noteEntry(node);
});

// Notes what the app has made of the values, and forgets the controls that are gone.
const updateEntries = () => {
  if (!entered.size || queue.length) return;
  const named = namedControls();
  for (const name of [...entered.keys()]) {
    const control = named.get(name);
    control ? entered.set(name, valueOf(control)) : entered.delete(name);
  }
};

hear('pagehide', () => {
  let focus;
  for (const [name, control] of namedControls()) {
    if (control === doc.activeElement) focus = [name, control.selectionStart, control.selectionEnd];
  }
  keep('waymarkEntries', [[...entered, ...entries], focus]);
});

// The values of the previous document that are still to be entered, and what had the focus.
let [entries, focusedEntry] = kept('waymarkEntries') || [[]];
let isRecovering = entries.length > 0 || focusedEntry;

const enter = (control, value) => {
  if (control.matches(toggles)) return control.click();
  if (control.matches('[role=radiogroup]')) return optionOf(control, value)?.click();
  if (control.matches('select')) {
    control.selectedIndex = [...control.options].findIndex(option => option.text === value);
  } else {
    control.value = value;
  }
  control.dispatchEvent(new Event('input', {bubbles: true}));
  control.dispatchEvent(new Event('change', {bubbles: true}));
};

// The app focuses each field whose value it receives, so that the last one has the focus.
const refocus = () => {
  if (!focusedEntry) return doc.activeElement.blur();
  const [name, start, end] = focusedEntry;
  const control = namedControls().get(name);
  control?.focus({preventScroll: true});
  if (control && start != null) control.setSelectionRange(start, end);
};

// Enters the next value once the app has handled the one before.
const recover = () => {
  if (!isRecovering || queue.length) return;
  while (entries.length) {
    const named = namedControls();
    const next = entries.findIndex(([name]) => named.has(name));
    if (next < 0) break;
    const [[name, value]] = entries.splice(next, 1);
    const control = named.get(name);
    if (valueOf(control) === value) continue;
    entered.set(name, value);
    enter(control, value);
    if (queue.length) return;
  }
  isRecovering = false;
  refocus();
  if (!entries.length) return;
  const labels = entries.map(([name]) => name.split('/')[0] || 'a field');
  announce(`Could not be restored: ${[...new Set(labels)].join(', ')}`);
  entries = [];
};
