// SPDX-License-Identifier: MIT

// What CSS cannot lay out: the first of several views that fits, text that shrinks to fit, and what
// other topics place after each patch.

// Calls a function while a node has another style, and returns its result.
const styled = (node, style, body) => {
  const own = node.style.cssText;
  node.style.cssText = style;
  const result = body();
  node.style.cssText = own;
  return result;
};

// Shows one of several views, or none.
const showOnly = (options, shown) => {
  for (const option of options) {
    option.classList.toggle('fitting', option === shown);
    option.classList.toggle('unfit', option !== shown);
  }
};

// Returns whether the screen or the fixed frame around a view is too low for it.
const isTooHigh = node => {
  const limit = node.parentNode.closest('.fh,.scroll,.list,.page,.inner,.under,.tab');
  return limit && !limit.matches('.scroll,.list') && limit.scrollHeight > limit.clientHeight + 1;
};

// Shows the first view that fits, and tells the app if it has shown another one.
const chooseFitting = fits => {
  const options = [...fits.children];
  const axis = fits.dataset.axis;
  showOnly(options);
  // Something very wide gets as much as there is.
  const room = styled(
    fits, 'width:9999px;min-width:0;max-width:100%;flex:0 1e30 auto', () => fits.clientWidth);
  const isFitting = option => {
    const ideal = styled(
      option, 'display:grid;position:absolute;width:max-content;max-width:none',
      () => option.offsetWidth);
    if (axis !== 'vertical' && ideal > room + 1) return false;
    showOnly(options, option);
    return axis === 'horizontal' || !isTooHigh(fits);
  };
  const shown = options.find(isFitting) || options.at(-1);
  showOnly(options, shown);
  for (const option of options) {
    const isNew = isLive && option === shown && option.matches('.spare');
    if (isNew && !option.isAsked) put(option.dataset.n, 'select');
    option.isAsked = isNew;
  }
};

// For each text that may shrink, the font size that it had and the one that it got.
const shrunk = new WeakMap();

const isCut = text => {
  const frame = text.parentNode.closest('.fh');
  return text.scrollHeight > text.clientHeight + 1 || text.scrollWidth > text.clientWidth + 1
    || frame && text.offsetHeight > frame.clientHeight + 1;
};

const shrink = (text, least) => {
  const style = text.style;
  const old = shrunk.get(text);
  if (old?.[1] === style.fontSize) style.fontSize = old[0];
  shrunk.delete(text);
  if (!isCut(text)) return;
  const own = style.fontSize;
  const full = parseFloat(getComputedStyle(text).fontSize);
  let [low, high] = [least, 1];
  for (let step = 0; step < 6; step++) {
    const scale = (low + high) / 2;
    style.fontSize = full * scale + 'px';
    isCut(text) ? high = scale : low = scale;
  }
  style.fontSize = full * low + 'px';
  shrunk.set(text, [own, style.fontSize]);
};

const arrange = () => {
  turnPages();
  placePopovers();
  every('.fits').forEach(chooseFitting);
  for (const node of every('[data-scale]')) {
    const texts = node.matches('.text') ? [node] : node.querySelectorAll('.text');
    for (const text of texts) {
      if (text.closest('[data-scale]') === node) shrink(text, +node.dataset.scale);
    }
  }
  waymark.measureLayouts?.();
  waymark.alignGuides?.();
  waymark.motion?.placeFollowers();
};
hear('resize', arrange);
doc.fonts.ready.then(arrange);
