// SPDX-License-Identifier: MIT

extension PreviewPage {
  /// The style sheet of the page.
  static let look = """
    :root { color-scheme: light dark; --ground: light-dark(#f2f2f7, #101013);
      --card: light-dark(#fff, #1c1c1f); --text: light-dark(#1c1c1e, #f2f2f4);
      --soft: light-dark(#5f5f66, #a5a5ad); --line: light-dark(#dcdce2, #35353b);
      --tint: light-dark(#0060cd, #6cb2ff); --warning: light-dark(#8a4b00, #ffb45c) }
    * { box-sizing: border-box }
    body { margin: 0; background: var(--ground); color: var(--text);
      font: 16px/1.45 -apple-system, BlinkMacSystemFont, Inter, "Segoe UI", Roboto, "Noto Sans",
      sans-serif }
    h1, h2, h3, p { margin: 0 }
    .top, main { max-width: 1760px; margin: 0 auto; padding: 0 max(16px, 2.5vw) }
    .top { padding-top: 32px; padding-bottom: 20px }
    h1 { font-size: 2rem; letter-spacing: -.02em; line-height: 1.2 }
    .top p { max-width: 46rem; margin-top: 6px; color: var(--soft) }
    .controls { position: sticky; top: 0; z-index: 1; display: flex; flex-wrap: wrap; gap: 8px 24px;
      padding: 10px max(16px, 2.5vw, (100vw - 1760px)/2 + 2.5vw);
      background: color-mix(in srgb, var(--ground) 88%, transparent);
      backdrop-filter: blur(16px); border-bottom: 1px solid var(--line) }
    fieldset { border: 0; margin: 0; padding: 0; min-width: 0 }
    legend { padding: 0 0 3px; font-size: .75rem; color: var(--soft) }
    fieldset div { display: flex; padding: 2px; border-radius: 9px;
      background: light-dark(#e3e3e9, #2a2a2f) }
    fieldset span { display: block; padding: 4px 12px; border-radius: 7px; font-size: .875rem;
      white-space: nowrap; cursor: pointer }
    input { position: absolute; opacity: 0; pointer-events: none }
    :checked + span { background: light-dark(#fff, #5a5a61); box-shadow: 0 1px 2px rgb(0 0 0/.18) }
    :focus-visible + span, a:focus-visible, summary:focus-visible { outline: 2px solid var(--tint);
      outline-offset: 1px }
    main { display: flex; flex-wrap: wrap; align-items: flex-start; gap: 28px 20px;
      padding-top: 28px; padding-bottom: 56px }
    section { max-width: 100% }
    section:has(details[open]) { width: 100% }
    h2 { margin-bottom: 12px; max-width: calc(100vw - 32px); font: 600 .9375rem/1.4 ui-monospace, "SF Mono", Menlo,
      "DejaVu Sans Mono", monospace; color: var(--soft); overflow-wrap: anywhere }
    .cards { display: flex; flex-wrap: wrap; align-items: flex-start; gap: 20px }
    .card { width: var(--card-width, 340px); max-width: 100%; padding: 16px; border-radius: 16px;
      background: var(--card); border: 1px solid var(--line) }
    .card:has(details[open]) { width: 100% }
    .card > header { margin-bottom: 12px }
    h3 { font-size: 1.0625rem; overflow-wrap: anywhere }
    .card > header p, figcaption, footer { font-size: .8125rem; color: var(--soft) }
    .problem { margin-bottom: 12px; padding: 8px 12px; border-radius: 9px; font-size: .875rem;
      color: var(--warning); background: color-mix(in srgb, var(--warning) 12%, transparent);
      overflow-wrap: anywhere }
    .stage { display: flex; justify-content: center }
    .card:has(details[open]) > .stage, .card:has(details[open]) > footer { display: none }
    .view { position: relative; overflow: hidden; border-radius: 12px;
      box-shadow: 0 0 0 1px var(--line) }
    iframe { position: absolute; left: 0; top: 0; border: 0; transform-origin: 0 0 }
    footer { display: flex; gap: 16px; padding-top: 10px }
    a, summary { color: var(--tint); text-decoration: none; border-radius: 4px }
    a:hover { text-decoration: underline }
    html:not([data-pictures]) .picture { display: none }
    details { margin-top: 6px; font-size: .8125rem }
    summary { cursor: pointer }
    .all { display: flex; flex-wrap: wrap; gap: 20px; padding-top: 14px }
    figure { margin: 0 }
    figcaption { max-width: 240px; padding-top: 6px; line-height: 1.35 }
    @media (max-width: 760px) {
      section, .card { width: 100% }
      .controls { position: static; gap: 10px 16px }
      h1 { font-size: 1.625rem }
      .card { padding: 14px }
    }
    """

  /// The script of each variant: nothing in it leads away, and the page is told what its content
  /// covers.
  static let frameScript = """
    for (const type of ['click', 'submit'])
    addEventListener(type, event => event.preventDefault(), true);
    addEventListener('load', () => parent.postMessage({content: \(ChromiumArea.contentScript)}, '*'));
    """

  /// The script of the page, which shows the selected variants.
  static let script = """
    const form = document.querySelector('form');
    const chosen = () => Object.fromEntries(new FormData(form));
    const titles = Object.fromEntries([...form.elements].filter(e => e.value)
      .map(e => [e.value, e.nextSibling.textContent]));
    const sizesOf = card => card.dataset.sizes.split(' ').map(size => {
      const [name, width, height] = size.split(':');
      return {name, width: +width, height: +height};
    });
    const fileOf = (card, size, {scheme, direction, text}) =>
      `${card.dataset.folder}/${size.name}-${scheme}-${direction}-${text}`;

    // Scales a view, so that it fits into its place.
    const fit = view => {
      const {size, area, limit} = view;
      const room = limit ? limit.width : view.parentElement.clientWidth;
      const scale = Math.min(1, room / area.width, (limit ? limit.height : 640) / area.height);
      view.style.width = `${area.width * scale}px`;
      view.style.height = `${area.height * scale}px`;
      const frame = view.firstChild;
      frame.style.width = `${size.width}px`;
      frame.style.height = `${size.height}px`;
      frame.style.transform = `scale(${scale}) translate(${-area.x}px, ${-area.y}px)`;
    };
    const makeView = (card, size, file, limit) => {
      const view = document.createElement('div');
      view.className = 'view';
      const frame = document.createElement('iframe');
      frame.title = card.querySelector('h3').textContent;
      frame.loading = 'lazy';
      frame.src = `${file}.html`;
      view.append(frame);
      Object.assign(view, {size, limit, fits: 'fits' in card.dataset,
        area: {x: 0, y: 0, width: size.width, height: size.height}});
      return view;
    };
    addEventListener('message', ({source, data}) => {
      const view = [...document.querySelectorAll('.view')]
        .find(view => view.firstChild.contentWindow === source);
      const edges = String(data?.content ?? '').split(' ').map(Number);
      if (!view?.fits || edges.length !== 4 || edges.some(isNaN)) return;
      view.area = {x: edges[0], y: edges[1], width: edges[2] - edges[0], height: edges[3] - edges[1]};
      fit(view);
    });

    const cards = [...document.querySelectorAll('.card')].filter(card => card.dataset.sizes);
    const show = () => {
      const choice = chosen();
      document.body.style.setProperty('--card-width', choice.size === 'desktop' ? '640px' : '340px');
      for (const card of cards) {
        const sizes = sizesOf(card);
        const size = sizes.find(({name}) => name === choice.size) ?? sizes[0];
        const file = fileOf(card, size, choice);
        const view = makeView(card, size, file);
        card.querySelector('.stage').replaceChildren(view);
        card.querySelector('.open').href = `${file}.html`;
        card.querySelector('.picture').href = `${file}.png`;
        fit(view);
      }
    };
    const showAll = card => {
      const all = card.querySelector('.all');
      if (all.children.length) return;
      for (const size of sizesOf(card)) {
        for (const text of ['small', 'large', 'accessibility2']) {
          for (const direction of ['ltr', 'rtl']) {
            for (const scheme of ['light', 'dark']) {
              const file = fileOf(card, size, {scheme, direction, text});
              const figure = document.createElement('figure');
              const view = makeView(card, size, file, {width: 360, height: 480});
              const caption = document.createElement('figcaption');
              const link = document.createElement('a');
              link.href = `${file}.html`;
              link.target = '_blank';
              link.textContent = [size.name, scheme, direction, text]
                .map(name => titles[name] ?? name).join(' · ');
              caption.append(link);
              figure.append(view, caption);
              all.append(figure);
              fit(view);
            }
          }
        }
      }
    };
    form.addEventListener('change', show);
    for (const card of cards) {
      card.querySelector('details').addEventListener('toggle', event => {
        if (event.target.open) showAll(card);
        fit(card.querySelector('.view'));
      });
    }
    show();
    new ResizeObserver(() => document.querySelectorAll('.view').forEach(fit))
      .observe(document.querySelector('main'));
    """
}
