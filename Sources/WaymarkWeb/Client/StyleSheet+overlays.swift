// SPDX-License-Identifier: MIT

extension StyleSheet {
  static let overlays = """
    .over,.overlays{position:absolute;inset:0;pointer-events:none;overflow:hidden}
    .layer{position:absolute;inset:0;pointer-events:auto;isolation:isolate}
    .dim{position:absolute;inset:0;background:var(--shade)}
    .card{position:absolute;display:flex;flex-direction:column;overflow:hidden;
    background:var(--ground,var(--background))}
    .ground>.card{backdrop-filter:var(--blur)}
    .ground .screen{background:none!important}
    .through{pointer-events:none}.through>.dim{display:none}.through>.card{pointer-events:auto}
    .card>.inner{position:relative;inset:auto;flex:1;min-height:0}
    .card>.inner>:not(.stack,.tabs,.split){padding:24px 20px}
    .card>.inner>.list{padding:24px 16px}
    .cover>.dim{display:none}
    .cover>.card{inset:0}
    .sheet>.card,.popover>.card{inset:calc(env(safe-area-inset-top) + 46px) 0 0;
    border-radius:var(--corner,14px) var(--corner,14px) 0 0;--top:8px;box-shadow:0 -4px 32px rgb(0 0 0/.14)}
    .layer~.sheet>.card{top:calc(env(safe-area-inset-top) + 58px)}
    .popover>.card{top:46%}
    .sheet.low>.card{top:max(calc(env(safe-area-inset-top) + 46px),100% - var(--rise,54%))}
    .layer[data-bare] .grab{opacity:0}
    .grab{position:absolute;z-index:4;inset:0 0 auto;height:18px;touch-action:none;cursor:grab;
    display:flex;justify-content:center}
    .grab::before{content:"";margin-top:6px;width:36px;height:5px;border-radius:3px;
    background:var(--tertiary)}
    .layer[data-locked] .grab{visibility:hidden}
    .sheet .bar{touch-action:none}
    .alert>.card,.dialog>.card{left:50%;top:50%;width:280px;max-height:80%;
    transform:translate(-50%,-50%);border-radius:16px;text-align:center;padding:20px 0 0;
    background:var(--material);backdrop-filter:var(--blur);overflow-y:auto}
    .alert h2,.dialog h2{padding:0 18px;font-weight:600}
    .alert p,.dialog p{padding:3px 18px 0;font-size:.824rem}
    .actions{display:flex;flex-direction:column;margin-top:18px}
    .actions>.button{min-height:46px;justify-content:center;border-top:.5px solid var(--line);
    border-radius:0;padding:8px}
    .actions>.cancel{font-weight:600}
    .assistive{opacity:0;pointer-events:none}
    .box:has(>.overlay>.assistive :focus-visible){outline:3px solid var(--tint);outline-offset:2px}
    :has(>.ranked){reading-flow:source-order}
    #acts{margin:0;inset:auto;min-width:200px;max-width:min(320px,100% - 16px);padding:5px;border:0;
    border-radius:12px;color:var(--primary);background:var(--material);backdrop-filter:var(--blur);
    box-shadow:0 12px 48px rgb(0 0 0/.28)}
    #acts button{display:block;width:100%;padding:9px 12px;border-radius:8px;text-align:start}
    #acts button:disabled{opacity:.4}
    #acts button::after{content:attr(data-keys);float:inline-end;padding-inline-start:24px;
    color:var(--secondary)}
    #acts [aria-checked=true]::before{content:"✓ "}
    .window .commands{display:none}
    #cmds{display:none;position:fixed;z-index:9;inset-block-end:12px;inset-inline-end:12px;
    width:36px;height:36px;border-radius:10px;color:var(--primary);background:var(--material);
    backdrop-filter:var(--blur);box-shadow:0 2px 10px rgb(0 0 0/.2)}
    @media (min-width:820px){body:has(.commands [data-a]:not(:disabled)) #cmds{display:block}}
    #acts button:is(:hover,:focus-visible){background:var(--press)}
    @media (min-width:640px){
    .sheet>.card,.layer~.sheet>.card,.sheet.low>.card,.popover>.card{
    inset:0;margin:auto;width:min(37rem,92vw);height:min(46rem,86vh);border-radius:var(--corner,16px);
    box-shadow:0 24px 80px rgb(0 0 0/.34)}
    .sheet.low>.card,.popover>.card{height:min(30rem,80vh)}
    .layer~.sheet>.card{transform:translateY(14px)}
    .layer.sheet.sized-form>.card{width:min(37rem,92vw);height:min(46rem,86vh)}
    .layer.sheet.sized-page>.card{width:min(52rem,94vw);height:min(64rem,92vh)}
    .layer.sheet.sized-fitted>.card:not(:has(>.inner>:is(.stack,.tabs,.split))){width:fit-content;
    height:fit-content;max-width:92vw;max-height:86vh}}
    @media (max-width:639px){
    .layer.as-cover>.card{inset:0;border-radius:0;--top:env(safe-area-inset-top)}
    .popover.as-sheet>.card{top:calc(env(safe-area-inset-top) + 46px)}
    .popover:is(.as-none,.as-popover)>.card{inset:auto 16px 24px;height:46%;
    border-radius:var(--corner,16px)}}
    """
}
