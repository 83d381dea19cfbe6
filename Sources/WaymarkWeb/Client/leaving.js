// SPDX-License-Identifier: MIT

// Going back: shows the screen below at once, as a guess, by the back button, the browser's and at
// the end of a swipe. If the app refuses to leave the screen above, that one returns.

// Slides a screen to a position.
const put = (screen, x) => {
  const [styles, barStyles] = waymark.slidStyles(screen, x);
  const bar = waymark.barOf(screen);
  Object.assign(screen.style, {filter: ''}, styles);
  if (bar) Object.assign(bar.style, barStyles);
};

// Removes what `put` and `leave` have set.
const clear = screen => {
  const none = {translate: '', filter: '', opacity: '', pointerEvents: ''};
  for (const node of [screen, waymark.barOf(screen)]) if (node) Object.assign(node.style, none);
};

const endAnimations = node => node.getAnimations().forEach(animation => animation.cancel());

// Animates two screens from where they are seen.
const turn = (now, old, isComing, done, isStill = waymark.reducedMotion.matches) => {
  if (!isStill) waymark.turnScreens(now, old, isComing, done);
  clear(now);
  clear(old);
  if (isStill) done();
};

// Returns the screen below one that has a back button; nothing if the upper one may be a guess.
const belowOf = screen => {
  let below = screen?.previousElementSibling;
  // One that the app has left may still move.
  while (below?.matches('.ghost:not([data-n])')) below = below.previousElementSibling;
  const back = screen?.querySelector(':scope>.bar .back:not([hidden])');
  const isBelow = below?.matches('.screen:not(.ghost)') && !below.querySelector('.to[data-busy]');
  if (back && isBelow && screen.parentNode.dataset.n) return below;
};

// Whether a screen has changes to lose, so that the app asks before it is left.
const asks = screen => !!screen.querySelector('[data-keep]');

// Shows a screen that the person does not leave over the one below.
const stay = (screen, below) => {
  screen.going = null;
  screen.classList.remove('ghost', 'leaving');
  turn(screen, below, true, () => {
    endAnimations(below);
    below.classList.remove('leaving');
    below.setAttribute('hidden', '');
  });
};

// Shows the screen below until the app has decided whether to leave the one above, which is a ghost
// that the app still knows. It waits for the number of an event, or as long as `isBusy`.
const leave = (screen, below, number, isBusy, isStill) => {
  below.removeAttribute('hidden');
  below.classList.remove('leaving');
  screen.classList.add('ghost', 'leaving');
  // Other turns leave it where it is.
  screen.going = {};
  let isOver = false;
  const end = () => {
    isOver = true;
    if (!screen.matches('.ghost')) return endAnimations(screen);
    if (!screen.dataset.n) return screen.remove();
    screen.classList.remove('leaving');
    Object.assign(screen.style, {opacity: 0, pointerEvents: 'none'});
    endAnimations(screen);
  };
  turn(below, screen, false, end, isStill || undefined);
  waits.push([number, () => {
    // Without a number, it is no longer a screen of the app.
    if (!screen.dataset.n) isOver && screen.remove();
    else if (screen.isConnected) stay(screen, below);
  }, isBusy]);
};

// After the script of the page, which has sent the tap.
addEventListener('click', event => {
  const back = event.target.closest?.('.back[data-busy]');
  const screen = back?.closest('.screen:not(.ghost)');
  const below = belowOf(screen);
  if (below && !asks(screen)) leave(screen, below, 0, () => back.matches('[data-busy]'));
});

// Goes one step back in the browser's history, which the browser may have animated itself.
waymark.leave = (number, isStill) => {
  const layer = [...waymark.app.querySelectorAll('.overlays>:not(.ghost)')].pop() || waymark.app;
  const screens = [...layer.querySelectorAll('.screen')]
    .filter(screen => !waymark.isOff(screen) && belowOf(screen));
  // Beside others, the app decides which one is left.
  if (screens.length > 1 || screens.some(asks)) return;
  for (const screen of screens) leave(screen, belowOf(screen), number, null, isStill);
};
