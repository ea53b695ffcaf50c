import {launch,open,login,shot,BASE} from './shot.tmp.mjs';
const b=await launch();
for (const [n,o] of [['390',{}],['1280d',{width:1280,height:900,dark:true}]]) {
  const p=await open(b,o);
  await p.goto(BASE+'/signup'); await p.getByRole('heading',{level:1}).waitFor({timeout:60000});
  await shot(p,`signup-${n}`);
  await login(p,'Patient','9876543210');
  await shot(p,`dash-${n}`);
  await p.goto(BASE+'/records'); await p.waitForTimeout(2500); await shot(p,`records-${n}`);
  await p.goto(BASE+'/user'); await p.waitForTimeout(2500); await shot(p,`account-${n}`);
  await p.goto(BASE+'/appointments'); await p.waitForTimeout(2500); await shot(p,`appts-${n}`);
  await p.goto(BASE+'/terms'); await p.waitForTimeout(1500); await shot(p,`terms-${n}`);
  const w=await p.evaluate(()=>document.documentElement.scrollWidth); console.log(n,w);
}
await b.close();
