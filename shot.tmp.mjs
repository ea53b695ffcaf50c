// usage: node shot.tmp.mjs scenario
import { chromium } from 'playwright';
import { chromiumLaunchOptions } from './scripts/chromium.mjs';
export const BASE='http://127.0.0.1:5391';
export async function launch(){ return chromium.launch(chromiumLaunchOptions()); }
export async function open(browser,{width=390,height=844,dark=false}={}){
  const ctx=await browser.newContext({viewport:{width,height},colorScheme:dark?'dark':'light',locale:'en-IN',timezoneId:'Asia/Kolkata'});
  const page=await ctx.newPage();
  page.logs=[];
  page.on('console',m=>{ if(['error','warning'].includes(m.type())) { page.logs.push(m.type()+': '+m.text()); console.log('CONSOLE',m.type(),m.text().slice(0,300)); }});
  page.on('pageerror',e=>console.log('PAGEERROR',e.message));
  return page;
}
export const phones={meera:['Patient','9876543210'],ananya:['Doctor',null]};
export async function login(page,role,phone){
  await page.goto(BASE+'/login');
  const main=page.getByRole('main');
  await main.getByRole('radio',{name:role}).check({timeout:60000});
  await main.getByRole('textbox',{name:'Mobile number'}).fill(phone);
  await main.getByLabel('Password',{exact:true}).fill('demo1234');
  await main.getByRole('button',{name:'Login',exact:true}).click();
  await page.waitForURL(u=>!u.pathname.startsWith('/login'),{timeout:30000});
  await page.waitForTimeout(800);
}
export async function shot(page,name,full=true){ await page.waitForTimeout(500); await page.screenshot({path:`/tmp/gaps/shots/${name}.png`,fullPage:full}); }
