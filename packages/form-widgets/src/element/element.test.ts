import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { chromiumLaunch } from '@sqos/vitest-config/chromium'
import { type Browser, chromium, type Page } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ELEMENTS } from './elements.generated.ts'
import { serveStrictly } from '../strict/strict-server.example.ts'

// Builds the published element and uses it in Chromium on a page without React.

const KINDS = Object.keys(ELEMENTS)

const OPTIONS = `[{ id: '1', fullName: '一' }, { id: '2', fullName: '二', children: [{ id: '21', fullName: '二一' }] }]`

const page = (head: string) => `<!doctype html><html lang="zh"><head><title>Host</title>${head}
<script type="module" src="/index.js"></script><script type="module" src="/host.js"></script></head>
<body><form action="/" id="form">
${KINDS.map((kind) => `<sqos-field kind="${kind}" name="${kind}" label="${kind}"></sqos-field>`).join('\n')}
<sqos-field kind="hologram" name="unknown"></sqos-field>
<button id="save">Save</button></form></body></html>`

/** Styles of real host pages: a reset, rules for bare elements, `!important` rules. */
const HOSTILE = `
* { all: revert; box-sizing: content-box !important; letter-spacing: 3px; }
body { color: magenta; font: 30px/3 serif; text-transform: uppercase; direction: ltr; text-align: right; }
input, button, textarea, select { border: 5px solid red !important; padding: 20px !important; background: lime !important; }
label, span, div, p, svg { margin: 9px !important; color: red !important; float: left; font-size: 40px !important; }
.arco-select, .arco-input, .arco-picker { display: none !important; }
`

const PAGES = {
  '/': page(''),
  '/hostile': page('<link rel="stylesheet" href="/hostile.css">'),
  '/hostile.css': HOSTILE,
  '/host.js': `
    addEventListener('securitypolicyviolation', (event) => { (window.violations ??= []).push(event.violatedDirective + ' ' + event.sourceFile) })
    for (const field of document.querySelectorAll('sqos-field')) field.props = { options: ${OPTIONS}, expression: ['1', '+', '2'], formData: {} }
    window.changes = []
    addEventListener('change', (event) => { if (event.detail) changes.push([event.target.getAttribute('kind'), event.detail.value]) })
    window.submits = []
    document.getElementById('form').addEventListener('submit', (event) => {
      event.preventDefault()
      submits.push(Object.fromEntries(new FormData(event.target)))
    })`,
}

interface HostWindow {
  violations?: string[]
  changes: unknown[]
  submits: Record<string, string>[]
}

let folder: string
let browser: Browser
let server: Awaited<ReturnType<typeof serveStrictly>>

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sqos-element-'))
  const root = join(import.meta.dirname, '../..')
  // A separate process, because tests run in development mode and the published build does not.
  await promisify(execFile)(
    join(root, 'node_modules/.bin/vite'),
    ['build', '--config', 'vite.element.config.ts', '--outDir', folder],
    { cwd: root, env: { ...process.env, NODE_ENV: 'production' } },
  )
  server = await serveStrictly(folder, PAGES)
  browser = await chromium.launch(chromiumLaunch())
})

afterAll(async () => {
  await browser?.close()
  await server?.[Symbol.asyncDispose]()
  await rm(folder, { recursive: true, force: true })
})

async function open(path: string): Promise<{ host: Page; errors: string[] }> {
  const host = await browser.newPage({ viewport: { width: 1000, height: 900 } })
  const errors: string[] = []
  host.on('pageerror', (error) => errors.push(error.message))
  await host.goto(server.url + path)
  await host.locator('sqos-field[kind="address"]').getByText('address').waitFor({ timeout: 30_000 })
  return { host, errors }
}

const field = (host: Page, kind: string) => host.locator(`sqos-field[kind="${kind}"]`)
const stateOf = <Key extends keyof HostWindow>(host: Page, key: Key) =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what the page's script above keeps
  host.evaluate((name) => (window as unknown as HostWindow)[name as 'changes'], key) as Promise<HostWindow[Key]>

it('every kind renders and works under a strict Content-Security-Policy', async () => {
  const { host, errors } = await open('/')
  for (const kind of KINDS) {
    const control = field(host, kind).locator('input, textarea, button, [role="combobox"]').first()
    await control.waitFor({ state: 'attached', timeout: 30_000 })
  }
  await field(host, 'hologram').getByText('没有这种控件：hologram').waitFor()

  await field(host, 'comInput').getByRole('textbox').fill('张三')
  await field(host, 'numInput').getByRole('spinbutton').fill('12.5')
  await field(host, 'switch').getByRole('switch').click()
  await field(host, 'radio').getByText('二', { exact: true }).click()
  await field(host, 'checkbox').getByText('一', { exact: true }).click()
  await field(host, 'select').getByRole('combobox').click()
  await field(host, 'select').getByRole('option', { name: '二' }).click()
  await field(host, 'date').getByRole('textbox').click()
  await field(host, 'date').getByText('今天').click()
  await field(host, 'time').getByRole('textbox').fill('08:30:00')
  await field(host, 'time').getByRole('textbox').press('Enter')
  await field(host, 'treeSelect').getByRole('combobox').click()
  await field(host, 'treeSelect').locator('.arco-tree-select-popup').getByText('一', { exact: true }).click()
  await field(host, 'rate').getByRole('radio').nth(3).press('Space')
  await field(host, 'cascader').getByRole('combobox').click()
  await host.mouse.click(5, 5)
  await field(host, 'cascader').locator('.arco-cascader-popup').waitFor({ state: 'hidden' })

  const changes = await stateOf(host, 'changes')
  expect(changes).toEqual(
    expect.arrayContaining([
      ['comInput', '张三'],
      ['numInput', 12.5],
      ['switch', 1],
      ['radio', '2'],
      ['checkbox', ['1']],
      ['select', '2'],
      ['date', expect.any(Number)],
      ['time', '08:30:00'],
      ['treeSelect', '1'],
      ['rate', 4],
    ]),
  )
  expect([errors, (await stateOf(host, 'violations')) ?? []]).toEqual([[], []])
  expect(await host.evaluate(() => [document.querySelectorAll('style, link').length, 'React' in window])).toEqual([
    0,
    false,
  ])
  await host.close()
})

it('the element takes part in its form: submit, required, reset, disabled', async () => {
  const { host, errors } = await open('/')
  await field(host, 'comInput').evaluate((element) => element.setAttribute('required', ''))
  await field(host, 'numInput').evaluate((element) => element.setAttribute('value', '7'))

  await host.click('#save')
  expect(await stateOf(host, 'submits')).toEqual([])
  expect(await field(host, 'comInput').evaluate((element: HTMLInputElement) => element.validationMessage)).toBe(
    '不能为空',
  )

  const box = field(host, 'comInput').getByRole('textbox')
  await box.fill('张三')
  await box.press('Enter')
  await field(host, 'checkbox').evaluate((element: HTMLInputElement) => Object.assign(element, { value: ['1', '21'] }))
  await host.click('#save')
  const submits = await stateOf(host, 'submits')
  expect(submits).toHaveLength(2)
  expect(submits[1]).toMatchObject({ comInput: '张三', numInput: '7', checkbox: '["1","21"]', select: '' })

  await host.evaluate(() => document.querySelector('form')?.reset())
  await host.waitForFunction(() => document.querySelector<HTMLInputElement>('[kind=comInput]')?.value === undefined)
  await expect.poll(() => box.inputValue()).toBe('')

  await host.evaluate(() => {
    const set = document.createElement('fieldset')
    set.disabled = true
    document.querySelector('form')?.append(set)
    const moved = document.querySelector('[kind=comInput]')
    if (moved) set.append(moved)
  })
  await expect.poll(() => box.isDisabled()).toBe(true)
  expect(errors).toEqual([])
  await host.close()
})

it('the value attribute is kept digit for digit', async () => {
  const { host } = await open('/')
  const texts = ['007', '1.50', '12345678901234567890', '13800138000', '-0', '1e5']
  const read = await field(host, 'comInput').evaluate(
    (element: HTMLElement & { value?: unknown }, values) =>
      values.map((value) => {
        element.setAttribute('value', value)
        return String(element.value)
      }),
    texts,
  )
  expect(read).toEqual(texts)
  await expect.poll(() => field(host, 'comInput').getByRole('textbox').inputValue()).toBe('1e5')
  await host.close()
})

/** Styles of the elements in a field's shadow root. */
const looksOf = (host: Page, kind: string) =>
  field(host, kind).evaluate(
    (element, names) =>
      [...(element.shadowRoot?.querySelectorAll('*') ?? [])]
        .filter((one) => !one.closest('svg') || one.matches('svg'))
        .map((one) => {
          const style = getComputedStyle(one)
          const { width, height } = one.getBoundingClientRect()
          const looks = names.map((name) => style.getPropertyValue(name))
          return [one.tagName, Math.round(width), Math.round(height), ...looks].join(' ')
        }),
    'color font-size font-family letter-spacing text-transform text-align background-color border-top-width padding-top margin-top float display'.split(
      ' ',
    ),
  )

it('the element looks the same on a page with hostile styles', async () => {
  const { host: calm } = await open('/')
  const { host: hostile } = await open('/hostile')
  for (const one of [calm, hostile]) {
    // The same width on both pages.
    await one.evaluate(() => {
      for (const element of document.querySelectorAll<HTMLElement>('sqos-field')) {
        for (const [name, value] of [
          ['display', 'block'],
          ['width', '400px'],
          ['float', 'none'],
          ['box-sizing', 'border-box'],
        ]) {
          element.style.setProperty(name ?? '', value ?? '', 'important')
        }
      }
    })
    for (const kind of KINDS) {
      await field(one, kind)
        .locator('input, textarea, button, [role="combobox"]')
        .first()
        .waitFor({ state: 'attached' })
    }
    // The result follows half a second after the formula.
    await one.waitForFunction(() => Reflect.get(window, 'changes').some(([kind]: string[]) => kind === 'calculate'))
    await field(one, 'calculate').locator('[data-tone]').waitFor({ state: 'detached' })
  }
  const [wanted, found] = [new Map<string, string[]>(), new Map<string, string[]>()]
  for (const kind of KINDS) {
    wanted.set(kind, await looksOf(calm, kind))
    found.set(kind, await looksOf(hostile, kind))
  }
  expect(found).toEqual(wanted)
  await calm.close()
  await hostile.close()
})
