import { gzipSync } from 'node:zlib'
import { type SipGateway, startSipGateway } from '@sqos/test-kit/sip-gateway'
import { chromiumLaunch } from '@sqos/vitest-config/chromium'
import { isFull } from '@sqos/vitest-config/suites'
import { type Browser, chromium, type Locator, type Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { serveCallPage } from './testing/serve-call-page.example.ts'

// Two built pages in Chromium, with its fake microphone, call each other through a real gateway.

const OUTSIDE = 'outside'
const NUMBER = '13800138000'

let gateway: SipGateway
let server: Awaited<ReturnType<typeof serveCallPage>>
let browser: Browser

beforeAll(async () => {
  const { args, ...launch } = chromiumLaunch()
  const sound = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream']
  // The second one: machines without a network have loopback candidates only.
  const network = ['--ignore-certificate-errors', '--allow-loopback-in-peer-connection']
  ;[gateway, server, browser] = await Promise.all([
    startSipGateway(),
    serveCallPage(),
    chromium.launch({ ...launch, args: [...args, ...sound, ...network] }),
  ])
})

afterAll(async () => {
  await browser?.close()
  await Promise.all([server?.stop(), gateway?.stop()])
})

/** Opens a seat. `receives` waits until the gateway knows it. */
async function openSeat(seat: string, asked: Record<string, string> = {}) {
  const page = await browser.newPage()
  await page.addInitScript(keepConnections)
  const query = new URLSearchParams({ seat, port: String(gateway.port), token: gateway.password, ...asked })
  await page.goto(`${server.url}/?${query}`)
  if ('receives' in asked) await page.locator('main[data-online=true]').waitFor()
  return {
    page,
    panel: page.getByRole('region', { name: '通话' }),
    press: (name: string) => page.getByRole('button', { name, exact: true }).click(),
    shows: (text: string) => waitFor(page.getByText(text, { exact: true }).first(), 'visible'),
    async dial(number: string) {
      await page.getByLabel('号码').fill(number)
      await page.getByRole('button', { name: '拨打', exact: true }).click()
      await page.getByRole('button', { name: '是', exact: true }).click()
    },
    isIdle: () => waitFor(page.getByRole('region', { name: '通话' }), 'detached'),
    [Symbol.asyncDispose]: () => page.close(),
  }
}

/** True when the element is there, or has gone. */
async function waitFor(element: Locator, state: 'visible' | 'detached') {
  await element.waitFor({ state, timeout: 60_000 })
  return true
}

/** Both ends, talking. */
async function openCall(asked: Record<string, string> = {}) {
  const far = await openSeat(OUTSIDE, { receives: '1' })
  const seat = await openSeat('8001', asked)
  await seat.dial(NUMBER)
  await far.press('接听')
  await Promise.all([seat.shows('通话中'), far.shows('通话中')])
  return {
    seat,
    far,
    [Symbol.asyncDispose]: () => Promise.all([seat.page.close(), far.page.close()]).then(() => undefined),
  }
}

declare global {
  interface Window {
    connections: RTCPeerConnection[]
  }
}

/** Runs in the page: remembers its connections, whose figures no page shows. */
function keepConnections() {
  const Native = window.RTCPeerConnection
  window.connections = []
  window.RTCPeerConnection = class extends Native {
    constructor(configuration?: RTCConfiguration) {
      super(configuration)
      window.connections.push(this)
    }
  }
}

/** What the page has heard: packets, and the energy of their sound. */
const heardBy = (page: Page) =>
  page.evaluate(async () => {
    const report = await window.connections.at(-1)?.getStats()
    const inbound = [...(report?.values() ?? [])].find(({ type }) => type === 'inbound-rtp')
    return { packets: Number(inbound?.packetsReceived ?? 0), energy: Number(inbound?.totalAudioEnergy ?? 0) }
  })

/** What arrives while the next 30 packets do. */
async function hearing(page: Page) {
  const before = await heardBy(page)
  await expect.poll(async () => (await heardBy(page)).packets).toBeGreaterThan(before.packets + 30)
  return (await heardBy(page)).energy - before.energy
}

it('calls, is answered, talks both ways, is muted, and ends when the far end hangs up', async () => {
  await using call = await openCall()
  const { seat, far } = call

  expect(await seat.panel.textContent()).toContain('138****8000')
  expect(gateway.requests().some((line) => line.startsWith('REGISTER') && line.endsWith('expires=30'))).toBe(true)
  expect(gateway.requests().some((line) => line.startsWith(`INVITE 968${NUMBER}`))).toBe(true)
  expect(await hearing(seat.page)).toBeGreaterThan(0)
  const loud = await hearing(far.page)
  expect(loud).toBeGreaterThan(0)

  await seat.press('静音')
  // What was on its way is past when a stretch is silent.
  await expect.poll(() => hearing(far.page)).toBeLessThan(loud / 100)
  await seat.press('取消静音')
  await expect.poll(() => hearing(far.page)).toBeGreaterThan(loud / 10)

  await far.press('挂断')
  expect(await seat.isIdle()).toBe(true)
})

it('names the reason when the number is busy, and can call again', async () => {
  await using seat = await openSeat('8002')
  await seat.dial('13800000486')
  await seat.shows('对方正忙，请稍后再拨')
  expect(await seat.isIdle()).toBe(true)

  await seat.dial('13800000603')
  await seat.shows('对方已拒接')
  expect(await seat.isIdle()).toBe(true)
})

it('loads JsSIP with the first call, and its script stays below 80 kB', async () => {
  const size = server.scripts
    .filter(({ name }) => name.includes('jssip'))
    .reduce((sum, { code }) => sum + gzipSync(code).length, 0)
  expect(size).toBeGreaterThan(0)
  expect(size).toBeLessThan(80 * 1024)

  await using seat = await openSeat('8003')
  const asked = () =>
    seat.page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .join(' '),
    )
  expect(await asked()).not.toContain('jssip')
  await seat.dial('13800000486')
  await seat.shows('对方正忙，请稍后再拨')
  expect(await asked()).toContain('jssip')
})

// Registered only in the full run: with CI set, a skipped test is a failure.
describe.each(isFull() ? ['in the full run'] : [])('%s', () => {
  it.each([
    ['13800000480', '对方暂时无法接通'],
    ['13800000404', '号码不存在，请核对后再拨'],
    ['13800000503', '语音网关出现故障，请稍后再拨'],
    ['13800000487', '对方正忙，请稍后再拨'],
  ])('%s: %s', async (number, text) => {
    await using seat = await openSeat('8004')
    await seat.dial(number)
    await seat.shows(text)
    expect(await seat.isIdle()).toBe(true)
  })

  it('gives up when nobody answers, and the far end stops ringing', async () => {
    await using far = await openSeat(OUTSIDE, { receives: '1' })
    await using seat = await openSeat('8005', { ringLimit: '1500' })
    await seat.dial(NUMBER)
    await far.shows('来电')
    await seat.shows('对方无人接听')
    expect(await Promise.all([seat.isIdle(), far.isIdle()])).toEqual([true, true])
  })

  it('takes a call that comes in, and refuses another', async () => {
    // Under the name that a dialled number has at the gateway.
    await using seat = await openSeat(`968${NUMBER}`, { receives: '1' })
    await using far = await openSeat('8006')
    await far.dial(NUMBER)
    await seat.shows('来电')
    await far.shows('对方振铃中')
    await seat.press('接听')
    await Promise.all([seat.shows('通话中'), far.shows('通话中')])
    expect(await hearing(seat.page)).toBeGreaterThan(0)
    await seat.press('挂断')
    expect(await Promise.all([seat.isIdle(), far.isIdle()])).toEqual([true, true])

    await far.dial(NUMBER)
    await seat.press('拒接')
    await far.shows('对方正忙，请稍后再拨')
    expect(await Promise.all([seat.isIdle(), far.isIdle()])).toEqual([true, true])
  })

  it('sends tones as INFO, and in the sound', async () => {
    await using call = await openCall({ info: '1' })
    await call.seat.press('拨号键盘')
    await call.seat.press('5')
    await expect
      .poll(() =>
        gateway
          .requests()
          .filter((line) => line.startsWith('INFO'))
          .join(),
      )
      .toContain('Signal=5')
  })

  it('says so when the gateway is away, refuses the seat, or there is no token', async () => {
    await using away = await openSeat('8007', { port: '1' })
    await away.dial(NUMBER)
    await away.shows('无法连接语音网关，请检查网络或联系管理员')
    expect(await away.isIdle()).toBe(true)

    await using refused = await openSeat('8008', { token: 'wrong' })
    await refused.dial(NUMBER)
    await refused.shows('坐席登录被拒绝，请联系管理员')
    expect(await refused.isIdle()).toBe(true)

    await using without = await openSeat('8009', { token: '' })
    await without.dial(NUMBER)
    await without.shows('获取坐席凭证失败，请联系管理员')
    expect(await without.isIdle()).toBe(true)
  })

  it('ends the call when its page is left', async () => {
    await using call = await openCall()
    await call.seat.page.goto('about:blank')
    expect(await call.far.isIdle()).toBe(true)
    // Addressed to the far end: it was told, and did not notice by itself.
    expect(gateway.requests().some((line) => line.startsWith(`BYE ${OUTSIDE}`))).toBe(true)
  })
})
