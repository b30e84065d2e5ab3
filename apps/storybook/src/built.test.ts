import { execFile } from 'node:child_process'
import { createReadStream, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { extname, join, normalize } from 'node:path'
import { promisify } from 'node:util'
import { chromiumLaunch } from '@sqos/vitest-config/chromium'
import { type Browser, chromium, type Page } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'

/** Largest width of an icon in px. Without Arco's rules icons fill their container. */
const MAX_ICON = 64

const TYPES: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
}

interface Entry {
  id: string
  title: string
  type: 'story' | 'docs'
}

let folder: string
let server: Server
let browser: Browser
let page: Page
let base: string

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'sqos-storybook-'))
  const env = { ...process.env, VITEST: '', NODE_ENV: 'production' }
  const storybook = join(import.meta.dirname, '../node_modules/.bin/storybook')
  await promisify(execFile)(storybook, ['build', '-o', folder], {
    cwd: join(import.meta.dirname, '..'),
    env,
    maxBuffer: 1e8,
  })
  server = createServer((request, response) => {
    const file = join(folder, normalize(new URL(request.url ?? '/', 'http://localhost').pathname))
    if (!existsSync(file) || extname(file) === '') return void response.writeHead(404).end()
    response.setHeader('content-type', TYPES[extname(file)] ?? 'application/octet-stream')
    createReadStream(file).pipe(response)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const address = server.address()
  base = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
  browser = await chromium.launch(chromiumLaunch())
  page = await browser.newPage()
}, 900_000)

afterAll(async () => {
  await browser?.close()
  server?.close()
  if (folder) rmSync(folder, { recursive: true, force: true })
})

function entries(): Entry[] {
  const index: { entries: Record<string, Entry> } = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8'))
  return Object.values(index.entries)
}

/** Opens a story alone and waits until it is rendered. */
async function open({ id, type }: Entry, globals = '') {
  await page.goto(`${base}/iframe.html?id=${id}&viewMode=${type}&globals=${globals}`)
  await page.waitForFunction(() => document.body.matches('.sb-show-main, .sb-show-errordisplay'), undefined, {
    timeout: 120_000,
  })
}

it('opens on the foundations, and every component has a docs page', () => {
  const all = entries()
  const titles = (type: Entry['type']) => new Set(all.filter((one) => one.type === type).map(({ title }) => title))
  expect(all[0]?.title).toBe('Foundations/Overview')
  expect([...titles('story')].filter((title) => !titles('docs').has(title))).toEqual([])
})

it('shows the first story of every component with the tokens of the theme and icons of their size', async () => {
  const first = new Map<string, Entry>()
  for (const entry of entries()) if (entry.type === 'story' && !first.has(entry.title)) first.set(entry.title, entry)
  const problems: string[] = []
  for (const [title, entry] of first) {
    // oxlint-disable-next-line no-await-in-loop -- one page
    await open(entry)
    // oxlint-disable-next-line no-await-in-loop -- one page
    const seen = await page.evaluate(() => ({
      token: getComputedStyle(document.body).getPropertyValue('--color-bg-1'),
      icon: Math.max(
        0,
        ...[...document.querySelectorAll('svg.arco-icon')].map((svg) => svg.getBoundingClientRect().width),
      ),
      isBroken: document.body.classList.contains('sb-show-errordisplay'),
    }))
    if (seen.token === '') problems.push(`${title}: no tokens of Arco`)
    if (seen.icon > MAX_ICON) problems.push(`${title}: an icon of ${seen.icon} px`)
    if (seen.isBroken) problems.push(`${title}: an error`)
  }
  expect(problems).toEqual([])
})

it('shows stories with interactions in English without running them', async () => {
  const story = entries().find(({ id }) => id.startsWith('downloads-downloaddrawer--every-status'))
  expect(story).toBeDefined()
  if (!story) return
  await open(story, 'language:en')
  await page.waitForSelector('#storybook-root button')
  expect(await page.evaluate(() => document.body.classList.contains('sb-show-errordisplay'))).toBe(false)
  expect(await page.getByRole('button', { name: /download/i }).count()).toBeGreaterThan(0)
})

/** A story and one of its properties. */
const CONTROLS = [
  ['form-widgets-inputfield--empty', 'size'],
  ['layout-frame--classic', 'layoutType'],
  ['ui-kit-codeeditor--java-script', 'isInvalid'],
  ['ui-kit-codeeditor--java-script', 'maxLength'],
  ['ui-kit-codeeditor--java-script', 'placeholder'],
  ['ui-kit-codeeditor--java-script', 'onBlur'],
] as const

it('offers choices, switches, numbers and texts for optional properties', async () => {
  const story = entries().find(({ type }) => type === 'story')
  expect(story).toBeDefined()
  if (!story) return
  await open(story)
  const controls = await page.evaluate(async (ids) => {
    const store = Reflect.get(window, '__STORYBOOK_PREVIEW__').storyStoreValue
    const found: Record<string, unknown> = {}
    for (const [id, name] of ids) {
      // oxlint-disable-next-line no-await-in-loop -- three components
      const { argTypes } = await store.loadStory({ storyId: id })
      found[name] = [argTypes[name].control?.type ?? null, argTypes[name].options?.length ?? 0]
    }
    return found
  }, CONTROLS)
  expect(controls).toEqual({
    size: ['radio', 4],
    layoutType: ['select', 4],
    isInvalid: ['boolean', 0],
    maxLength: ['number', 0],
    placeholder: ['text', 0],
    onBlur: [null, 0],
  })
})
