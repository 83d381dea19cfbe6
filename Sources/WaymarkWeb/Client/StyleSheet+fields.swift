// SPDX-License-Identifier: MIT

extension StyleSheet {
  static let fields = """
    textarea{font:inherit;letter-spacing:inherit;color:inherit;margin:0;border:0;background:none;
    appearance:none;resize:none;display:block}
    .field.bare{padding:0;background:none;border-radius:2px}
    .field:is(.round,.square),.row .field:is(.round,.square){padding:7px 10px;border-radius:8px;
    background:var(--cell);box-shadow:inset 0 0 0 1px var(--line)}
    .field.square,.row .field.square{border-radius:0}
    .area{field-sizing:content;line-height:1.3;max-height:calc(var(--lines,999)*1.3em + 18px);
    overflow-y:auto}
    .editor{flex:1;min-height:5em;line-height:1.3;padding:10px 12px;border-radius:0;
    background:var(--background)}
    .box>.editor{height:100%}
    .row .editor{padding:0;background:none;field-sizing:content;width:100%}
    .editor.nobg{background:none}
    .field:disabled{opacity:.4}
    .search{flex:none;display:flex;flex-wrap:wrap;align-items:center;gap:0 12px;
    padding:2px calc(16px + var(--side)) 10px}
    .bare>.page>.search{padding-top:10px}
    .find{position:relative;flex:1;min-width:0}
    .find>.glyph{position:absolute;inset-inline-start:9px;top:50%;translate:0 -50%;
    color:var(--secondary);pointer-events:none}
    .find>.field{padding:8px 10px;padding-inline-start:calc(9px + 1.6em);min-height:38px}
    .find>.field::-webkit-search-cancel-button{appearance:none;width:1.15em;height:1.15em;
    border-radius:50%;background:var(--tertiary);cursor:pointer;
    mask:radial-gradient(circle,#000 70%,#0000 72%)}
    .cancel{color:var(--tint);min-height:38px}
    .hints{flex-basis:100%;display:flex;flex-direction:column}
    .hints:not(:empty){margin-top:10px;border-radius:12px;background:var(--cell);overflow:hidden;
    box-shadow:0 0 0 .5px var(--line)}
    .hints>*{padding:11px 16px;width:100%;justify-content:flex-start;text-align:start}
    .hints>*+*{border-top:.5px solid var(--line);border-radius:0}
    .again{order:9;flex:none;display:grid;place-items:center;min-width:44px;min-height:44px;
    color:var(--tint)}
    .again .glyph{width:1.3em;height:1.3em}
    .again[aria-busy=true] .glyph{animation:spin .9s linear infinite}
    .again[aria-busy=true]:disabled{opacity:1}
    .pass,.pass *{pointer-events:none}
    """

  static let rows = """
    .row.acts{flex-direction:row;align-items:stretch;justify-content:flex-start;gap:12px;
    touch-action:pan-y;overflow:clip}
    .in{flex:1;min-width:0;display:flex;flex-direction:column;align-items:flex-start;
    justify-content:center;transition:translate .2s}
    .in>.gx{width:100%}
    .minus,.grip{display:none!important}
    .editing .minus:not([hidden]),.editing .grip:not([hidden]){display:grid!important;
    place-items:center;flex:none;align-self:center;min-width:30px;min-height:30px}
    .minus{color:var(--red)}
    .minus .glyph{width:1.4em;height:1.4em}
    .grip{color:var(--tertiary);cursor:grab;touch-action:none}
    .row.held{z-index:3;box-shadow:0 6px 24px rgb(0 0 0/.24);border-radius:12px}
    .more{flex:none;align-self:center;display:grid;place-items:center;width:30px;height:30px;
    border-radius:50%;color:var(--secondary)}
    .more.leading{order:-1}
    .more:hover{background:var(--soft)}
    .editing .more{display:none}
    @media (hover:hover){.more{opacity:0}
    .row:hover>.more,.row:focus-within>.more,.more[aria-expanded=true]{opacity:1}}
    @media (hover:none){.more:not(:focus-visible){position:absolute;opacity:0;pointer-events:none}}
    .drawer{display:contents}
    .rowacts{position:absolute;z-index:2;inset-block:0;inset-inline-end:0;display:flex;
    animation:draw .22s cubic-bezier(.32,.72,0,1);max-width:80%}
    .rowacts.leading{inset-inline:0 auto;--from:-100%}
    [dir=rtl] .rowacts{--from:-100%}
    [dir=rtl] .rowacts.leading{--from:100%}
    @keyframes draw{from{translate:var(--from,100%) 0}}
    .rowacts>.button{flex:none;min-width:74px;padding:0 16px;border-radius:0;color:#fff;
    justify-content:center;background:var(--gray);font-size:.941rem}
    .rowacts>.button.destructive{background:var(--red);color:#fff}
    .rowacts>.button[data-y*="--tint"],.rowacts>.button.tinted{background:var(--tint)}
    .rowacts .label{flex-direction:column;gap:2px}
    .rowacts .label>.image:first-child{color:inherit}
    .in>.button{align-self:stretch;width:calc(100% + 32px);max-width:none;margin:-11px -16px;
    padding:11px 16px;min-height:46px;border-radius:inherit;justify-content:flex-start;text-align:start}
    .editing .in>.button{margin-inline:0;padding-inline:0;width:100%}
    .in>.button:is(.bordered,.prominent){margin:0;width:100%;justify-content:center}
    .in>.button.quiet{color:inherit}
    .in>.button:hover{background:var(--soft)}
    .in>.button:focus-visible{outline-offset:-3px}
    .in>.button.to::after{content:"";flex:none;margin-inline-start:auto;width:8px;height:8px;
    margin-inline-end:3px;border:solid var(--tertiary);border-width:2px 2px 0 0;rotate:45deg}
    [dir=rtl] .in>.button.to::after{rotate:-135deg}
    .row:has(>.in>.field:focus-visible){outline:3px solid
    color-mix(in srgb,var(--tint) 65%,transparent);outline-offset:-3px}
    .nosep-top::before,.nosep-bottom+.row::before,.section.nosep>.row::before{display:none!important}
    .loud>.header,.loud>.section>.header{font-size:1.176rem;font-weight:700;color:var(--primary)}
    .nobars,.page:has(>.body>.nobars){scrollbar-width:none}
    .list.spaced,.spaced>.section{display:flex;flex-direction:column}
    .spaced>.section{gap:inherit}
    .spaced .row{border-radius:12px!important}
    .spaced .row::before{display:none}
    @media (prefers-reduced-motion:reduce){.rowacts{animation:none}.in{transition:none}}
    """
}
