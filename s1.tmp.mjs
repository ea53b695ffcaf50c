import {launch,open,login,shot,BASE} from './shot.tmp.mjs';
const b=await launch();
for (const [n,o] of [['390',{}],['1280d',{width:1280,height:900,dark:true}]]) {
  const p=await open(b,o);
  await login(p,'Patient','9876543210');
  for (const [k,u] of [['records','/records'],['account','/user'],['appts','/appointments'],['terms','/terms']]) {
    await p.goto(BASE+u); await p.waitForTimeout(2500);
    await p.evaluate(()=>window.scrollTo(0,document.body.scrollHeight)); await p.waitForTimeout(700);
    await shot(p,`${k}-${n}`);
    console.log(n,k,await p.evaluate(()=>[document.documentElement.scrollWidth, document.documentElement.scrollHeight]));
  }
}
await b.close();
