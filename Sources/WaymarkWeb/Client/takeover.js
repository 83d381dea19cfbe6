// SPDX-License-Identifier: MIT

// A session that is in use in another tab, such as a duplicate of this one. The page shows what it
// last showed, inert, and continues when the person asks for it; then the other tab rests.

const rest = () => {
  isElsewhere = true;
  app.inert = true;
  actionMenu.hidePopover();
  // The app will receive what was typed here as if it were typed after the takeover.
  const unhandled = new Set([...edits]
    .filter(([input, edit]) => edit.isDirty || edit.number > handled).map(([input]) => input));
  const typed = [...namedControls()].filter(([name, control]) => unhandled.has(control))
    .map(([name, control]) => [name, valueOf(control)]);
  entries = [...typed, ...entries];
  isRecovering = entries.length > 0;
  focusedEntry = null;
  const button = doc.createElement('button');
  button.textContent = 'Use it here';
  button.onclick = takeOver;
  notice.replaceChildren('This app is in use in another tab.', button);
  notice.hidden = false;
};

// Continues the session as a new document, which shows what the other tab shows.
const takeOver = () => {
  isElsewhere = false;
  isTaking = true;
  app.inert = false;
  notice.hidden = true;
  waymark.document = '' + Math.random();
  received = created = sent = handled = dropped = traversed = shown = awaited = 0;
  queue = [];
  guesses = [];
  // No answer is awaited any more.
  for (const part of waymark.parts) part.redo(Infinity);
  edits.clear();
  reportedAppearance = '';
  connect();
};
