// SPDX-License-Identifier: MIT

// The socket: opens it again when it closes, and receives messages of the form `[handled events,
// history, patch]`. If the paths of the entries are unchanged, `history` is the number of steps
// back; otherwise it is a list of the paths, or of the number of entries that remain and the paths
// of the others.

// Shows the state of the connection.
const notice = doc.getElementById('lost');

// Shows a message for a while.
const announce = text => {
  notice.textContent = text;
  notice.hidden = false;
  setTimeout(() => {
    notice.hidden = !isLost;
  }, 2e3 + 50 * text.length);
};

const receive = ([number, place, operations]) => {
  received++;
  handled = Math.max(number, dropped);
  queue = queue.filter(event => event[0] > handled);
  if (place.length) {
    const kept = typeof place[0] === 'number' ? place.shift() : 0;
    paths = [...(paths || []).slice(0, kept), ...place];
    depth = paths.length - 1;
  } else {
    depth = place;
  }
  for (const part of waymark.parts) part.undo?.();
  undoGuesses();
  try {
    apply(operations);
  } catch (error) {
    console.error(error);
    return reload();
  }
  if (shown <= handled) shown = 0;
  redoGuesses();
  for (const part of waymark.parts) part.redo(handled);
  loadParts();
  stopWaiting();
  for (const [input, edit] of edits) {
    if (edit.number <= handled && !edit.isDirty || !input.isConnected) edits.delete(input);
  }
  flush();
  settleHistory();
  if (!isLive) {
    isLive = true;
    isLost = false;
    isTaking = false;
    attempts = 0;
    clearTimeout(reconnectTimer);
    notice.hidden = true;
    if (hasDropped) announce('Some input could not be sent.');
    hasDropped = false;
    restorePositions();
    positions = [];
    keepWindow();
    doc.body.dataset.live = '';
    if (doc.hidden) reportPhase();
    // The app is told of the views that fit only now.
    arrange();
  }
  reportAppearance();
  drawActions();
  measure();
  updateEntries();
  recover();
  pump();
  look();
};

const reportPhase = () => {
  if (isLive) put('', 'phase', doc.hidden);
};

// The codes of SessionCloseCode, and those of RFC 6455 for a server that is full and for messages
// that it rejects, such as one that is too large.
const closeCode = {takenOver: 4001, forgotten: 4002, hibernated: 4003, full: 1013};
const rejections = [1002, 1007, 1009];

// Drops the events that the server has not handled: it would close the next socket for them, too.
const drop = () => {
  queue = [];
  dropped = created;
  hasDropped = true;
};

// A blob instead of the inner response would lie in another process.
const unpack = data => typeof data === 'string' ? data
  : new Response(new Response(data).body.pipeThrough(new DecompressionStream('gzip'))).text();

const connect = (own = waymark.open(at, received, isTaking)) => {
  // Messages are handled in their order, although some take longer to unpack.
  let last = Promise.resolve();
  const take = data => {
    last = last.then(async () => {
      const message = JSON.parse(await unpack(data));
      if (message[2].some(isAnimated)) await use();
      if (own === socket && isOpen()) receive(message);
    }).catch(error => {
      console.error(error);
      reload();
    });
  };
  sent = 0;
  socket = own;
  socket.onmessage = ({data}) => take(data);
  if (own === waymark.first) waymark.early.splice(0).forEach(take);
  socket.onclose = ({code, reason}) => {
    if (isLeaving) return;
    isLive = false;
    isLost = true;
    delete doc.body.dataset.live;
    if (code === closeCode.takenOver) return rest();
    if (rejections.includes(code)) drop();
    notice.textContent = code === closeCode.full
      ? 'Too many sessions. Retrying…' : 'Connection lost. Reconnecting…';
    // A short interruption is not shown.
    setTimeout(() => {
      notice.hidden = !isLost;
    }, 400);
    // The server says when, since all pages return at once after a restart.
    if (code === closeCode.forgotten) return setTimeout(reload, +reason);
    // The page connects when it is visible.
    if (code === closeCode.hibernated && doc.hidden) return;
    const delay = Math.min(8000, 250 * 2 ** attempts++) * (.5 + Math.random() / 2);
    reconnectTimer = setTimeout(() => connect(), delay);
  };
};

// Connects at once when there is reason to expect success.
const connectNow = () => {
  if (!isLost || isElsewhere || doc.hidden || socket.readyState <= WebSocket.OPEN) return;
  clearTimeout(reconnectTimer);
  attempts = 0;
  connect();
};

hear('online', connectNow);
doc.addEventListener('visibilitychange', () => {
  connectNow();
  reportPhase();
});
hear('beforeunload', event => {
  if (!isReloading && !isElsewhere && app.querySelector('[data-keep]')) event.preventDefault();
});
hear('pagehide', () => {
  isLeaving = true;
});
hear('pageshow', event => {
  if (event.persisted) location.reload();
});

// The script opening.js has opened the first socket, which may have failed in the meantime.
connect(waymark.first.readyState < WebSocket.CLOSING ? waymark.first : undefined);
