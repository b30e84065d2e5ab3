import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { chromiumLaunch } from '@sqos/vitest-config/chromium'
import { chromium } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { serveStrictly } from './strict-server.example.ts'

let folder: string

const PAGES = {
  '/': `<!doctype html><html lang="zh"><head><title>Host</title><link rel="stylesheet" href="/page.css">
<script src="/watch.js"></script><script type="module" src="/page.js"></script></head><body><div id="root"></div></body></html>`,
  '/watch.js': `window.violations = []
addEventListener('securitypolicyviolation', ({ violatedDirective, sourceFile, sample }) => {
  violations.push([violatedDirective, sourceFile, sample].join(' '))
})`,
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sqos-strict-'))
  await promisify(execFile)(process.execPath, [join(import.meta.dirname, 'build-page.example.ts'), folder], {
    env: { ...process.env, NODE_ENV: 'development' },
  })
})

afterAll(() => rm(folder, { recursive: true, force: true }))

it('every field works under a Content-Security-Policy without eval, inline scripts and inline styles, in StrictMode', async () => {
  await using server = await serveStrictly(folder, PAGES)
  await using browser = await chromium.launch(chromiumLaunch())
  const page = await browser.newPage({ viewport: { width: 1200, height: 900 } })
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  await page.goto(server.url)
  const at = (name: string) => page.locator(`[data-field="${name}"]`)
  for (const section of await page.locator('[data-field]').all()) await section.waitFor()

  await at('InputField').getByRole('textbox').fill('张三')
  await at('SelectField').getByRole('combobox').click()
  await page.getByRole('option', { name: '选项二' }).click()
  await at('DateField').getByRole('textbox').click()
  await page.getByText('今天').click()
  await at('ColorField').getByRole('textbox', { name: '颜色值' }).fill('#112233')
  await at('TableForm').getByRole('gridcell').nth(1).dblclick()
  await page.getByRole('option', { name: '选项一' }).click()
  await at('TableForm').getByRole('gridcell').nth(2).click()
  await page.keyboard.type('5')
  await page.keyboard.press('Tab')
  await expect.poll(() => at('TableForm').getByRole('gridcell').nth(3).textContent()).toBe('10.00')
  await at('RichText').locator('[contenteditable]').click()
  await page.keyboard.type('更多')
  await at('Barcode').locator('svg').waitFor()
  await at('QrCode').locator('svg').first().waitFor()
  await at('EmojiButton').getByRole('button').click()

  expect(await at('SelectField').getByRole('combobox').textContent()).toContain('选项二')
  expect(await at('InputField').getByRole('textbox').inputValue()).toBe('张三')
  expect(await at('RichText').textContent()).toContain('更多')
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what the page's script above keeps
  const violations = await page.evaluate(() => (window as unknown as { violations: string[] }).violations)
  expect([errors, violations]).toEqual([[], []])
})
