import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { arcoStyles } from '@sqos/build/vite'
import { type SipGateway, startSipGateway } from '@sqos/test-kit/sip-gateway'
import { chromiumLaunch } from '@sqos/vitest-config/chromium'
import { type BrowserContext, chromium, type Page } from 'playwright'
import { build, preview } from 'vite'
import { median, p95 } from './report.ts'

const CALLS = 24
/** Time in ms that a call lasts while its frames are measured. */
const TALK = 12_000
/** The gateway is busy at this number. */
const BUSY = '13800000486'
const NUMBER = '13800138000'
/** The seat that answers other numbers. */
const OUTSIDE = 'outside'
const ROOT = join(import.meta.dirname, '../calls')

/** Calls through a real gateway in Chromium with its fake microphone: the way of a click to the wire, frames, and size. */
export async function benchCalls(): Promise<void> {
  const outDir = await mkdtemp(join(tmpdir(), 'sqos-bench-calls-'))
  const plugins = [arcoStyles()]
  // The page waits for its texts at its top level.
  await build({ root: ROOT, configFile: false, plugins, logLevel: 'error', build: { outDir, target: 'es2024' } })
  const { args, ...launch } = chromiumLaunch()
  const sound = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream']
  const network = ['--ignore-certificate-errors', '--allow-loopback-in-peer-connection']
  const [server, gateway, browser] = await Promise.all([
    preview({ root: ROOT, configFile: false, logLevel: 'error', build: { outDir }, preview: { port: 4251 } }),
    startSipGateway(),
    chromium.launch({ ...launch, args: [...args, ...sound, ...network] }),
  ])
  const phones = { url: server.resolvedUrls?.local[0] ?? '', gateway, browser }
  try {
    console.log('\nCalls: click to INVITE, beyond the answers of the gateway (at most 300 ms)')
    printTimes('registered', await clicksToInvite({ ...phones, receives: true }))
    printTimes(
      'not registered, in a fresh page: JsSIP is loaded, too',
      await clicksToInvite({ ...phones, receives: false }),
    )
    await printFrames(phones)
    const { panel, line } = await sizes()
    const whole = (panel + line) / 1024
    console.log(
      `  ${whole.toFixed(1)} kB gzip (at most 90): panel ${(panel / 1024).toFixed(1)}, ` +
        `loaded with the first call ${(line / 1024).toFixed(1)}`,
    )
  } finally {
    await browser.close()
    await server.close()
    await gateway.stop()
    await rm(outDir, { recursive: true, force: true })
  }
}

interface Phones {
  url: string
  gateway: SipGateway
  browser: { newContext: (options: { ignoreHTTPSErrors: boolean }) => Promise<BrowserContext> }
}

interface Click {
  /** Milliseconds from the click to the INVITE on the wire. */
  total: number
  /** Those in which the phone waited for the gateway: the connection, and answers to REGISTER. */
  gateway: number
}

function printTimes(name: string, clicks: readonly Click[]) {
  const ours = clicks.map(({ total, gateway }) => total - gateway)
  const waited = clicks.map(({ gateway }) => gateway)
  console.log(
    `  ${name}, ${clicks.length} calls: median ${median(ours).toFixed(0)} ms, p95 ${p95(ours).toFixed(0)} ms ` +
      `(and the gateway's answers, median ${median(waited).toFixed(0)} ms)`,
  )
}

interface Asked {
  seat: string
  number: string
  receives: boolean
}

async function openPhone({ url, gateway, browser }: Phones, { seat, number, receives }: Asked): Promise<Page> {
  const context = await browser.newContext({ ignoreHTTPSErrors: true })
  await context.addInitScript(observeSocket)
  const page = await context.newPage()
  const query = new URLSearchParams({ seat, number, port: String(gateway.port), token: gateway.password })
  if (receives) query.set('receives', '1')
  await page.goto(`${url}?${query}`)
  await page.locator(receives ? '[data-online=true]' : '[data-online]').waitFor()
  return page
}

/** Registered: all in one page. Not registered: each call in a fresh page. */
async function clicksToInvite({ receives, ...phones }: Phones & { receives: boolean }): Promise<Click[]> {
  const clicks: Click[] = []
  let page: Page | undefined
  // The first call is a warm-up.
  for (let turn = 0; turn <= CALLS; turn += 1) {
    page ??= await openPhone(phones, { seat: `9${100 + turn}`, number: BUSY, receives })
    await page.getByRole('button', { name: 'Call', exact: true }).click()
    await page.waitForFunction(() => window.wire.some(({ what }) => what === 'INVITE'))
    await page.getByRole('region').waitFor({ state: 'detached' })
    const click = clickOf(await page.evaluate(() => window.wire.splice(0)))
    if (turn > 0) clicks.push(click)
    if (receives) continue
    await page.context().close()
    page = undefined
  }
  await page?.context().close()
  return clicks
}

/** Splits the way of a click to its first INVITE. */
function clickOf(wire: readonly Wire[]): Click {
  const clicked = wire.find(({ what }) => what === 'click')?.at ?? Number.NaN
  const invited = wire.find(({ what, at }) => what === 'INVITE' && at >= clicked)?.at ?? Number.NaN
  const between = wire.filter(({ at }) => at >= clicked && at <= invited)
  let gateway = 0
  let since: number | undefined
  for (const { what, at } of between) {
    if (what === 'connect' || what === 'REGISTER') since ??= at
    if ((what !== 'opened' && what !== 'SIP/2.0') || since === undefined) continue
    gateway += at - since
    since = undefined
  }
  return { total: invited - clicked, gateway }
}

/** Frames of a page while the timer of a call runs, and of the same page without a call. */
async function printFrames(phones: Phones) {
  const far = await openPhone(phones, { seat: OUTSIDE, number: BUSY, receives: true })
  const page = await openPhone(phones, { seat: '9001', number: NUMBER, receives: true })
  const without = await framesOf(page)
  await page.getByRole('button', { name: 'Call', exact: true }).click()
  await far.getByRole('button', { name: 'Accept' }).click()
  await page.getByRole('timer').waitFor()
  const during = await framesOf(page)
  const text = ({ frame, task, pause }: Frames) =>
    `longest frame ${frame.toFixed(0)} ms, longest task ${task.toFixed(0)} ms (longest pause between frames ${pause.toFixed(0)} ms)`
  console.log(`  while the timer runs (at most 50 ms; 0: none that long): ${text(during)}`)
  console.log(`  the same page without a call: ${text(without)}`)
  await Promise.all([far.context().close(), page.context().close()])
}

interface Frames {
  /** Longest work of the page on a frame, as the browser reports it from 50 ms on. */
  frame: number
  /** Longest task of the page, from 50 ms on. */
  task: number
  /** Longest time between two frames; also grows with the load of the machine. */
  pause: number
}

const framesOf = (page: Page): Promise<Frames> =>
  page.evaluate(
    (limit) =>
      new Promise((resolve) => {
        let [frame, task, pause, last] = [0, 0, 0, performance.now()]
        const observer = new PerformanceObserver((list) => {
          for (const { entryType, duration } of list.getEntries()) {
            if (entryType === 'longtask') task = Math.max(task, duration)
            else frame = Math.max(frame, duration)
          }
        })
        observer.observe({ type: 'longtask' })
        observer.observe({ type: 'long-animation-frame' })
        const end = last + limit
        const next = (now: number) => {
          pause = Math.max(pause, now - last)
          last = now
          if (now < end) return void requestAnimationFrame(next)
          observer.disconnect()
          return resolve({ frame, task, pause })
        }
        requestAnimationFrame(next)
      }),
    TALK,
  )

/** Bytes gzip of the panel, without React, Arco and our base packages, and of what the first call loads. */
async function sizes(): Promise<{ panel: number; line: number }> {
  const input = join(ROOT, 'main.tsx')
  const external = /^(react|react-dom|@arco-design\/web-react|@sqos\/(i18n|ui-kit|hooks))(\/|$)/
  const result = await build({
    root: ROOT,
    configFile: false,
    logLevel: 'error',
    build: { write: false, rolldownOptions: { input, external } },
  })
  const files = [result].flat().flatMap((one) => ('output' in one ? one.output : []))
  const isFirst = (name: string) => files.some((one) => one.fileName === name && one.type === 'chunk' && one.isEntry)
  const total = { panel: 0, line: 0 }
  for (const one of files) {
    // Texts of one language are loaded.
    if (/\/(en|zhtw)-/.test(one.fileName)) continue
    const bytes = gzipSync(one.type === 'chunk' ? one.code : one.source).length
    total[isFirst(one.fileName) || one.fileName.endsWith('.css') ? 'panel' : 'line'] += bytes
  }
  return total
}

/** What the page sends and receives, in milliseconds of its clock. */
interface Wire {
  what: string
  at: number
}

declare global {
  interface Window {
    wire: Wire[]
  }
}

/** Runs in the page: notes clicks, and the first word of each message on its sockets. */
function observeSocket() {
  window.wire = []
  const note = (what: string, at = performance.now()) => window.wire.push({ what, at })
  window.addEventListener('click', ({ timeStamp }) => note('click', timeStamp), { capture: true })
  const first = (message: unknown) => (typeof message === 'string' ? (message.split(' ')[0] ?? '') : '')
  const Native = window.WebSocket
  window.WebSocket = class extends Native {
    constructor(url: string | URL, protocols?: string | string[]) {
      note('connect')
      super(url, protocols)
      this.addEventListener('open', () => note('opened'))
      this.addEventListener('message', ({ data }) => note(first(data)))
    }
    override send(data: string | Blob | BufferSource) {
      note(first(data))
      super.send(data)
    }
  }
}
