// SPDX-License-Identifier: MIT

extension StyleSheet {
  static let choices = """
    .picker,.dateField,.slider,.meter{display:flex;align-items:center;gap:12px;min-width:0;
    max-width:100%}
    :is(.picker,.dateField)>.words:empty,:is(.slider,.meter)>span:not(.spinner):empty{display:none}
    .picker.menu:not(.row>*),.dateField:not(.row>*){width:auto}
    .row>:is(.picker,.dateField,.slider,.meter){width:100%}
    :is(.vstack,.hstack,.box)>.picker.menu>.words{display:none}
    .row>:is(.dateField,.picker.menu){flex-wrap:wrap;row-gap:4px}
    .row>:is(.dateField,.picker.menu)>.words{flex:1 1 auto;min-width:min(100%,4em)}
    .pick{position:relative;display:inline-flex;align-items:center;gap:4px;min-width:0;
    min-height:34px;color:var(--tint);border-radius:8px}
    .pick:has(:focus-visible){outline:3px solid color-mix(in srgb,var(--tint) 65%,transparent)}
    .pick:has(:disabled){opacity:.4}
    .row .pick{color:var(--secondary)}
    .pick>.now{overflow:hidden;text-overflow:ellipsis;white-space:nowrap}
    .pick>.glyph{width:.9em;height:.9em}
    .pick>select{position:absolute;inset:0;width:100%;opacity:0;cursor:pointer}
    .row>.picker.menu{margin:-6px 0}
    .row>.picker.menu>.pick{position:static;margin-inline-start:auto;max-width:100%}
    .row .pick:has(:focus-visible){outline:none}
    .row:has(>.picker.menu :focus-visible){outline:3px solid
    color-mix(in srgb,var(--tint) 65%,transparent);outline-offset:-3px}
    select,option,optgroup{font:inherit;color:var(--primary);background-color:var(--cell)}
    .picker.wheel{flex-direction:column;align-items:stretch;width:100%;gap:6px}
    .picker.wheel>select{width:100%;border:0;border-radius:10px;padding:4px;
    background:var(--soft);overflow-y:auto}
    .picker.wheel option{padding:6px 10px;border-radius:7px;background:none;text-align:center}
    .picker.wheel option:checked{background:var(--switch);font-weight:600}
    .picker.to>.now{margin-inline-start:auto;min-width:0;color:var(--secondary);text-align:end;
    overflow-wrap:anywhere}
    .picker.to>.words{flex:0 1 auto;text-align:start}
    .row>.button.to::after{margin-inline:auto 3px}
    .row>.picker.to::after{margin-inline-start:0}
    [dir=rtl] .row>.button.to::after{transform:rotate(225deg)}
    .segments{width:100%}
    .segments>.words{display:none}
    .segments>.choices{display:grid;grid-auto-flow:column;grid-auto-columns:minmax(0,1fr);
    flex:1;min-width:0;padding:2px;border-radius:9px;background:var(--soft)}
    .segments .section,.segments .section>.choices{display:contents}
    .segments .title{display:none}
    .segments .option{min-height:32px;padding:3px 6px;border-radius:7px;display:grid;
    place-items:center;text-align:center;font-size:.824rem;font-weight:500}
    .segments .words{justify-content:center;max-width:100%;overflow-wrap:anywhere}
    .segments .tick{display:none}
    .segments .option[aria-checked=true]{background:var(--segment);font-weight:600;
    box-shadow:0 1px 4px rgb(0 0 0/.16)}
    .rows{flex-direction:column;align-items:stretch;width:100%;gap:0}
    .rows>.words{flex:none;padding:0 0 6px;font-size:.882rem;color:var(--secondary)}
    .row>.rows{margin:-11px -16px;width:calc(100% + 32px);max-width:none;border-radius:inherit}
    .row>.picker.to{width:calc(100% + 32px);max-width:none}
    .row>.rows>.words{padding:11px 16px 4px}
    .option{display:flex;align-items:center;gap:8px;width:100%;text-align:start}
    .rows .option{min-height:46px;padding:11px 16px;position:relative}
    .rows .choices>*+*::before{content:"";position:absolute;top:0;inset-inline:16px 0;
    border-top:.5px solid var(--line)}
    .rows .section{margin:0;position:relative}
    .rows .section>.title{font-size:.882rem;color:var(--secondary)}
    .tick{color:var(--tint);visibility:hidden;margin-inline-start:auto}
    [aria-checked=true]>.tick{visibility:inherit}
    .rows .option:hover{background:var(--soft)}
    .rows .option:active{background:var(--press)}
    .row>.rows>.choices>.option:first-child{border-start-start-radius:inherit}
    .option:focus-visible{outline-offset:-3px}
    [role=radiogroup][aria-disabled]{opacity:1}
    .slider{width:100%}
    .slider>span,.meter>span{flex:none;color:var(--secondary)}
    .slider>input{flex:1;min-width:0;height:28px;appearance:auto;accent-color:var(--tint);
    cursor:pointer}
    .slider>input:disabled{opacity:.4}
    .meter{flex-direction:column;align-items:stretch;gap:6px}
    .meter:not(.going){width:100%}
    .meter.going{align-items:center}
    .meter>span:last-child{font-size:.765rem}
    .meter>span:first-child{color:inherit}
    .meter.going>span:first-child{order:1;color:var(--secondary);font-size:.882rem}
    .meter.going>.progress{width:100%}
    .dateField>input{padding:6px 11px;border-radius:8px;background:var(--soft);
    font-variant-numeric:tabular-nums;min-width:0;min-height:34px}
    .row>.dateField{margin:-5px 0}
    .row>.dateField>input{margin-inline-start:auto}
    .row>.dateField>.words+input{flex:none;max-width:100%}
    .dateField>input:invalid{outline:2px solid var(--red)}
    .dateField>input:disabled{opacity:.4}
    .row[data-badge]::after{content:attr(data-badge)!important;position:absolute;
    inset:0 16px 0 auto!important;inset-inline:auto 16px!important;height:auto!important;
    display:flex;align-items:center;background:none!important;color:var(--secondary);
    pointer-events:none}
    .row[data-badge]:has(>.to)::after{inset-inline-end:40px!important}
    .button.disclosure{justify-content:flex-start;text-align:start}
    .button.disclosure::after{content:"";flex:none;margin-inline-start:auto;width:.47em;height:.47em;
    border:solid var(--tint);border-width:.12em .12em 0 0;rotate:45deg;transition:rotate .2s}
    [dir=rtl] .button.disclosure::after{rotate:225deg}
    .button.disclosure[aria-expanded=true]::after{rotate:135deg}
    :is(.vstack,.header)>.button.disclosure{width:100%}
    .toggle.press{display:inline-flex;width:auto;padding:7px 14px;border-radius:10px;
    color:var(--tint);background:var(--soft)}
    .toggle.press>.knob{display:none}
    .toggle.press[aria-checked=true]{background:var(--tint);color:#fff}
    .toggle.press .label>.image:first-child{color:inherit}
    .size-mini{font-size:.765rem;min-height:24px!important;padding:3px 8px!important}
    .size-small{font-size:.824rem;min-height:30px!important;padding:4px 12px!important}
    .size-large{min-height:50px!important;padding:12px 20px!important}
    .size-extraLarge{min-height:58px!important;padding:14px 26px!important}
    .button.border-capsule{border-radius:999px}
    .button.border-roundedRectangle{border-radius:var(--round,10px)}
    .button.border-circle{border-radius:50%;aspect-ratio:1;padding:8px}
    .layer.menu>.dim{background:none}
    .layer.menu>.card{left:50%;top:33%;min-width:220px;max-width:min(320px,100% - 16px);
    max-height:calc(100% - 16px);overflow-y:auto;padding:5px;border-radius:14px;
    background:var(--material);backdrop-filter:var(--blur);gap:1px;
    box-shadow:0 12px 48px rgb(0 0 0/.24),0 0 0 .5px var(--line)}
    .layer.menu .button,.layer.menu .option,.layer.menu .toggle{justify-content:flex-start;
    width:100%;min-height:44px;padding:8px 12px;border-radius:9px;color:inherit;text-align:start;
    font-weight:400;background:none}
    .layer.menu .button.destructive{color:var(--red)}
    .layer.menu .button[aria-haspopup]::after{content:"";flex:none;margin-inline-start:auto;
    width:7px;height:7px;border:solid var(--tertiary);border-width:2px 2px 0 0;rotate:45deg}
    [dir=rtl] .layer.menu .button[aria-haspopup]::after{rotate:225deg}
    .layer.menu :is(.button,.option,.toggle):is(:hover,:focus-visible):not(:disabled){
    background:var(--soft);outline:none}
    .layer.menu .label{flex-direction:row-reverse;justify-content:space-between;flex:1}
    .layer.menu .divider{margin:4px 0}
    .layer.menu .section{margin:0;padding-top:4px}
    .layer.menu .section+:not(.divider),.layer.menu :not(.divider)+.section{
    border-top:.5px solid var(--line)}
    .layer.menu .rows>.words{display:none}
    .layer.menu .header{padding:6px 12px 3px;font-size:.765rem;
    font-weight:500;color:var(--secondary)}
    .layer.menu .rows .choices>*+*::before{display:none}
    [data-m]{-webkit-touch-callout:none;-webkit-user-select:none;user-select:none}
    """
}
