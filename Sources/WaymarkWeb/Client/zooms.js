// SPDX-License-Identifier: MIT

// Screens that expand from an element of the screen below, and shrink back into it.

const restOfZoom = {translate: '0 0', scale: 1, clipPath: 'inset(0 0 0 0 round 0px)'};

// Returns the keyframe of a screen that lies over its element in the screen below, if there is one
// and no finger has moved the screen.
const zoomFrom = (screen, below) => {
  const name = screen?.dataset.zoom;
  const source = name && below?.querySelector(`[data-source="${name}"]`);
  if (!source?.offsetParent || screen.style.translate) return;
  const [from, to] = [waymark.frameOf(source), waymark.frameOf(screen.parentNode)];
  const scale = from.width / to.width;
  const cut = Math.max(0, to.height - from.height / scale);
  screen.style.transformOrigin = '0 0';
  return {
    translate: `${from.left - to.left}px ${from.top - to.top}px`, scale,
    clipPath: `inset(0 0 ${cut}px 0 round ${16 / scale}px)`,
  };
};

// Expands a screen from its element in the screen below, or shrinks it back; returns nothing if
// there is none.
waymark.zoom = (now, old, isComing, done) => {
  const frame = isComing ? zoomFrom(now, old) : zoomFrom(old, now);
  if (!frame) return;
  if (isComing) waymark.move(now, frame, restOfZoom);
  return isComing ? waymark.move(old, {}, {}, done) : waymark.move(old, restOfZoom, frame, done);
};
