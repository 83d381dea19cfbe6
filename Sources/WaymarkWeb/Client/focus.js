// SPDX-License-Identifier: MIT

// Synchronises the focus between the page and the app.
//
// A focus change by the app is ignored until the app has handled all events of the page.

const focusable = '.field,[data-k]';
// The element that the app has focused.
let appFocus = null;
// The number of the last focus event.
let focusEvent = 0;
// Focus changes during a patch are not the person's.
let isApplying = false;

// Returns the id of the element that a node belongs to.
const idOf = node => node.dataset.n || node.closest('[data-n]').dataset.n;

const reportFocus = (event, isFocused) => {
  const node = event.target;
  if (isApplying || !node.matches?.(focusable) || node.closest('.ghost')) return;
  // The window lost the focus, or the next field reports it.
  if (!isFocused && (!doc.hasFocus() || event.relatedTarget?.matches(focusable))) return;
  focusEvent = send(idOf(node), 'focus', isFocused);
};

hear('focusin', event => reportFocus(event, true));
hear('focusout', event => reportFocus(event, false));

// Lets the keyboard scroll a page or a column in which nothing else takes the focus.
const reachPages = () => {
  for (const page of every('.page,.inspector')) {
    const other = page.querySelector('a[href],button,input,select,textarea,[tabindex="0"]');
    other ? page.removeAttribute('tabindex') : page.setAttribute('tabindex', 0);
  }
};
reachPages();

// Focuses what the app has focused.
const followFocus = () => {
  if (focusEvent > handled) return;
  const node = app.querySelector('[data-focus]');
  if (node !== appFocus) {
    if (!node) {
      if (appFocus === doc.activeElement) appFocus.blur();
    } else if (node !== doc.activeElement && !isOff(node)) {
      node.focus();
    }
  }
  appFocus = node;
};
