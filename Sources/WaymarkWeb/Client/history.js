// SPDX-License-Identifier: MIT

// Synchronises the browser's history with the screens.
//
// There is one entry for each step back, which stores its index and the paths up to its own. Only
// the current entry can be changed, so the script traverses to the first entry that differs and
// rewrites the history from there.

history.scrollRestoration = 'manual';

// Writes the current entry: `how` is `pushState` or `replaceState`.
const write = (how, path) => {
  up[at] = path;
  history[how]({at, up: up.slice(0, at + 1)}, '', path);
};

const travel = entry => {
  going = entry;
  history.go(entry - at);
  clearTimeout(goingTimer);
  // Browsers ignore some traversals.
  goingTimer = setTimeout(() => {
    at = entry;
    going = null;
    settleHistory();
  }, 1000);
};

const settleHistory = () => {
  if (going !== null || traversed > handled) return;
  const wanted = index => paths ? paths[index] : up[index] ?? up[at];
  let index = 0;
  while (index < at && index < depth && wanted(index) === up[index]) index++;
  if (index < at) return travel(index);
  if (wanted(at) !== up[at] || history.state?.at !== at) write('replaceState', wanted(at));
  while (at < depth) {
    const path = wanted(at + 1);
    at++;
    write('pushState', path);
  }
};

// The person may go back while the script does: an entry before its own is theirs. The app may have
// opened screens of which the page does not know yet, so it learns what the page knows.
hear('popstate', event => {
  at = event.state?.at | 0;
  up[at] = here();
  if (going !== null) {
    if (at > going) return;
    const isOwn = at === going;
    going = null;
    clearTimeout(goingTimer);
    if (isOwn) return settleHistory();
  }
  traversed = send('', 'go', {at, address: up[at], depth, seen: handled});
  if (event.hasUAVisualTransition) shown = traversed;
  if (at === depth - 1) waymark.leave?.(traversed, shown);
});
