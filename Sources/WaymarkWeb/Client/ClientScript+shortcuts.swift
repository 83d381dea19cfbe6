// SPDX-License-Identifier: MIT

extension ClientScript {
  /// Keyboard shortcuts: a key taps the first reachable control with its shortcut.
  ///
  /// Typing into a field and keys that the focused control handles are not shortcuts.
  static let shortcuts = #"""
    const mac=/Mac|iP/.test(navigator.platform),lone=/^(upArrow|downArrow|leftArrow|rightArrow|home|end|space|return)$/;
    const named={' ':'space',Enter:'return',Escape:'escape',Tab:'tab',Backspace:'delete',Delete:'deleteForward',ArrowUp:'upArrow',ArrowDown:'downArrow',
    ArrowLeft:'leftArrow',ArrowRight:'rightArrow',Home:'home',End:'end',PageUp:'pageUp',PageDown:'pageDown',Clear:'clear'};
    const ready=n=>!off(n)&&!n.closest('.ghost')&&!n.disabled&&n.ariaDisabled!=='true';
    const leaves=(t,k)=>t.matches('textarea,select,input:not([type=range])')?k!=='escape'&&!(k==='return'&&t.matches('input.field')&&!t.closest('[data-u]'))
    :t.matches('button,a[href],[data-a],[data-j],[role=tab],[role=radio],[type=range]')&&lone.test(k);
    const hit=e=>{const k=named[e.key]||e.key.toLowerCase();if(!e.ctrlKey&&!e.metaKey&&!e.altKey&&leaves(e.target,k))return;
    for(const n of every('[data-s]')){const held=n.dataset.s.split(' '),key=held.pop(),has=m=>held.includes(m);
    if(e.metaKey!==(mac&&has('command'))||e.ctrlKey!==(has('control')||!mac&&has('command'))||e.altKey!==has('option'))continue;
    const spot=(e.altKey||e.shiftKey||e.key>'~')&&(e.code==='Key'+key.toUpperCase()||e.code==='Digit'+key);
    if(k!==key&&!spot||e.shiftKey!==has('shift')&&(spot||key.length>1||key!==key.toUpperCase()||/\d/.test(key)))continue;
    const c=(n.matches('[data-a],a[href]')?[n]:[...n.querySelectorAll('[data-a],a[href]')]).find(c=>c.closest('[data-s]')===n&&ready(c));
    if(c){c.click();return true}}};
    const cmds=doc.createElement('button');cmds.id='cmds';cmds.type='button';cmds.textContent='⌘';cmds.setAttribute('aria-label','Commands');
    cmds.setAttribute('aria-haspopup','menu');doc.body.append(cmds);
    const spell=n=>{const all=(n.dataset.s||n.closest('[data-s]')?.dataset.s||'').split(' '),key=all.pop();
    const signs=mac?{control:'⌃',option:'⌥',shift:'⇧',command:'⌘'}:{control:'Ctrl ',option:'Alt ',shift:'Shift ',command:'Ctrl '};
    return key&&key!=='none'?all.map(m=>signs[m]).join('')+({return:'↩',delete:'⌫',escape:'Esc',space:'Space'}[key]||key.toUpperCase()):''};
    cmds.onclick=()=>{const all=every('.commands [data-a]').filter(n=>!off(n));if(!all.length)return;
    list(cmds,all.map(n=>[n.textContent,()=>n.click(),{disabled:!ready(n),keys:spell(n),on:n.ariaChecked}]))};
    """#
}
