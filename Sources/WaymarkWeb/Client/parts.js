// SPDX-License-Identifier: MIT

// Loads the scripts that only some pages need, as soon as an element needs one.
//
// A part has its own scope, and shares with the others what is in `waymark`: it sends events with
// `put` or `send`, and adds functions to `parts` that are called before and after each patch.

// Returns the style that an element of the first page has by a rule, whose key is in `data-y`.
const ruled = key => {
  for (const {cssRules} of doc.styleSheets) {
    for (const rule of cssRules) {
      if (rule.selectorText === `[data-y="${key}"]`) return rule.style;
    }
  }
};

Object.assign(waymark, {
  put: (...event) => put(...event), send: (...event) => send(...event),
  measure: () => measure(), arrange: () => arrange(),
  op: op, app: app, every: every, byID: byID, nodeAt: nodeAt,
  isRightToLeft: isRightToLeft, frameOf: frameOf, assign: assign, reducedMotion: reducedMotion,
  rounded: rounded, follow: follow, move: move, isOff: isOff, showMenu: showMenu,
  isWideWindow: isWideWindow, cardOf: cardOf, dismiss: dismiss,
  barOf: barOf, below: below, slidStyles: slidStyles, turnScreens: turnScreens,
  layoutSize: layoutSize, ruled: ruled,
  build: build, apply: apply,
  parts: [],
});

// For each part that is not loaded yet, a selector of elements and a URL.
let parts = (doc.documentElement.dataset.parts || '').split(' ');
const loading = [];
const loadParts = () => {
  parts = parts.filter(part => {
    const [selector, address] = part.split('@');
    if (!address || !app.querySelector(selector)) return address;
    const script = doc.createElement('script');
    script.src = address;
    // Parts run in the order of their list, since a part can need an earlier one.
    script.async = false;
    loading.push(new Promise(done => {
      script.onload = () => {
        script.dataset.on = '';
        done();
      };
      script.onerror = done;
    }));
    doc.head.append(script);
  });
};

// Loads the parts that a page needs once it is used, such as the one that plays animations.
const use = () => {
  app.dataset.used = '';
  loadParts();
  return Promise.all(loading);
};
hear('pointerdown', use, {once: true});
hear('keydown', use, {once: true});
