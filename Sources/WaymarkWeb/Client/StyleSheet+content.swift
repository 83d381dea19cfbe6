// SPDX-License-Identifier: MIT

extension StyleSheet {
  static let content = """
    .vstack{display:flex;flex-direction:column;align-items:center;gap:8px;max-width:100%}
    .hstack{display:flex;flex-direction:row;align-items:center;gap:8px;max-width:100%}
    .zstack{display:grid;place-items:center;grid-template-columns:100%}
    .zstack:not(.gx){grid-template-columns:auto}
    .zstack>*{grid-area:1/1}
    .box{display:grid;grid-template-columns:minmax(0,auto);grid-auto-rows:minmax(0,1fr);place-items:center;
    position:relative;isolation:isolate;min-width:0;max-width:100%}
    .fw{flex-shrink:0}
    .box>:is(.box,.image){max-height:100%}
    .backdrop,.overlay{position:absolute;inset:0;display:grid;place-items:center;
    border-radius:inherit}
    .backdrop{z-index:-1}
    .overlay{pointer-events:none}
    .overlay>*{pointer-events:auto}
    .vstack.al-l{align-items:flex-start}.vstack.al-r{align-items:flex-end}
    .hstack.al-t{align-items:flex-start}.hstack.al-b{align-items:flex-end}
    .hstack.al-base{align-items:baseline}
    :is(.zstack,.box,.overlay,.backdrop):is(.al-l,.al-tl,.al-bl){justify-items:start}
    :is(.zstack,.box,.overlay,.backdrop):is(.al-r,.al-tr,.al-br){justify-items:end}
    :is(.zstack,.box,.overlay,.backdrop):is(.al-t,.al-tl,.al-tr){align-items:start}
    :is(.zstack,.box,.overlay,.backdrop):is(.al-b,.al-bl,.al-br){align-items:end}
    :is(.vstack,.box,.body,.under,.tab,.inner,.row,.scroll,.picker)>.gx{width:100%}
    :is(.vstack,.body,.under,.tab,.inner,.scroll)>.gy{flex:1 0 auto}
    :is(.hstack,.button,.item,.words)>.gx{flex:1 1 0;min-width:0}
    .hstack>.gy{align-self:stretch}
    :is(.zstack,.overlay,.backdrop)>.gx{width:100%}
    :is(.zstack,.box,.overlay,.backdrop)>.gy{align-self:stretch}
    .spacer{flex:1 1 0;min-width:8px;min-height:8px}
    .box>.spacer,.zstack>.spacer{align-self:stretch}
    .divider{align-self:stretch;border:0 solid var(--line);border-top-width:.5px}
    .hstack>.divider{border-width:0;border-inline-start-width:.5px}
    .grid{display:grid;gap:8px;justify-items:center;align-items:center}
    .grid.across{grid-auto-flow:column}
    .grid>.gx{width:100%}
    .grid.al-l{justify-items:start}.grid.al-r{justify-items:end}
    .grid.al-t{align-items:start}.grid.al-b{align-items:end}
    .grid.down>.gap,.grid.down>.section>:is(.header,.footer,.gap){grid-column:1/-1}
    .grid.across>.gap{grid-row:1/-1}
    :is(.vstack,.hstack,.grid)>.section{display:contents}
    .pin-headers>.section>.header{position:sticky;top:var(--head,0);z-index:1;align-self:stretch;
    background:var(--background)}
    .pin-footers>.section>.footer{position:sticky;bottom:0;z-index:1;align-self:stretch;
    background:var(--background)}
    .scroll{display:flex;flex-direction:column;align-items:center;max-width:100%;
    padding-bottom:var(--rest,0)}
    .scroll.across{flex-direction:row;align-items:stretch;overflow-x:auto;scrollbar-width:none}
    .scroll.across>*{flex:none;max-width:none}
    .box .scroll.down{overflow-y:auto;min-height:0}
    :is(.under,.tab,.inner)>:is(.scroll.down,.list){flex:1 1 0;min-height:0;overflow-y:auto;
    padding-bottom:calc(var(--rest,28px) + var(--bottom,0px))}
    .shape{background:var(--fill,currentColor)}
    .shape.outline{background:none}
    .shape.circle,.shape.ellipse{border-radius:50%}
    .shape.circle{aspect-ratio:1;max-width:100%;max-height:100%}
    .shape.capsule{border-radius:9999px}
    .text{white-space:pre-line;overflow-wrap:break-word;min-width:0}
    :is(.vstack,.zstack,.box)>.text{max-width:100%}
    .hstack>.button{min-width:0}
    .clip.text,.clip .text{display:-webkit-box;-webkit-box-orient:vertical;
    -webkit-line-clamp:var(--lines);overflow:hidden}
    .fix.text,.fix>.text{white-space:pre;flex-shrink:0}
    .glyph{width:1.25em;height:1.25em;flex:none;display:block;overflow:visible}
    .image{flex:none;display:block}
    img.image{max-width:100%;height:auto}
    .image.resizable{width:100%;height:100%;min-height:0}
    .box>.image.resizable{object-fit:inherit}
    .missing{width:2em;height:2em;border-radius:6px;background:var(--soft)}
    .list{padding:0 16px var(--rest,28px);width:100%}
    .list.plain{padding:0 0 var(--rest,28px)}
    .section{margin-top:26px}
    .section:first-child{margin-top:10px}
    .list>.row:first-child{margin-top:10px}
    .plain>.row:first-child,.plain>.section:first-child{margin-top:0}
    .section+:is(.row,.gap),:is(.row,.gap)+.section{margin-top:26px}
    .gap{flex:none}
    .list:not(.plain) .gap{background:var(--cell)}
    :is(.page,.scroll,.inner):has(.gap){overflow-anchor:none}
    .header{padding:0 16px 7px;font-size:.882rem;font-weight:600;color:var(--secondary)}
    .footer{padding:7px 16px 0;font-size:.765rem;color:var(--secondary)}
    .row{position:relative;display:flex;flex-direction:column;align-items:flex-start;
    justify-content:center;min-height:46px;padding:11px 16px;background:var(--cell)}
    .row:not(.row+.row,.gap+.row){border-start-start-radius:12px;border-start-end-radius:12px}
    .row:not(:has(+.row,+.gap)){border-end-start-radius:12px;border-end-end-radius:12px}
    .plain .row{border-radius:0!important;background:none}
    :is(.row,.gap)+.row::before{content:"";position:absolute;z-index:1;top:-.25px;inset-inline:16px 0;
    border-top:.5px solid var(--line);pointer-events:none}
    :is(.row,.gap)+.row.acts::before{top:0}
    .plain .row:last-child::after{content:"";position:absolute;bottom:0;inset-inline:16px 0;
    border-top:.5px solid var(--line)}
    .row:is(.nosep,:has(>.nosep))::before,.row:is(.nosep,:has(>.nosep))+.row::before{display:none}
    .row:has(>.cell){isolation:isolate}
    .row>.cell::before{content:"";position:absolute;inset:0;z-index:-1;border-radius:inherit;
    background:var(--cell)}
    .row>.button{align-self:stretch;width:calc(100% + 32px);max-width:none;margin:-11px -16px;padding:11px 16px;
    min-height:46px;border-radius:inherit;justify-content:flex-start}
    .row[aria-current]{background:linear-gradient(var(--press) 0 0),var(--cell)}
    .row>.button:hover,.row.tappable:hover{background:var(--soft)}
    .row>.button:active,.row.tappable:active{background:var(--press)}
    .row>.button:focus-visible{outline-offset:-3px}
    .row:has(.label>.image:first-child)+.row::before,.gap+.row:has(.label>.image:first-child)::before{
    inset-inline-start:calc(28px + 1.65rem)}
    .row .label>.image:first-child{width:1.65rem;height:1.4em;color:var(--tint)}
    .row .label{gap:12px}
    .button{display:inline-flex;align-items:center;justify-content:center;gap:8px;max-width:100%;
    color:var(--tint);border-radius:8px;text-align:center}
    .row>.button{text-align:start}
    .button>*{min-width:0}
    .button.quiet,.button.to,.row>.button.quiet{color:inherit}
    .button.destructive{color:var(--red)}
    .button:not(.row>*):active{opacity:.55}
    .button.bordered,.button.prominent{padding:8px 16px;min-height:38px;border-radius:10px;
    background:var(--soft);font-weight:500}
    .button.prominent{background:var(--tint);color:#fff}
    .button.prominent.destructive{background:var(--red)}
    :is(.bordered,.prominent).gx{min-height:50px;border-radius:13px;font-weight:600}
    .row>.button.to::after{content:"";flex:none;margin-inline:auto 3px;width:.47em;height:.47em;
    border:solid var(--tertiary);border-width:.12em .12em 0 0;transform:scaleX(var(--ahead,1)) rotate(45deg)}
    .row>.button:is(.bordered,.prominent){margin:0;width:100%;background:var(--soft);
    justify-content:center}
    .row>.button.prominent{background:var(--tint)}
    @media (max-width:20em){
    .row>.hstack:has(>.text+.spacer+.text:last-child,>.button+.button){flex-wrap:wrap}
    .row>.hstack>.text+.spacer+.text:last-child{margin-inline-start:auto}}
    .toggle,.stepper{display:flex;align-items:center;gap:12px;min-height:31px}
    .words{flex:1;min-width:0;display:flex;align-items:center;gap:8px}
    .knob{flex:none;position:relative;width:51px;height:31px;border-radius:16px;
    background:var(--switch);transition:background .22s}
    .knob::before{content:"";position:absolute;top:2px;inset-inline-start:2px;width:27px;height:27px;
    border-radius:50%;background:#fff;box-shadow:0 2px 6px rgb(0 0 0/.22);transition:transform .22s}
    .toggle[aria-checked=true]>.knob{background:var(--on,var(--green))}
    .toggle[aria-checked=true]>.knob::before{transform:translateX(calc(20px*var(--ahead,1)))}
    .row>.toggle{margin:-2px 0}
    .steps{display:flex;border-radius:9px;background:var(--soft)}
    .steps>button{width:max(46px,1.7em);height:max(32px,1.5em);display:grid;place-items:center}
    .steps>button+button{border-inline-start:1px solid var(--line)}
    .field{min-width:0;width:100%;padding:9px 12px;border-radius:10px;background:var(--soft)}
    .row .field{padding:0;background:none;border-radius:2px}
    .row .field:focus-visible{outline:none}
    .row:has(>.field:focus-visible){outline:3px solid
    color-mix(in srgb,var(--tint) 65%,transparent);outline-offset:-3px}
    .field::placeholder{color:var(--tertiary);opacity:1}
    .progress{appearance:none;width:100%;height:4px;border:0;border-radius:2px;overflow:hidden;
    background:var(--soft)}
    .progress::-webkit-progress-bar{background:var(--soft)}
    .progress::-webkit-progress-value{background:var(--tint);border-radius:2px}
    .progress::-moz-progress-bar{background:var(--tint)}
    .spinner{width:22px;height:22px;border-radius:50%;border:2.5px solid var(--soft);
    border-top-color:var(--gray);animation:spin .8s linear infinite}
    @keyframes spin{to{transform:rotate(1turn)}}
    @media (prefers-reduced-motion:reduce){
    .knob,.knob::before{transition:none}.spinner{animation-duration:3s}}
    """
}
