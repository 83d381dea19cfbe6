// SPDX-License-Identifier: MIT

extension StyleSheet {
  static let drawing = """
    [dir=ltr]{--ahead:1}[dir=rtl]{--ahead:-1;text-align:start}
    .geometry{contain:size;display:grid;place-items:start;grid-template-columns:100%;
    min-width:10px;min-height:10px}
    .geometry>*{grid-area:1/1}
    .geometry>.gx{width:100%}.geometry>.gy{align-self:stretch}
    .path{position:relative;background:none;min-width:0;min-height:0}
    .path>svg{position:absolute;inset:0;width:100%;height:100%;overflow:visible;
    fill:var(--fill,currentColor)}
    .line>svg{fill:none;stroke:var(--ink,#fff);stroke-width:var(--ink-width,1px)}
    .path mask{fill:#fff;stroke:none}
    .line mask{fill:none;stroke:#fff}
    .paint{width:100%;height:100%}
    .placed{align-self:stretch}
    .placed>*{position:absolute;inset-inline-start:var(--x);top:var(--y);
    transform:translate(calc(-50%*var(--ahead,1)),-50%)}
    .under-top{margin-top:calc(-1*var(--head,0px))}
    .under-bottom{margin-bottom:calc(-1*var(--bottom,0px))}
    .page>.body>.under-top{padding-top:0}
    .pin-top{position:sticky;top:var(--head,0px);z-index:1;width:100%}
    .pin-bottom{position:sticky;bottom:0;z-index:1;width:100%;margin-top:auto}
    .pin-leading{position:sticky;inset-inline-start:0;z-index:1;align-self:stretch}
    .pin-trailing{position:sticky;inset-inline-end:0;z-index:1;align-self:stretch}
    .redacted:is(.text,.image),.redacted :is(.text,.image){color:transparent!important;
    background:var(--softFill)!important;border-radius:.3em;user-select:none}
    .redacted .image>*{visibility:hidden}
    .redacted .unredacted:is(.text,.image),.redacted .unredacted :is(.text,.image){
    color:inherit!important;background:none!important}
    .redacted .unredacted.image>*,.redacted .unredacted .image>*{visibility:inherit}
    .table{justify-content:center;max-width:100%}
    .table>.gridRow{display:contents}
    .table>:not(.gridRow){grid-column:1/-1}
    .table>.divider{width:100%;align-self:center}
    .gridRow>.gx{width:100%}
    .gridRow.al-t>*{align-self:start}.gridRow.al-b>*{align-self:end}
    .gridRow.al-base>*{align-self:baseline}
    .glyph[class*=moves-],[class*=moves-] .glyph{animation:var(--moves,none)}
    .moves-pulse{--moves:pulse 2s ease-in-out infinite}
    .moves-variableColor{--moves:pulse 1s ease-in-out infinite}
    .moves-breathe{--moves:breathe 3s ease-in-out infinite}
    .moves-rotate{--moves:spin 4s linear infinite}
    .moves-bounce{--moves:bounce 1s ease-in-out infinite}
    .moves-wiggle{--moves:wiggle 1s ease-in-out infinite}
    .moves-none{--moves:none}
    .glyph.moves-scaleUp,.moves-scaleUp .glyph{scale:1.15}
    .glyph.moves-scaleDown,.moves-scaleDown .glyph{scale:.87}
    .glyph.moves-hidden,.moves-hidden .glyph{visibility:hidden}
    @keyframes pulse{50%{opacity:.35}}
    @keyframes breathe{50%{scale:1.15}}
    @keyframes bounce{30%{translate:0 -18%}60%{translate:0 0}}
    @keyframes wiggle{25%{rotate:-12deg}75%{rotate:12deg}}
    @media (prefers-reduced-motion:reduce){[class*=moves-]{--moves:none!important}}
    .hover-lift{transition:scale .15s}
    @media (hover:hover){.hover-lift:hover{scale:1.04}.hover-highlight:hover{filter:brightness(1.12)}}
    .squares{image-rendering:pixelated}
    .glyph.scale-small,.scale-small .glyph{font-size:.8em}
    .glyph.scale-large,.scale-large .glyph{font-size:1.28em}
    .text>a{color:var(--tint)}
    .text>.glyph{display:inline-block;width:1.1em;height:1.1em;vertical-align:-.18em}
    """
}
