import { chromium } from 'playwright'
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox','--disable-gpu','--disable-dev-shm-usage'] })
const base='http://127.0.0.1:4810'
export async function open({mode='light',lang='zh',width=1440,height=900,user='admin'}={}){
  const c = await browser.newContext({viewport:{width,height},reducedMotion:'reduce'})
  await c.addInitScript(([m,l])=>{localStorage.setItem('sqos_theme',JSON.stringify({color:'blue',mode:m,density:'medium'}));localStorage.setItem('sqos_language',l)},[mode,lang])
  const p = await c.newPage()
  await p.goto(base+'/login'); await p.waitForTimeout(1500)
  await p.locator('input[type=text],input:not([type])').first().fill(user); await p.locator('input[type=password]').first().fill('sqos2026'); await p.keyboard.press('Enter')
  await p.waitForURL(u=>!u.pathname.includes('login')); await p.waitForTimeout(2000)
  return p
}
export { browser, base }
