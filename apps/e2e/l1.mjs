import { open, browser, base } from './look.mjs'
const p = await open()
const shot = n => p.screenshot({path:`/tmp/m/shots/${n}.png`})
const menu = await p.evaluate(()=>[...document.querySelectorAll('a[href]')].map(a=>a.getAttribute('href')+' '+a.textContent).slice(0,60))
console.log(menu.join('\n'))
await p.goto(base+'/model/customer'); await p.waitForTimeout(3500)
console.log(p.url()); await shot('list')
const row = p.locator('tbody tr').first(); await row.locator('td').nth(2).click(); await p.waitForTimeout(2500); await shot('record')
const w = p.getByRole('button',{name:'写文章'}); console.log(await w.count())
if (await w.count()) { await w.first().click(); await p.waitForTimeout(2000); await shot('start'); 
 await p.getByRole('dialog').filter({hasText:'写文章'}).getByRole('button',{name:/报价单/}).click(); await p.waitForTimeout(4000); await p.getByRole('tab',{name:'变量'}).click(); await p.waitForTimeout(1500); await shot('editor')
 await p.getByRole('button',{name:'发送'}).click(); await p.waitForTimeout(800); await shot('send')
}
await browser.close()
