// SPDX-License-Identifier: MIT

// Checks what a person can see and reach in the current state of a page, and returns the problems.
//
// An expression, evaluated in the page by the tests. It looks at computed styles and boxes only, so
// that nothing has to be known of the app.

(() => {
  const problems = new Set();
  const every = (selector, root = document) => [...root.querySelectorAll(selector)];
  const isShown = node =>
    !node.closest('[inert],[hidden],.ghost') && node.checkVisibility({visibilityProperty: true});
  const isOff = node => node.closest(':disabled,[aria-disabled=true]');
  // A short description: tag, classes and the beginning of the text or the label.
  const say = node => {
    const words = node.ariaLabel || node.textContent || '';
    return `${node.localName}.${[...node.classList].slice(0, 3).join('.')} `
      + `"${words.trim().replace(/\s+/g, ' ').slice(0, 40)}"`;
  };
  const complain = (rule, node, more = '') => problems.add(`${rule}: ${say(node)} ${more}`.trim());

  // MARK: Structure

  const ids = new Set();
  for (const node of every('[id]')) {
    if (ids.has(node.id)) complain('duplicate id', node, node.id);
    ids.add(node.id);
  }

  // The roles that may be inside and outside of a role; elements without one do not count.
  const inside = {
    list: /^listitem$/, tablist: /^tab$/, radiogroup: /^(radio|group)$/,
    menu: /^(menuitem(radio|checkbox)?|group|separator)$/,
    listbox: /^(option|group)$/, table: /^(row|rowgroup)$/, row: /^(cell|gridcell|columnheader)$/,
  };
  const outside = {
    listitem: /^list$/, tab: /^tablist$/, radio: /^(radiogroup|group)$/,
    option: /^(listbox|group)$/,
    menuitem: /^(menu|group)$/, menuitemradio: /^(menu|group)$/, menuitemcheckbox: /^(menu|group)$/,
  };
  const own = {
    BUTTON: 'button', A: 'link', INPUT: 'textbox', SELECT: 'combobox', H1: 'heading', H2: 'heading',
    IMG: 'img', TEXTAREA: 'textbox', PROGRESS: 'progressbar', OPTION: 'text', OPTGROUP: 'text',
  };
  const role = node => {
    const said = node.getAttribute('role') || own[node.tagName];
    return said === 'none' || said === 'presentation' ? undefined : said;
  };
  const owned = node => [...node.children].flatMap(child => {
    if (child.ariaHidden === 'true' || !child.checkVisibility()) return [];
    return role(child) ? [child] : owned(child);
  });
  const owner = node => {
    for (let next = node.parentElement; next; next = next.parentElement) {
      if (role(next)) return next;
    }
  };
  for (const node of every('[role]').filter(isShown)) {
    const allowed = inside[node.getAttribute('role')];
    if (allowed) {
      for (const child of owned(node)) {
        if (!allowed.test(role(child))) complain(`${role(child)} in ${role(node)}`, child);
      }
    }
    const required = outside[node.getAttribute('role')];
    const parent = required && owner(node);
    if (required && !required.test(parent && role(parent))) {
      complain(`${role(node)} in ${parent && role(parent)}`, node);
    }
  }

  // A control in a control cannot be reached by some assistive technologies.
  const controls = 'button,a[href],input,select,textarea,[role=button],[role=link],[role=switch]';
  for (const node of every(controls).filter(isShown)) {
    const outer = node.parentElement.closest(controls);
    if (outer) complain('control in a control', node, 'in ' + say(outer));
  }

  const headings = every('h1,h2,h3,[role=heading]')
    .filter(node => isShown(node) && !node.closest('[aria-hidden=true]'));
  let level = 1;
  for (const node of headings) {
    const next = +(node.ariaLevel || node.localName.slice(1));
    if (next > level + 1) complain('heading skips a level', node, `${level} to ${next}`);
    if (!node.textContent.trim() && !node.ariaLabel) complain('empty heading', node);
    level = next;
  }

  for (const node of every('img')) if (!node.hasAttribute('alt')) complain('no alternative', node);
  for (const node of every('[role=img]').filter(isShown)) {
    if (!node.ariaLabel && !node.hasAttribute('aria-labelledby')) complain('no alternative', node);
  }
  for (const node of every('svg').filter(isShown)) {
    const isDrawn = node.closest('[aria-hidden=true],[role=img]');
    if (!isDrawn) complain('drawing is not hidden', node);
  }

  // MARK: Names

  // The browser computes roles and names as it tells them to assistive technologies, which takes
  // long in a large page; most controls have a label or a text.
  const hasText = node => every('*', node).concat(node).some(part =>
    !part.closest('[aria-hidden=true]')
    && [...part.childNodes].some(child => child.nodeType === 3 && child.data.trim()));
  const isNamed = node => (node.ariaLabel || '').trim()
    || node.matches('button,a,[role=tab],[role^=menuitem],[role=option]') && hasText(node);
  const named = 'button,a[href],input,select,textarea,[role=button],[role=switch],[role=dialog],'
    + '[role=alertdialog],[role=tab],[role=radiogroup],[role=spinbutton],[role=progressbar],'
    + 'progress,[role=menuitem],[role=option],[role=slider],[role=tabpanel],[role=menu]';
  for (const node of every(named).filter(isShown)) {
    if (node.closest('[aria-hidden=true]') || isNamed(node)) continue;
    if (node.computedName === undefined) complain('names are not computed', document.body);
    else if (!node.computedName.trim()) complain('no name', node, node.computedRole);
  }

  // MARK: Reaching

  const targets = 'button,a[href],input,select,textarea,[role=button],[tabindex="0"]';
  for (const node of every(targets).filter(isShown)) {
    const size = (node.closest('.pick') || node).getBoundingClientRect();
    const isInText = node.matches('.text a');
    if (!isOff(node) && !isInText && (size.width < 23.5 || size.height < 23.5)) {
      complain('target', node, `${Math.round(size.width)}x${Math.round(size.height)}`);
    }
  }
  for (const node of every('[tabindex]').filter(isShown)) {
    if (node.tabIndex > 0) complain('positive tabindex', node);
  }
  for (const node of every('[aria-hidden=true]').filter(isShown)) {
    const inner = every('button,a[href],input,select,textarea,[tabindex="0"]', node).find(isShown);
    if (inner) complain('focusable but hidden', inner);
  }

  // MARK: Contrast

  const parse = text => {
    const parts = (text.match(/[\d.e+-]+%?/gi) || [])
      .filter(part => /\d/.test(part)).map(parseFloat);
    if (text.startsWith('rgb')) return [...parts.slice(0, 3).map(c => c / 255), parts[3] ?? 1];
    if (text.startsWith('color(srgb')) return [...parts.slice(-text.includes('/') - 3).slice(0, 3),
      text.includes('/') ? parts.at(-1) : 1];
    return null;
  };
  const over = (top, bottom) => {
    const alpha = top[3];
    return [...[0, 1, 2].map(i => top[i] * alpha + bottom[i] * (1 - alpha)), 1];
  };
  const linear = c => c <= .04045 ? c / 12.92 : ((c + .055) / 1.055) ** 2.4;
  const luminance = ([r, g, b]) => .2126 * linear(r) + .7152 * linear(g) + .0722 * linear(b);
  const ratio = (a, b) => {
    const [x, y] = [luminance(a), luminance(b)];
    return (Math.max(x, y) + .05) / (Math.min(x, y) + .05);
  };
  // The colours of a gradient; null for a picture.
  const stops = image => image.startsWith('url')
    ? null : (image.match(/(rgba?|color)\([^)]*\)/g) || []).map(parse);
  const opacities = new Map();
  const opacityOf = node => {
    if (!node) return 1;
    let opacity = opacities.get(node);
    if (opacity === undefined) {
      opacity = getComputedStyle(node).opacity * opacityOf(node.parentElement);
      opacities.set(node, opacity);
    }
    return opacity;
  };
  // What an element paints: colours of which each may be behind a text, or null if unknown.
  const paints = (node, pseudo) => {
    const style = getComputedStyle(node, pseudo);
    if (pseudo && (style.content === 'none' || style.position !== 'absolute'
      && !node.matches('.circle'))) return [];
    if (/^(img|canvas|video|foreignObject)$/.test(node.localName)) return null;
    if (node.closest('svg') && node.localName !== 'svg') return null;
    if (node.matches('.path')) return null;
    const color = parse(style.backgroundColor);
    const opacity = style.opacity * (pseudo ? opacityOf(node) : opacityOf(node.parentElement));
    const fade = c => [...c.slice(0, 3), c[3] * opacity];
    if (style.backgroundImage !== 'none' && style.backgroundClip !== 'text') {
      const list = stops(style.backgroundImage);
      return list && list.map(c => over(fade(c), color && color[3] ? fade(color) : c));
    }
    return color && color[3] ? [fade(color)] : [];
  };

  // Returns the darkest and the lightest ground behind a point, below an element.
  const grounds = (node, x, y) => {
    const stack = document.elementsFromPoint(x, y);
    const index = stack.indexOf(node);
    if (index < 0) return null;
    const layers = [];
    for (const other of stack.slice(index)) {
      const found = [paints(other), paints(other, '::before')];
      if (found.includes(null)) return null;
      const list = found.flat();
      if (!list.length) continue;
      layers.push(list);
      if (list.every(color => color[3] > .995)) break;
    }
    const canvas = getComputedStyle(document.documentElement).colorScheme;
    let results = [canvas === 'dark' ? [0, 0, 0, 1] : [1, 1, 1, 1]];
    for (const list of layers.reverse()) {
      results = results.flatMap(ground => list.map(color => over(color, ground)));
    }
    return results;
  };

  const sheet = new CSSStyleSheet();
  sheet.replaceSync('*{pointer-events:auto!important}.ghost{display:none!important}');
  document.adoptedStyleSheets.push(sheet);
  const scrolled = every('*').filter(n => n.scrollTop || n.scrollLeft)
    .map(n => [n, n.scrollTop, n.scrollLeft]);
  const kinds = new Set();
  const kindOf = node => {
    let kind = getComputedStyle(node).color;
    for (let up = node; up; up = up.parentElement) {
      kind += ` ${up.className} ${up.dataset.y || ''}`;
    }
    return kind;
  };
  const checkText = (node, style, text) => {
    const opacity = opacityOf(node);
    const color = parse(style.color);
    if (!color || opacity * color[3] < .05) return;
    const range = document.createRange();
    range.selectNodeContents(text);
    let area = range.getBoundingClientRect();
    if (area.width < 1 || area.height < 1) return;
    if (area.top < 0 || area.bottom > innerHeight || area.left < 0 || area.right > innerWidth) {
      // One of those with the same styles is enough: scrolling to each row of a list takes long.
      const kind = kindOf(node);
      if (kinds.has(kind)) return;
      kinds.add(kind);
      node.scrollIntoView({block: 'center', inline: 'nearest', behavior: 'instant'});
      area = range.getBoundingClientRect();
    }
    const middle = area.top + area.height / 2;
    const behind = grounds(node, area.left + Math.min(area.width / 2, 40), middle);
    if (!behind) return;
    const size = parseFloat(style.fontSize);
    const isLarge = size >= 24 || size >= 18.66 && +style.fontWeight >= 700;
    const least = Math.min(...behind.map(ground =>
      ratio(over([...color.slice(0, 3), color[3] * opacity], ground), ground)));
    if (least < (isLarge ? 3 : 4.5) - .005) complain('contrast', node, least.toFixed(2));
  };
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const node = text.parentElement;
    if (!text.data.trim() || node.closest('script,style,noscript,option')) continue;
    if (!isShown(node)) continue;
    const style = getComputedStyle(node);
    if (isOff(node) || style.clipPath === 'inset(50%)' || style.backgroundClip === 'text') continue;
    checkText(node, style, text);
  }
  for (const [node, top, left] of scrolled) node.scrollTo({top, left, behavior: 'instant'});
  document.adoptedStyleSheets.pop();
  return [...problems];
})()
