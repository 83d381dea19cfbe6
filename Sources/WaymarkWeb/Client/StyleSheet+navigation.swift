// SPDX-License-Identifier: MIT

extension StyleSheet {
  static let navigation = """
    .under,.tab,.inner{position:absolute;inset:0;display:flex;flex-direction:column;
    align-items:center;justify-content:center}
    .under,.over,.screen{isolation:isolate}
    .stack{position:relative;overflow:hidden}
    .screen{position:absolute;inset:0;display:flex;flex-direction:column;--barh:44px;
    --head:calc(var(--barh) + var(--top,env(safe-area-inset-top)));background:var(--background);
    timeline-scope:--page;--side:max(0px,(100% - 47rem)/2)}
    .screen.bare{--barh:0px}
    .screen:has(>.page :is(.body,.box)>.list:not(.plain,.nobg)){background:var(--groupedBackground)}
    .screen[hidden],.tab[hidden]{display:flex!important;visibility:hidden}
    .screen.leaving,.tab.leaving{visibility:visible!important}
    .bar{position:absolute;z-index:2;inset:0 0 auto;height:var(--head);display:flex;
    align-items:center;padding:var(--top,env(safe-area-inset-top)) calc(8px + var(--side)) 0;gap:4px;
    font-size:min(1em,max(17px,6.2vw))}
    .bar::before{content:"";position:absolute;inset:0;z-index:-1;background:var(--bar,var(--material));
    backdrop-filter:var(--blur);box-shadow:0 .5px 0 var(--line)}
    .back{display:flex;align-items:center;height:44px;max-width:42%;padding-inline:0 8px;gap:3px;
    color:var(--tint);border-radius:8px}
    .back .chevron{width:1.55em;height:1.55em;margin-inline:-4px -5px;transform:scaleX(var(--ahead,1))}
    .back span{overflow:hidden;text-overflow:ellipsis;white-space:nowrap}
    .name{position:absolute;inset-inline:25%;text-align:center;font-weight:600;overflow:hidden;
    text-overflow:ellipsis;white-space:nowrap;pointer-events:none}
    .tight .name{inset-inline:58px}
    @media (max-width:639px){.tight .back span{display:none}}
    @media (max-width:20em){.back span{display:none}.bar:not(:has(.item))>.name{inset-inline:58px}}
    .items{flex:1;min-width:0;display:flex}
    .toolbar{flex:1;min-width:0;display:flex;align-items:center;gap:4px}
    .item{display:flex;align-items:center;gap:12px;order:3;min-width:0}
    .item:not(.principal,.bottom){max-width:28%}
    .item:not(.principal)>.button>.text{white-space:nowrap;overflow:hidden;text-overflow:ellipsis}
    .item .button{min-height:44px;min-width:44px;justify-content:center;padding:0 6px}
    .item .label>.text{position:absolute;width:1px;height:1px;overflow:hidden;
    clip-path:inset(50%)}
    .item .label>.image{width:1.4em;height:1.4em}
    .item.leading{order:1}
    .item.principal{order:2;flex:1;justify-content:center}
    .item.trailing{order:3}
    .item.leading+.item.trailing,.item.trailing:not(.item.trailing~.item.trailing){margin-inline-start:auto}
    .screen:has(>.bar .item.bottom){contain:layout;
    --bottom:calc(52px + var(--under,env(safe-area-inset-bottom)))}
    .item.bottom{position:fixed;inset:auto 0 var(--under,env(safe-area-inset-bottom));height:52px;
    padding-inline:12px;justify-content:space-evenly;
    background:var(--material);backdrop-filter:var(--blur);box-shadow:0 -.5px 0 var(--line)}
    .page{flex:1;min-height:0;display:flex;flex-direction:column;overflow-y:auto;
    overscroll-behavior-y:contain;padding-top:var(--head);
    padding-bottom:var(--bottom,env(safe-area-inset-bottom));scroll-padding:var(--head) 0 var(--bottom,0px);
    scroll-timeline:--page block}
    .page>h1{flex:none;font-size:2rem;line-height:1.2;font-weight:700;letter-spacing:-.022em;
    padding:3px calc(18px + var(--side)) 8px;overflow-wrap:break-word}
    .inline>.page>h1,.bare>.page>h1{position:absolute;width:1px;height:1px;padding:0;
    overflow:hidden;clip-path:inset(50%)}
    .body{flex:1 0 auto;display:flex;flex-direction:column;align-items:center;
    justify-content:center;padding-inline:var(--side);width:100%}
    @supports (animation-timeline:--page){
    .large>.bar::before,.inline>.bar::before,.large>.bar>.name{opacity:0;
    animation:appear linear both;animation-timeline:--page;animation-range:26px 48px}
    .inline>.bar::before{animation-range:0 12px}
    .screen>.bar.solid::before{animation:none;opacity:1}
    @keyframes appear{to{opacity:1}}}
    .bar.clear::before{display:none}
    .tabs>.tabbar.clear{background:none;backdrop-filter:none;box-shadow:none}
    @supports not (animation-timeline:--page){
    .large>.bar>.name{display:none}}
    .tabs{position:relative;display:flex;flex-direction:column;--tabbar:max(50px,2.5rem)}
    .panels{position:relative;flex:1;min-height:0;
    --under:calc(var(--tabbar) + env(safe-area-inset-bottom));--bottom:var(--under)}
    .tabbar[hidden]+.panels{--under:env(safe-area-inset-bottom)}
    .tabbar{position:absolute;z-index:3;inset:auto 0 0;background:var(--bar,var(--material));
    backdrop-filter:var(--blur);box-shadow:0 -.5px 0 var(--line);
    padding-bottom:env(safe-area-inset-bottom)}
    .tabbar>div{display:flex;justify-content:space-around}
    .tabbar button{position:relative;flex:1;height:var(--tabbar);display:flex;flex-direction:column;align-items:center;
    justify-content:center;gap:2px;color:var(--gray);font-size:min(.618rem,max(10.5px,4.4vw));font-weight:500;
    letter-spacing:.01em;border-radius:10px}
    .tabbar .glyph{width:1.55rem;height:1.55rem}
    .badge{position:absolute;top:3px;inset-inline-start:calc(50% + 4px);min-width:1.8em;height:1.8em;
    padding:0 .5em;max-width:calc(50% - 6px);border-radius:.9em;background:var(--red);color:#fff;
    font-size:.66rem;line-height:1.8em;text-align:center;letter-spacing:0;overflow:hidden;
    text-overflow:ellipsis;white-space:nowrap}
    .badge[hidden]{display:none}
    .tabbar button[aria-selected=true]{color:var(--tint)}
    @media (min-width:820px){
    .under>.tabs{flex-direction:row}
    .under>.tabs>.tabbar{position:relative;inset:auto;flex:none;width:244px;padding:20px 12px;
    background:var(--bar,var(--secondaryBackground));box-shadow:.5px 0 0 var(--line);backdrop-filter:none}
    .under>.tabs>.tabbar>div{flex-direction:column;gap:2px}
    .under>.tabs>.tabbar button{flex:none;flex-direction:row;justify-content:flex-start;height:max(42px,2.1rem);
    padding:0 12px;gap:12px;font-size:.94rem;letter-spacing:-.01em;color:var(--primary)}
    .under>.tabs>.tabbar .glyph{width:1.4rem;height:1.4rem;color:var(--tint)}
    .under>.tabs>.tabbar .badge{position:static;margin-inline-start:auto;max-width:40%;font-size:.75rem}
    .under>.tabs>.tabbar button:hover{background:var(--soft)}
    .under>.tabs>.tabbar button[aria-selected=true]{background:var(--press);font-weight:600;
    color:var(--primary)}
    .under>.tabs>.panels{--bottom:24px;--under:0px}
    .large>.page>h1{padding-top:14px}}
    """
}
