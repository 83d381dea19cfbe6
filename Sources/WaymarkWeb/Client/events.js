// SPDX-License-Identifier: MIT

// Sends events as `[number, element, action, payload]`, and keeps each until it is handled.
//
// `data-a` names the action of a tap, `data-v` its payload and `data-e` its element, if it is not
// the next one outwards. `data-c` names the action of a changed input. The names are those of
// ClientAction, which a test compares.

// Sends what is queued, at most 32 events ahead of the app. A socket that is closing has not told so
// yet; its events go to the next one.
const pump = () => {
  if (!isOpen()) return;
  for (const event of queue) {
    if (isLive && event[0] > sent && event[0] - handled <= 32) {
      socket.send(JSON.stringify(event));
      sent = event[0];
    }
  }
};

// Queues an event, and returns its number.
const put = (id, action, payload) => {
  if (isElsewhere) return created;
  // The server rejects text with an unpaired surrogate.
  queue.push([++created, id, action, payload?.toWellFormed?.() ?? payload]);
  pump();
  return created;
};

// The fields whose value is sent while it is entered.
const typed = '.field,[type=range],[type=color]';

const putValue = input => put(
  idOf(input), input.dataset.c || 'changeText',
  input.type === 'range' ? +input.value : input.value);

// Sends what was typed since the last event of its field.
const flush = () => {
  for (const [input, edit] of edits) {
    if (edit.isDirty) {
      edit.isDirty = false;
      edit.number = putValue(input);
    }
  }
};

// Queues an event after everything that was typed before it.
const send = (id, action, payload) => {
  flush();
  return put(id, action, payload);
};

// Dismisses an overlay unless it is locked or already leaving.
const dismiss = layer => {
  if (layer && !layer.hasAttribute('data-locked') && !layer.inert) {
    return send(layer.dataset.n, 'dismiss');
  }
};

// Returns whether the browser follows a link itself: in another tab or window, or as a download;
// or because the app is not there any more.
const isForBrowser = event =>
  isLost || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;

hear('click', event => {
  const target = event.target;
  if (!target.closest || target.closest('.ghost')) return;
  if (isEaten) {
    isEaten = false;
    return;
  }
  if (target.matches('.dim')) return dismiss(target.parentNode);
  let node = target.closest('[data-a],[data-g],a[href],button,input,select,textarea,.hits');
  // Content that is dragged, say, lies in front of the button that selects its row.
  if (node?.matches('.hits')) node = node.querySelector('.hit');
  const link = target.closest('a[href]');
  if (!node?.dataset.a || node.ariaDisabled === 'true') return;
  // A link inside of a control is the browser's own; a control that is a link is the app's.
  if (link && node.contains(link)) {
    if (link !== node || isForBrowser(event)) return;
    event.preventDefault();
  }
  // A screen opens and closes once, however often its control is pressed.
  if (node.matches('.back[data-busy],.to[data-busy],a[data-busy]')) return;
  const action = node.dataset.a;
  const owner = action === 'back' ? '.stack[data-n]' : '[data-n]';
  const id = node.dataset.e || node.closest(owner).dataset.n;
  if (node.matches('[aria-haspopup]')) anchor = frameOf(node);
  const payload = action === 'changeOn' ? node.ariaChecked !== 'true' : node.dataset.v;
  const number = send(id, action, payload);
  guess(number, outcome(node));
  wait(number);
});

hear('input', event => {
  const input = event.target;
  if (!input.matches(typed)) return;
  const edit = edits.get(input);
  // While the app handles one change, the next ones wait, and only the last one is sent.
  if (edit && edit.number > handled) edit.isDirty = true;
  else edits.set(input, {number: putValue(input), isDirty: false});
});

hear('change', event => {
  const input = event.target;
  const option = input.selectedOptions?.[0];
  if (option) {
    send(option.dataset.n, 'select');
  } else if (input.dataset.c === 'changeDate' && input.value) {
    flush();
    putValue(input);
  }
});

// The form of the page is for browsers without script.
hear('submit', event => event.preventDefault());

hear('compositionstart', event => {
  event.target.isComposing = true;
});
hear('compositionend', event => {
  event.target.isComposing = false;
});
