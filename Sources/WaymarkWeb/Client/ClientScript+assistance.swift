// SPDX-License-Identifier: MIT

extension ClientScript {
  /// Keyboard access to accessibility actions: the menu of named actions, adjustment, and keys for
  /// standard actions.
  static let assistance = #"""
    const acts=doc.createElement('div');acts.id='acts';acts.popover='auto';acts.setAttribute('role','menu');doc.body.append(acts);
    const list=(n,items)=>{const r=box(n);acts.replaceChildren(...items.map(([title,act,{disabled=false,keys='',on}={}])=>{
    const b=doc.createElement('button');b.type='button';b.textContent=title;b.disabled=disabled;b.dataset.keys=keys;
    b.setAttribute('role',on==null?'menuitem':'menuitemcheckbox');if(on!=null)b.setAttribute('aria-checked',on);
    b.onclick=()=>{acts.hidePopover();act()};return b}));
    acts.showPopover();const w=acts.offsetWidth,h=acts.offsetHeight;
    acts.style.left=Math.max(8,Math.min(r.left,innerWidth-w-8))+'px';acts.style.top=Math.max(8,Math.min(r.bottom+6,innerHeight-h-8))+'px';
    [...acts.children].find(b=>!b.disabled)?.focus()};
    const offer=n=>list(n,n.dataset.x.split('\n').filter(a=>a[0]==='=').map(a=>[a.slice(1),()=>send(n.dataset.n,'perform',a)]));
    const assist=(t,k,shift)=>{
    if(acts.contains(t)){if(k==='Escape')acts.hidePopover();else if(/^Arrow(Up|Down)$/.test(k)){
    const all=[...acts.children].filter(b=>!b.disabled),i=all.indexOf(t)+(k==='ArrowUp'?-1:1);all.at(i%all.length).focus()}else return;return true}
    if(t.matches('[data-j]')&&/^Arrow/.test(k)){send(key(t),/Up|Right/.test(k)?'increment':'decrement');return true}
    if(k==='ContextMenu'||shift&&k==='F10'){const n=t.closest('[data-x]');if(!n||off(n)||!/^=/m.test(n.dataset.x))return;offer(n);return true}
    const line={Escape:':escape',Delete:':delete'}[k];if(!line||t.matches('.field'))return;
    for(let n=t.closest('[data-x]');n;n=n.parentNode.closest('[data-x]'))if(n.dataset.x.split('\n').includes(line)){
    send(n.dataset.n,'perform',line);return true}};
    """#
}
