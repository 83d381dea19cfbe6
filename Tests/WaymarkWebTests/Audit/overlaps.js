// SPDX-License-Identifier: MIT

// Finds texts that leave the page, are cut off, or lie over each other, and returns them.
//
// An expression, evaluated in the page by the tests.

(() => {
  const problems = new Set();
  const say = node => `${node.localName}.${[...node.classList].slice(0, 2).join('.')} `
    + `"${node.textContent.trim().replace(/\s+/g, ' ').slice(0, 40)}"`;
  const isShown = node => !node.closest('[inert],[hidden],.ghost,[aria-hidden=true]')
    && node.checkVisibility({visibilityProperty: true, opacityProperty: true});
  const style = node => getComputedStyle(node);
  const isCutOnPurpose = node => style(node).textOverflow === 'ellipsis'
    || style(node).webkitLineClamp !== 'none' || style(node).clipPath !== 'none';

  const texts = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    const node = text.parentElement;
    if (!text.data.trim() || node.closest('script,style,noscript,select,textarea')) continue;
    if (!isShown(node)) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const area = range.getBoundingClientRect();
    if (area.width < 1 || area.height < 1) continue;
    // An ellipsis in a short text, such as a number, leaves nothing that can be understood.
    const isShort = text.data.trim().length < 5 && node.scrollWidth > node.clientWidth + 1;
    if (isShort && isCutOnPurpose(node) && style(node).clipPath === 'none') {
      problems.add(`shortened: ${say(node)}`);
    }
    let isCut = false;
    let scroller = null;
    let isScrolled = false;
    for (let up = node; up && up !== document.body; up = up.parentElement) {
      const {overflowX, overflowY} = style(up);
      if (isCutOnPurpose(up)) isCut = true;
      const box = up.getBoundingClientRect();
      const doesScroll = overflowX === 'auto' && up.scrollWidth > up.clientWidth + 1;
      if (doesScroll) scroller = up;
      if (isCut || scroller) continue;
      if (overflowX !== 'visible' && (area.left < box.left - 2 || area.right > box.right + 2)) {
        problems.add(`cut at the side: ${say(node)} by ${say(up)}`);
      }
      // What surrounds a list cuts the rows that a person has not scrolled to yet.
      if (overflowY === 'auto' && up.scrollHeight > up.clientHeight + 1) isScrolled = true;
      if (!isScrolled && /hidden|clip/.test(overflowY) && !up.matches('.screen,.stack,.over,.overlays,.card')
        && (area.top < box.top - 3 || area.bottom > box.bottom + 3)) {
        problems.add(`cut: ${say(node)} by ${say(up)}`);
      }
    }
    if (isCut) continue;
    if (!scroller && (area.left < -1 || area.right > innerWidth + 1)) {
      problems.add(`outside: ${say(node)}`);
    }
    texts.push([node, area]);
  }

  // What is drawn over other content on purpose: bars over pages, and stacks in depth.
  const place = node => node.closest('.bar,.tabbar,.item.bottom,.card > .actions,#lost')
    || node.closest('.page') || document.body;
  const common = (a, b) => {
    let up = a;
    while (!up.contains(b)) up = up.parentElement;
    return up;
  };
  for (let i = 0; i < texts.length; i++) {
    for (let j = i + 1; j < texts.length; j++) {
      const [a, one] = texts[i];
      const [b, two] = texts[j];
      const width = Math.min(one.right, two.right) - Math.max(one.left, two.left);
      const height = Math.min(one.bottom, two.bottom) - Math.max(one.top, two.top);
      // Text boxes of adjacent lines touch.
      if (width < 3 || height < 6 || a.contains(b) || b.contains(a)) continue;
      if (place(a) !== place(b)) continue;
      if (common(a, b).closest('.zstack,.overlay,.text,.geometry')) continue;
      if (common(a, b).matches('.box')) continue;
      problems.add(`overlap: ${say(a)} and ${say(b)}`);
    }
  }
  return [...problems];
})()
