import { startSipGateway } from '@sqos/test-kit/sip-gateway'
import { chromiumLaunch } from '@sqos/vitest-config/chromium'
import { type BrowserContextOptions, chromium, type Locator, type Page } from 'playwright'
import { expect } from 'vitest'
import { serveCallPage } from './serve-call-page.example.ts'

/** The seat that answers numbers of the outside world. */
export const OUTSIDE = 'outside'
/** A number of the outside world. */
export const NUMBER = '13800138000'

/** One page in Chromium that is a seat of the gateway. */
export type Seat = Awaited<ReturnType<Seats['open']>>

/** A real gateway, the built page, and Chromium with its fake microphones. */
export type Seats = Awaited<ReturnType<typeof startSeats>>

/** Starts gateway, page server and browser. */
export async function startSeats() {
  const { args, ...launch } = chromiumLaunch()
  const sound = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream']
  // Machines without a network have loopback candidates only.
  const network = ['--allow-loopback-in-peer-connection']
  const [gateway, server, browser] = await Promise.all([
    startSipGateway(),
    serveCallPage(),
    chromium.launch({ ...launch, args: [...args, ...sound, ...network] }),
  ])

  /** Opens a page in a context of its own. The address tells the page its seat; see `call-page.example.tsx`. */
  async function open(seat: string, asked: Record<string, string> = {}, options: BrowserContextOptions = {}) {
    const context = await browser.newContext({ ignoreHTTPSErrors: true, ...options })
    await context.addInitScript(observePage)
    const page = await context.newPage()
    const query = new URLSearchParams({ seat, port: String(gateway.port), token: gateway.password, ...asked })
    const url = `${server.url}/?${query}`
    await page.goto(url)
    if ('receives' in asked || 'other' in asked) await page.locator('main[data-online=true]').waitFor()
    return { ...seatOn(page), context, url, [Symbol.asyncDispose]: () => context.close() }
  }

  /** Two seats that talk to each other. */
  async function openCall(asked: Record<string, string> = {}) {
    const { reconnectLimit = '30000' } = asked
    const far = await open(OUTSIDE, { receives: '1', reconnectLimit })
    const seat = await open('8001', asked)
    await seat.dial(NUMBER)
    await far.press('接听')
    await Promise.all([seat.shows('通话中'), far.shows('通话中')])
    const close = () => Promise.all([seat.context.close(), far.context.close()]).then(() => undefined)
    return { seat, far, [Symbol.asyncDispose]: close }
  }

  async function stop() {
    await browser.close()
    await Promise.all([server.stop(), gateway.stop()])
  }
  return { gateway, server, open, openCall, stop }
}

/** What a test does with a page. */
export const seatOn = (page: Page) => ({
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
})

/** True when the element is there, or has gone. */
async function waitFor(element: Locator, state: 'visible' | 'detached') {
  await element.waitFor({ state, timeout: 60_000 })
  return true
}

declare global {
  interface Window {
    connections: RTCPeerConnection[]
    microphones: MediaStreamTrack[]
    tones: string
    speaker: AnalyserNode | undefined
  }
}

/** Runs in the page: remembers its connections, microphones and sent tones, which no page shows. */
function observePage() {
  const Native = window.RTCPeerConnection
  window.connections = []
  window.RTCPeerConnection = class extends Native {
    constructor(configuration?: RTCConfiguration) {
      super(configuration)
      window.connections.push(this)
    }
  }
  window.microphones = []
  window.tones = ''
  const devices = navigator.mediaDevices
  const getUserMedia = devices.getUserMedia.bind(devices)
  devices.getUserMedia = async (wanted) => {
    const stream = await getUserMedia(wanted)
    window.microphones.push(...stream.getAudioTracks())
    return stream
  }
  const NativeContext = window.AudioContext
  window.AudioContext = class extends NativeContext {
    constructor(options?: AudioContextOptions) {
      super(options)
      // The tones of the page go through an analyser.
      const ear = new AnalyserNode(this)
      ear.connect(this.destination)
      Object.defineProperty(this, 'destination', {
        get() {
          window.speaker = ear
          return ear
        },
      })
    }
  }
}

/** True while the page plays a tone of its own. */
export const playsTone = (page: Page) =>
  page.evaluate(() => {
    if (window.speaker?.context.state !== 'running') return false
    const samples = new Float32Array(window.speaker.fftSize)
    window.speaker.getFloatTimeDomainData(samples)
    return samples.some((sample) => Math.abs(sample) > 0.01)
  })

/** Packets that the page received, and the energy of their sound. */
const heardBy = (page: Page) =>
  page.evaluate(async () => {
    const report = await window.connections.at(-1)?.getStats()
    const inbound = [...(report?.values() ?? [])].find(({ type }) => type === 'inbound-rtp')
    return { packets: Number(inbound?.packetsReceived ?? 0), energy: Number(inbound?.totalAudioEnergy ?? 0) }
  })

/** The energy that arrives with the next 30 packets. */
export async function hearing(page: Page): Promise<number> {
  const before = await heardBy(page)
  await expect.poll(async () => (await heardBy(page)).packets).toBeGreaterThan(before.packets + 30)
  return (await heardBy(page)).energy - before.energy
}
