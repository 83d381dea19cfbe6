// SPDX-License-Identifier: MIT

extension ClientScript {
  /// Synchronises the focus between the page and the app.
  ///
  /// A focus change by the app is ignored until the app has handled all events of the page.
  static let fields = #"""
    let want=null,moving=0,still=false;
    const wants='.field,[data-k]',key=n=>n.dataset.n||n.closest('[data-n]').dataset.n;
    const heed=(e,on)=>{const n=e.target;if(still||!n.matches?.(wants)||n.closest('.ghost')||!on&&(!doc.hasFocus()||e.relatedTarget?.matches(wants)))return;
    moving=send(key(n),'focus',on)};
    hear('focusin',e=>heed(e,true));hear('focusout',e=>heed(e,false));
    const obey=()=>{if(moving>acked)return;const n=app.querySelector('[data-focus]');
    if(n!==want){if(!n){if(want===doc.activeElement)want.blur()}else if(n!==doc.activeElement&&!off(n))n.focus()}want=n};
    """#

  /// Swiping and moving rows, long presses, double taps and hovering.
  static let gestures = #"""
    const follow=(h,e,drag,drop)=>{const end=e=>{for(const t of['pointermove','pointerup','pointercancel'])h.removeEventListener(t,t==='pointermove'?drag:end);
    drop(e)};h.addEventListener('pointermove',drag);h.addEventListener('pointerup',end);h.addEventListener('pointercancel',end)};
    const shift=(r,d)=>{const s=d>0===(getComputedStyle(r).direction!=='rtl')?'leading':'trailing';return[s,r.dataset[s==='leading'?'l':'r']]};
    let pressed=0;
    hear('pointerdown',e=>{const t=e.target;if(e.button||!t.closest)return;pressed=0;
    const g=t.closest('.grip'),p=t.closest('[data-p]'),r=t.closest('.row.acts'),x=e.clientX,y=e.clientY;
    if(g){const w=g.closest('.row'),all=[...w.parentNode.children].filter(n=>n.matches('.row')),at=all.map(n=>box(n)),i=all.indexOf(w);
    g.setPointerCapture(e.pointerId);let d=0;
    return follow(g,e,e=>{d=e.clientY-y;w.style.translate=`0 ${d}px`;w.classList.add('held')},e=>{w.style.translate='';w.classList.remove('held');
    const m=at[i].top+at[i].height/2+d,to=at.filter((b,j)=>j!==i&&b.top+b.height/2<m).length;if(e.type==='pointerup'&&to!==i)send(w.dataset.n,'move',to-i)})}
    if(p){const n=setTimeout(()=>{pressed=1;send(p.dataset.n,'press')},500);
    follow(doc,e,e=>{if(Math.hypot(e.clientX-x,e.clientY-y)>10)clearTimeout(n)},()=>clearTimeout(n))}
    if(r&&e.pointerType!=='mouse'){const c=r.querySelector('.in');let d=0,on;
    follow(doc,e,e=>{d=e.clientX-x;if(!on&&(Math.abs(d)<12||Math.abs(d)<Math.abs(e.clientY-y)))return;on=true;
    const open=r.dataset.open,[,can]=shift(r,d);c.style.translate=can||open?d+'px 0':d/6+'px 0'},e=>{c.style.translate='';if(!on||e.type!=='pointerup')return;
    pressed=1;const[s,can]=shift(r,d),open=r.dataset.open;if(open&&open!==s)send(r.dataset.n,'reveal','');
    else if(can)send(r.dataset.n,can==='full'&&Math.abs(d)>r.clientWidth*.6?'swipeThrough':'reveal',s)})}});
    hear('click',e=>{if(pressed){pressed=0;e.stopPropagation();e.preventDefault()}},true);
    hear('contextmenu',e=>{const p=e.target.closest?.('[data-p]');if(!p)return;e.preventDefault();
    if(!pressed&&!e.button)send(p.dataset.n,'press')});
    hear('dblclick',e=>{const n=e.target.closest?.('[data-d]');if(n)send(n.dataset.n,'tap')});
    for(const[t,on]of[['pointerover',true],['pointerout',false]])hear(t,e=>{if(e.pointerType!=='mouse')return;
    for(let n=e.target.closest?.('[data-o]');n;n=n.parentNode.closest('[data-o]'))if(!n.contains(e.relatedTarget))send(n.dataset.n,'hover',on)});
    """#
}
