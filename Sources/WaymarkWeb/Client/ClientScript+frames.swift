// SPDX-License-Identifier: MIT

extension ClientScript {
  /// Reports the frames of measured elements.
  ///
  /// A frame is reported if it has changed after a resize, at the end of scrolling, or after a
  /// patch; the appearance settings are reported with it. A cookie passes the size of the window
  /// and the text size in percent to the next request, so that the first page has the right layout.
  ///
  /// When scrolling ends, a `tracked` element reports its first target whose centre is visible.
  static let frames = #"""
    const said=new WeakMap(),watch=new ResizeObserver(()=>measure());
    const measure=()=>{if(!live)return;for(const n of every('[data-f]')){if(n.closest('.ghost'))continue;
    if(!said.has(n)){said.set(n,'');watch.observe(n)}
    const r=box(n),rtl=getComputedStyle(n).direction==='rtl',f=[rtl?innerWidth-r.right:r.left,r.top,r.width,r.height].map(x=>Math.round(x*100)/100);
    if(said.get(n)!==f+n.dataset.n&&r.width+r.height){const id=n.dataset.n,m=queue.find(m=>m[0]>told&&m[1]===id&&m[2]==='frame');
    said.set(n,f+id);m?m[3]=f:put(id,'frame',f)}}};
    const words=()=>Math.round(parseFloat(getComputedStyle(doc.documentElement).fontSize)/.17);
    const note=()=>{doc.cookie=`waymark-window=${innerWidth}x${innerHeight}x${words()};path=/;samesite=lax;max-age=31536000`};
    hear('resize',()=>{note();looks()});note();
    const rest=()=>{for(const n of every('[data-q]')){const r=box(n),p=n.closest('.page'),top=p?box(p).top+parseFloat(getComputedStyle(p).paddingTop):0;
    const t=[...n.querySelectorAll('.targets>*')].find(c=>{const b=box(c),x=b.left+b.width/2,y=b.top+b.height/2;
    return x>r.left&&x<r.right&&y>Math.max(top,r.top)&&y<r.bottom})?.dataset.n;if(t&&t!==n.dataset.q){n.dataset.q=t;put(n.dataset.n,'scrolled',t)}}};
    hear('scrollend',()=>{measure();rest()},true);
    const dark=matchMedia('(prefers-color-scheme:dark)'),bold=matchMedia('(prefers-contrast:more)');let taste='';
    const looks=()=>{const n=app.firstElementChild?.dataset.n,l=[dark.matches,calm.matches,bold.matches,Math.round(devicePixelRatio*100)/100,words()/100];
    if(live&&n&&taste!==n+l){taste=n+l;put(n,'appearance',l)}};
    for(const m of[dark,calm,bold])m.addEventListener('change',looks);
    """#
}
