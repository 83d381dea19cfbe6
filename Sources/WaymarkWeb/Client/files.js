// SPDX-License-Identifier: MIT

// Uploads the files that a person chooses with a button that has `data-files`, which contains the
// value of the attribute `accept`, and reports taps on links with `download`.
//
// The event `upload` lists the files, and each `chunk` contains the next part of them in Base64. The
// server sets `data-got` to the number of the event `upload`, followed by the number of bytes that
// are written unless the upload has ended. At most four parts are sent ahead.

const doc = document;
const {app, byID, dismiss, isRightToLeft, put, send} = waymark;

const chunkSize = 64 << 10;

// The upload: its button and the button's id, the number of its event, the remaining files, the
// offset in the first of them, and the total, sent and written numbers of bytes.
let upload = null;
let isReading = false;
// The input of the last file dialog; browsers may discard one without a reference.
let input = null;

const read = part => new Promise((done, fail) => {
  const reader = new FileReader();
  reader.onload = () => done(reader.result.slice(reader.result.indexOf(',') + 1));
  reader.onerror = () => fail(reader.error);
  reader.readAsDataURL(part);
});

// Displays the written fraction of the upload in its button; without a fraction, removes it.
const show = (node, part) => {
  const isShown = part !== undefined;
  const percent = `${Math.round(100 * part)}%`;
  const side = isRightToLeft(node) ? 'left' : 'right';
  node.style.backgroundImage = isShown
    ? `linear-gradient(to ${side},rgb(127 127 127/.3) ${percent},transparent ${percent})` : '';
  node.ariaBusy = isShown ? 'true' : null;
  if (isShown) node.setAttribute('aria-description', percent);
  else node.removeAttribute('aria-description');
};

const advance = async () => {
  if (isReading) return;
  isReading = true;
  while (upload?.files.length && upload.sent - upload.written < 4 * chunkSize) {
    const now = upload;
    const [file] = now.files;
    const part = file.slice(now.offset, now.offset + chunkSize);
    const text = await read(part).catch(() => '');
    if (now !== upload) break;
    // The file has changed or no longer exists.
    if (!text) {
      now.number = put(now.id, 'upload', []);
      break;
    }
    put(now.id, 'chunk', text);
    now.offset += part.size;
    now.sent += part.size;
    if (now.offset >= file.size) {
      now.files.shift();
      now.offset = 0;
    }
  }
  isReading = false;
};

const begin = (node, files) => {
  const id = node.dataset.n;
  const size = files.reduce((sum, file) => sum + file.size, 0);
  // The server refuses more than 100 files, however many more there are.
  const heads = files.slice(0, 101).map(({name, type, size}) => [name.toWellFormed(), type, size]);
  const number = send(id, 'upload', heads);
  const filled = files.filter(file => file.size);
  upload = {node: node, id: id, number: number, files: filled, offset: 0, size: size, sent: 0};
  show(node, 0);
};

// Opens the browser's file dialog; `cancelled` is called if the person cancels it.
const choose = (node, cancelled) => {
  if (upload) return;
  input = doc.createElement('input');
  input.type = 'file';
  input.accept = node.dataset.files;
  input.multiple = 'several' in node.dataset;
  input.onchange = ({target}) => {
    if (node.isConnected && target.files.length) begin(node, [...target.files]);
  };
  input.oncancel = cancelled;
  input.click();
};

doc.addEventListener('click', ({target}) => {
  const node = target.closest?.('[data-files],[download]');
  if (!node || !app.contains(node)) return;
  if (node.download) send(node.dataset.n, 'tap');
  else choose(node);
});

// Opens the browser's file dialog at once if a button appears in response to a person's input.
let known = new Set();
const open = () => {
  const nodes = [...app.querySelectorAll('[data-files]')];
  const found = nodes.find(node => !known.has(node.dataset.n));
  known = new Set(nodes.map(node => node.dataset.n));
  if (found && navigator.userActivation?.isActive) {
    choose(found, () => dismiss(found.closest('.layer')));
  }
};

const update = handled => {
  if (upload) {
    const {number, id} = upload;
    // After a lost connection, all elements may be new, and the server repeats its state.
    const isNew = !upload.node.isConnected;
    if (isNew) upload.node = byID(id) || upload.node;
    const {node} = upload;
    const [answered, written] = (node.dataset.got || '').split(' ');
    const isAnswered = +answered === number;
    const isForgotten = isNew && !isAnswered && number <= handled;
    if (!node.isConnected || isForgotten || isAnswered && written === undefined) {
      show(node);
      upload = null;
    } else if (isAnswered) {
      upload.written = +written;
      show(node, written / upload.size);
      advance();
    }
  }
  open();
};

waymark.parts.push({redo: update});
update();
