// SPDX-License-Identifier: MIT

extension ClientScript {
  /// Loads rows while scrolling.
  ///
  /// A gap has the height that its rows would have if they were as high as the adjacent rows. The
  /// visible range is reported when a gap is less than one screen away, one message at a time. The
  /// scroll position is preserved while rows are inserted and removed.
  static let rows = #"""
    const pitches=new WeakMap(),cross=g=>g.parentNode.matches('.hstack,.across');let sight='',asked=0,looking=0;
    const beside=g=>{const rows=[];for(let n=g;rows.length<20&&(n=g.matches('.after')?n.previousElementSibling:n.nextElementSibling)&&!n.matches('.gap,.header');)
    rows.push(box(n));return rows};
    const size=()=>{for(const g of every('.gap')){const p=g.parentNode;let h=pitches.get(p);
    if(!h){const r=beside(g),[s,e]=cross(g)?['left','right']:['top','bottom'];
    h=r.length&&(Math.max(...r.map(x=>x[e]))-Math.min(...r.map(x=>x[s])))/r.length;if(h>0)pitches.set(p,h)}
    if(h>0)g.style[cross(g)?'width':'height']=Math.min(h*g.dataset.count,12e6)+'px'}};
    const seen=n=>{const r=box(n);return r.bottom>0&&r.top<innerHeight&&r.right>0&&r.left<innerWidth&&r.height>0};
    const hold=()=>{const holds=[];for(const p of new Set(every('.gap').map(g=>g.parentNode))){
    let s=p;while(s&&!(/auto|scroll/.test(getComputedStyle(s).overflow)&&(s.scrollHeight>s.clientHeight||s.scrollWidth>s.clientWidth)))s=s.parentElement;
    const rows=[...p.children].filter(n=>!n.matches('.gap')&&seen(n)).map(n=>[n,box(n)]);
    if(s)holds.push([s,rows,s.scrollTop>0&&s.scrollTop+s.clientHeight>s.scrollHeight-2])}
    return()=>{size();for(const[s,rows,low]of holds){const x=rows.find(([n])=>n.isConnected);if(x){const r=box(x[0]);
    s.scrollTop+=r.top-x[1].top;s.scrollLeft+=r.left-x[1].left}else if(low)s.scrollTop=s.scrollHeight}}};
    const look=()=>{looking=0;if(!live||asked>acked)return;for(const g of every('.gap')){if(off(g))continue;
    const r=box(g),n=+g.dataset.count,[s,e,v]=cross(g)?[r.left,r.right,innerWidth]:[r.top,r.bottom,innerHeight],h=(e-s)/n;
    if(!h||e<-v||s>2*v)continue;const range=[Math.floor(-s/h),Math.ceil(v/h)],key=[g.dataset.n,n,range].join();
    if(key!==sight){sight=key;asked=put(g.dataset.n,'visibleRange',range);return}}};
    const soon=()=>looking||=requestAnimationFrame(look);
    hear('scroll',soon,{capture:true,passive:true});hear('resize',soon);size();
    """#
}
