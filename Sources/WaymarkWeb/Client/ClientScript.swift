// SPDX-License-Identifier: MIT

/// The script of every page: applies patches, sends events, and manages focus, typing and history.
///
/// It is independent of the app. The operations and their numbers are those of `PatchOperation`.
enum ClientScript {
  static let javaScript = [
    start, patches, fields, motion, menus, rows, frames, assistance, shortcuts,
    events, gestures, history, connection,
  ]
  .joined(separator: "\n")

  private static let start = #"""
    'use strict';(()=>{
    const doc=document,app=doc.getElementById('app'),calm=matchMedia('(prefers-reduced-motion:reduce)');
    const every=s=>[...app.querySelectorAll(s)],box=n=>n.getBoundingClientRect(),hear=(t,f,o)=>addEventListener(t,f,o);
    const here=()=>location.pathname+location.search,me=''+Math.random();
    let socket,live=false,lost=false,leaving=false,tries=0,timer,seq=0,acked=0,told=0,got=0,id='',depth=0,moved=0,going=null,hop;
    let queue=[],held=[],up=history.state?.up||[here()],at=up.length-1,paths;
    try{id=sessionStorage.waymark||''}catch{}
    const edits=new Map();
    let away=false;const again=()=>{away=true;location.reload()};
    const byId=id=>id==null?null:app.querySelector(`[data-n="${id}"]`);
    const find=a=>{const[id,...path]=a.split('/');let n=byId(id);for(const i of path)n=n.children[i];return n};
    const off=n=>!n||!n.isConnected||n===doc.body||!!n.closest('[inert],[hidden]');
    const top=s=>[...s.children].filter(n=>!n.classList.contains('ghost')).pop();
    """#

  /// Applies patches; each entry of a patch is `[operation, …]`.
  private static let patches = #"""
    const pick=s=>{s.selectedIndex=s.matches('[data-none]')?-1:[...s.options].findIndex(o=>o.hasAttribute('selected'))};
    const build=html=>{const t=doc.createElement('template');t.innerHTML=html;
    for(const n of t.content.querySelectorAll('[data-y]')){n.style.cssText=n.dataset.y;n.removeAttribute('data-y')}
    t.content.querySelectorAll('select').forEach(pick);return t.content.firstElementChild};
    const type=(n,v)=>{const e=edits.get(n);if(n.value===v||e&&(e.dirty||e.seq>acked)||n.composing)return;
    const s=n.selectionStart,end=s===n.value.length;n.value=v;if(n===doc.activeElement&&s!=null&&!end)n.setSelectionRange(s,s)};
    const apply=ops=>{const was=doc.activeElement,tops=new Map(),fresh=[],gone=[],rest=hold();let goal;still=true;
    const note=s=>{if((s.classList.contains('stack')||s.classList.contains('overlays'))&&!tops.has(s))tops.set(s,top(s))};
    for(const[op,a,b,c]of ops)switch(op){
    case 0:find(a).textContent=b;break;
    case 1:{const n=find(a);c===null?n.removeAttribute(b):n.setAttribute(b,c);if(b==='selected'||b==='data-none')pick(n.closest('select'));break}
    case 2:type(find(a),b);break;
    case 3:{const s=find(a),n=build(c);note(s);s.insertBefore(n,byId(b));n.from=was;fresh.push(n);break}
    case 4:{const n=byId(a),s=n.parentNode;note(s);if(n.from)gone.push(n.from);
    if(!tops.has(s)){n.remove();break}
    n.classList.add('ghost','leaving');n.inert=true;n.removeAttribute('hidden');
    for(const x of[n,...n.querySelectorAll('[data-n]')])x.removeAttribute('data-n');break}
    case 5:find(b).insertBefore(byId(a),byId(c));break;
    case 6:find(a).replaceWith(build(b));break;
    case 7:{const n=find(a);n.removeAttribute('data-y');n.style.cssText=b;break}
    case 8:doc.title=a;break;
    case 9:if(!doc.getElementById(a))doc.getElementById('sprite').insertAdjacentHTML('beforeend',b);break;
    case 10:flush();for(const n of app.children)n.remove();app.append(build(a));edits.clear();if(got<2){queue=[];moved=0}break;
    case 11:window.open(a,'_blank','noopener,noreferrer');break;
    case 12:id=a;try{sessionStorage.waymark=a}catch{}break;
    case 13:goal=[a,b,c];break;
    case 14:give(a,b,c)}
    rest();if(goal){const n=byId(goal[0]);n?.scrollIntoView({block:goal[1],inline:goal[2],behavior:calm.matches||fresh.some(f=>f.contains(n))?'auto':'smooth'})}
    for(const n of fresh)if(n.matches('.layer.menu'))place(n);
    for(const[s,old]of tops)turn(s,old,fresh);
    focus(was,fresh,gone);obey();still=false};
    const give=(title,text,url)=>{const web=navigator,copy=()=>web.clipboard?.writeText(url||text).then(()=>{bar.textContent='Copied';bar.hidden=false;
    setTimeout(()=>{bar.hidden=!lost},2e3)});
    web.share?web.share({title,text,...url&&{url}}).catch(e=>e.name==='AbortError'||copy()):copy()};
    const focus=(was,fresh,gone)=>{const layer=fresh.filter(n=>n.matches('.layer')).pop();
    const go=n=>n?.focus({preventScroll:true});
    if(layer&&!off(layer))return go(layer.querySelector('.card'));
    if(!off(was)){if(was!==doc.activeElement){const s=was.selectionStart;go(was);if(s!=null)was.setSelectionRange(s,s)}return}
    if(!gone.length&&!fresh.some(n=>n.matches('.screen'))&&was===doc.body)return;
    const from=gone.reverse().find(n=>!off(n));if(from)return go(from);
    const front=top(app.querySelector('.overlays'))||app;
    go([...front.querySelectorAll('h1')].reverse().find(n=>!off(n))||front.querySelector('.card'))};
    """#

  /// Animates pushes, pops and overlays.
  ///
  /// A removed element remains as a ghost until its animation ends.
  private static let motion = #"""
    const ease='cubic-bezier(.32,.72,0,1)';
    const move=(n,from,to,then)=>{const a=n.animate([from,to],{duration:to.opacity===0?260:380,easing:ease,fill:then?'forwards':'none'});
    a.onfinish=()=>then&&then()};
    const turn=(s,old,fresh)=>{const now=top(s),dead=[...s.children].filter(n=>n.classList.contains('ghost')&&!n.going);
    const t=fresh.includes(now)&&now.dataset.t,still=calm.matches||s.closest('[hidden]')||doc.hidden||now===old||t==='none';
    for(const n of dead)if((still||n!==old)&&!(now===old&&n.getAnimations().length))n.remove();
    if(still)return;
    if(s.classList.contains('overlays'))return slide(old,now,fresh);
    const wide=innerWidth>=820,x=getComputedStyle(s).direction==='rtl'?-1:1,out=wide?{translate:48*x+'px 0',opacity:0}:{translate:100*x+'% 0'};
    const on={translate:'0 0',opacity:1},under={translate:wide?-24*x+'px 0':-28*x+'% 0',opacity:wide?0:1};
    const done=n=>()=>{n.classList.contains('ghost')?n.remove():n.classList.remove('leaving');n.getAnimations().forEach(a=>a.cancel())};
    if(!old||!now)return old?.classList.contains('ghost')&&old.remove();
    old.going=old.classList.contains('ghost');old.classList.add('leaving');
    if(t==='fade'){move(now,{opacity:0},on);move(old,on,{opacity:0},done(old))}
    else if(fresh.includes(now)){move(now,out,on);move(old,on,under,done(old))}
    else{move(now,under,on);move(old,on,out,done(old))}};
    const slide=(old,now,fresh)=>{const low=innerWidth<640,pose=n=>n.matches('.menu')?{scale:.9,opacity:0}:n.matches('.alert,.dialog')?{scale:1.12,opacity:0}:
    low||n.matches('.cover')?{translate:'0 105%'}:{translate:'0 48px',opacity:0};
    const rest={translate:'0 0',scale:1,opacity:1};
    for(const n of fresh)if(n.matches('.layer')&&n===now){move(n.children[1],pose(n),rest);move(n.children[0],{opacity:0},rest)}
    if(old?.classList.contains('ghost')){const n=old,c=n.children[1];n.going=true;
    move(c,{...rest,translate:c.style.translate||'0 0'},pose(n),()=>n.remove());move(n.children[0],rest,{opacity:0},()=>0)}};
    const settleCard=c=>{if(!c.style.translate)return;move(c,{translate:c.style.translate},{translate:'0 0'});c.style.translate=''};
    """#

  /// Sends events as `[number, element, action, payload]`, and keeps each until it is handled.
  private static let events = #"""
    const pump=()=>{for(const m of queue)if(live&&m[0]>told&&m[0]-acked<=32){socket.send(JSON.stringify(m));told=m[0]}};
    const say=n=>put(key(n),n.dataset.c||'changeText',n.type==='range'?+n.value:n.value);
    const flush=()=>{for(const[n,e]of edits)if(e.dirty){e.dirty=false;e.seq=say(n)}};
    const put=(id,action,value)=>{queue.push([++seq,id,action,value]);pump();return seq};
    const send=(id,action,value)=>{flush();return put(id,action,value)};
    const dismiss=l=>{if(l&&!l.hasAttribute('data-locked')&&!l.inert)return send(l.dataset.n,'dismiss')};
    hear('click',e=>{const t=e.target;if(!t.closest||t.closest('.ghost'))return;
    if(eaten){eaten=false;return}
    if(t.matches('.dim'))return dismiss(t.parentNode);
    const n=t.closest('[data-a]'),link=t.closest('a[href]');
    if(!n||n.ariaDisabled==='true'||link&&n.contains(link))return;
    const a=n.dataset.a,id=n.dataset.e||n.closest(a==='back'?'.stack[data-n]':'[data-n]').dataset.n;
    if(n.matches('[aria-haspopup]'))pin=box(n);
    if(n.dataset.v)return send(id,a,n.dataset.v);
    if(a==='changeOn'){const on=n.getAttribute('aria-checked')!=='true';n.setAttribute('aria-checked',on);return send(id,a,on)}
    send(id,a)});
    hear('input',e=>{const n=e.target;if(!n.matches('.field,[type=range]'))return;const x=edits.get(n);
    if(x&&x.seq>acked)x.dirty=true;else edits.set(n,{seq:say(n),dirty:false})});
    hear('change',e=>{const n=e.target,o=n.selectedOptions?.[0];if(o)send(o.dataset.n,'select');
    else if(n.dataset.c==='changeDate'&&n.value){flush();say(n)}});
    hear('compositionstart',e=>{e.target.composing=true});
    hear('compositionend',e=>{e.target.composing=false});
    hear('keydown',e=>{const t=e.target,k=e.key,bare=!e.ctrlKey&&!e.metaKey&&!e.altKey;if(e.isComposing)return;
    if(bare&&assist(t,k,e.shiftKey)||hit(e))return e.preventDefault();if(!bare)return;
    if(k==='Escape'&&t.closest('.find')){e.preventDefault();send(key(t),'dismiss')}
    else if(k==='Escape'){const l=top(app.querySelector('.overlays'));
    if(l?.matches('.alert,.dialog'))send(l.dataset.n,'dismiss');else dismiss(l)}
    else if(k==='Enter'&&t.matches('input.field'))send(key(t),'submit');
    else if(t.matches('.grip')&&/^Arrow(Up|Down)$/.test(k)){e.preventDefault();send(key(t),'move',k==='ArrowUp'?-1:1)}
    else if((k==='Enter'||k===' ')&&t.matches('[data-d]')){e.preventDefault();send(key(t),'tap')}
    else if(t.closest('.layer.menu')&&/^(Arrow(Up|Down)|Home|End)$/.test(k)){e.preventDefault();
    const all=[...t.closest('.card').querySelectorAll('[role^=menuitem]:not(:disabled)')],i=all.indexOf(t);
    all.at({ArrowUp:i<0?-1:i-1,ArrowDown:(i+1)%all.length,Home:0,End:-1}[k])?.focus()}
    else if((k==='Enter'||k===' ')&&t.matches('[data-a]:not(button)')){e.preventDefault();t.click()}
    else if(t.matches('[role=tab],[role=radio]')){const all=[...t.parentNode.children].filter(n=>!n.disabled),i=all.indexOf(t);
    const to={ArrowLeft:i-1,ArrowUp:i-1,ArrowRight:i+1,ArrowDown:i+1,Home:0,End:all.length-1}[k];
    if(to===undefined)return;e.preventDefault();const n=all[(to+all.length)%all.length];n.focus();n.click()}});
    hear('pointerdown',e=>{const h=e.target.closest('.sheet .grab,.sheet .bar');
    if(!h||e.button||e.target.closest('button,a,input,textarea,[data-a]'))return;
    const l=h.closest('.layer'),c=l.children[1],y=e.clientY,t=e.timeStamp,fixed=l.hasAttribute('data-locked');let d=0;
    h.setPointerCapture(e.pointerId);
    follow(h,e,e=>{d=e.clientY-y;c.style.translate=`0 ${d<0||fixed?d/6:d}px`},e=>{
    const far=d>120||d>24&&d/(e.timeStamp-t)>.5,n=e.type==='pointerup'&&far&&dismiss(l);
    n?held.push([n,l]):settleCard(c)})});
    """#

  /// Synchronises the browser's history with the screens.
  ///
  /// There is one entry for each step back, which stores its index and the paths up to its own.
  /// Only the current entry can be changed, so the script traverses to the first entry that differs
  /// and rewrites the history from there.
  private static let history = #"""
    history.scrollRestoration='manual';
    const write=(how,a)=>{up[at]=a;history[how]({at,up:up.slice(0,at+1)},'',a)};
    const travel=to=>{going=to;history.go(to-at);clearTimeout(hop);hop=setTimeout(()=>{at=to;going=null;settle()},1000)};
    const settle=()=>{if(going!==null||moved>acked)return;const goal=i=>paths?paths[i]:up[i]??up[at];
    let i=0;while(i<at&&i<depth&&goal(i)===up[i])i++;
    if(i<at)return travel(i);
    if(goal(at)!==up[at]||history.state?.at!==at)write('replaceState',goal(at));
    while(at<depth){const a=goal(at+1);at++;write('pushState',a)}};
    hear('popstate',e=>{at=e.state?.at|0;up[at]=here();
    if(going===null)moved=send('','go',{at,address:up[at]});
    else if(at===going){going=null;clearTimeout(hop);settle()}});
    """#

  /// Receives messages of the form `[handled events, history, patch]`, where `history` is either
  /// the paths of all entries or, if the paths are unchanged, the number of steps back.
  private static let connection = #"""
    const receive=([ack,place,ops])=>{got++;acked=ack;queue=queue.filter(m=>m[0]>ack);
    if(place.length){paths=place;depth=place.length-1}else depth=place;
    try{apply(ops)}catch(e){console.error(e);return again()}
    for(const[n,e]of edits)if(e.seq<=acked&&!e.dirty||!n.isConnected)edits.delete(n);
    flush();held=held.filter(([n,l])=>{if(n>acked)return true;if(!l.matches('.ghost'))settleCard(l.children[1])});
    settle();if(!live){live=true;lost=false;tries=0;clearTimeout(timer);bar.hidden=true;doc.body.dataset.live='';if(doc.hidden)phase()}looks();measure();pump();look()};
    const bar=doc.getElementById('lost'),phase=()=>{if(live)put('','phase',doc.hidden)};
    const connect=()=>{socket=new WebSocket(location.origin.replace('http','ws')+doc.body.dataset.socket);
    socket.onopen=()=>{told=0;socket.send(JSON.stringify([0,'','hello',{page:app.dataset.h,address:here(),at,id,doc:me,got}]))};
    socket.onmessage=e=>receive(JSON.parse(e.data));
    socket.onclose=e=>{if(leaving)return;live=false;lost=true;delete doc.body.dataset.live;const c=e.code;
    if(c===4002)return again();
    bar.textContent=c===4001?'This page is open in another tab. Reload it to continue here.':c===1013?'Too many sessions. Retrying…':'Connection lost. Reconnecting…';
    if(c===4001){leaving=true;bar.hidden=false;return}
    setTimeout(()=>{bar.hidden=!lost},400);
    timer=setTimeout(connect,Math.min(8000,250*2**tries++)*(.5+Math.random()/2))}};
    const hurry=()=>{if(lost&&!doc.hidden&&socket.readyState>1){clearTimeout(timer);tries=0;connect()}};
    hear('online',hurry);doc.addEventListener('visibilitychange',()=>{hurry();phase()});
    hear('beforeunload',e=>{if(!away&&app.querySelector('[data-keep]'))e.preventDefault()});
    hear('pagehide',()=>{leaving=true});hear('pageshow',e=>{if(e.persisted)location.reload()});
    connect()})();
    """#
}
