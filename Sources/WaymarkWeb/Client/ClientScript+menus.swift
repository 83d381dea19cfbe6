// SPDX-License-Identifier: MIT

extension ClientScript {
  /// Positions menus, and opens context menus.
  ///
  /// A menu opens below the tapped element or at the pointer, or above if there is no space below.
  /// The tap at the end of a long press is ignored.
  static let menus = #"""
    let pin,press,eaten=false;
    const place=n=>{const c=n.children[1],w=c.offsetWidth,h=c.offsetHeight,x=innerWidth/2,y=innerHeight/3;
    const r=pin||{left:x-w/2,right:x+w/2,top:y,bottom:y},rtl=getComputedStyle(c).direction==='rtl',low=r.bottom+6;
    c.style.left=Math.max(8,Math.min(rtl?r.right-w:r.left,innerWidth-w-8))+'px';
    c.style.top=Math.max(8,low+h>innerHeight-8?r.top-h-6:low)+'px'};
    const opener=t=>{const n=t.closest?.('[data-m]')||t.closest?.('.row')?.querySelector('[data-m]');return off(n)?null:n};
    const open=(n,x,y)=>{clearTimeout(press);pin={left:x,right:x,top:y,bottom:y};send(n.dataset.n,'openMenu')};
    hear('contextmenu',e=>{const n=opener(e.target);if(!n)return;e.preventDefault();if(!eaten)open(n,e.clientX,e.clientY)});
    let px=0,py=0;
    hear('pointerdown',e=>{eaten=false;clearTimeout(press);const n=e.pointerType==='touch'&&opener(e.target);if(!n)return;
    px=e.clientX;py=e.clientY;press=setTimeout(()=>{eaten=true;open(n,px,py)},500)});
    for(const k of['pointerup','pointercancel','pointermove'])hear(k,e=>{if(k!=='pointermove'||Math.hypot(e.clientX-px,e.clientY-py)>10)clearTimeout(press)});
    every('select').forEach(pick);
    """#
}
