import { isFull } from '@sqos/vitest-config/suites'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Page } from 'playwright'
import { startProxy } from './testing/cuttable-proxy.example.ts'
import { hearing, NUMBER, OUTSIDE, playsTone, seatOn, type Seats, startSeats } from './testing/seats.example.ts'

// Two built pages in Chromium, with its fake microphones, call each other through a real gateway.

let seats: Seats

beforeAll(async () => {
  seats = await startSeats()
})
afterAll(() => seats?.stop())

/** Requests that the gateway received and that begin like this. */
const requests = (start: string) => seats.gateway.requests().filter((line) => line.startsWith(start))

it('calls, is answered, talks both ways, is muted, and ends when the far end hangs up', async () => {
  await using call = await seats.openCall()
  const { seat, far } = call

  expect(await seat.panel.textContent()).toContain('138****8000')
  expect(requests('REGISTER').some((line) => line.endsWith('expires=30'))).toBe(true)
  expect(requests(`INVITE 968${NUMBER}`)).not.toEqual([])
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
  await using seat = await seats.open('8002')
  await seat.dial('13800000486')
  await seat.shows('对方正忙，请稍后再拨')
  expect(await seat.isIdle()).toBe(true)

  await seat.dial('13800000603')
  await seat.shows('对方已拒接')
  expect(await seat.isIdle()).toBe(true)
})

it('loads JsSIP with the first call, and its script stays below 80 kB', async () => {
  const size = seats.server.sizeOf('jssip-line')
  expect(size).toBeGreaterThan(0)
  expect(size).toBeLessThan(80 * 1024)

  await using seat = await seats.open('8003')
  const asked = () =>
    seat.page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .join(' '),
    )
  expect(await asked()).not.toContain('jssip')
  // Already while the user reads the question.
  await seat.page.getByLabel('号码').fill('13800000486')
  await seat.press('拨打')
  await expect.poll(asked).toContain('jssip')
  await seat.press('是')
  await seat.shows('对方正忙，请稍后再拨')
})

/** The negotiated direction of the sound. */
const directionOf = (page: Page) =>
  page.evaluate(() => window.connections.at(-1)?.getTransceivers()[0]?.currentDirection)

// Registered only in the full run: with CI set, a skipped test is a failure.
describe.each(isFull() ? ['in the full run'] : [])('%s', () => {
  it.each([
    ['13800000480', '对方暂时无法接通'],
    ['13800000404', '号码不存在，请核对后再拨'],
    ['13800000503', '语音网关出现故障，请稍后再拨'],
    ['13800000487', '对方正忙，请稍后再拨'],
  ])('%s: %s', async (number, text) => {
    await using seat = await seats.open('8004')
    await seat.dial(number)
    await seat.shows(text)
    expect(await seat.isIdle()).toBe(true)
  })

  it('gives up when nobody answers, and the far end stops ringing', async () => {
    await using far = await seats.open(OUTSIDE, { receives: '1' })
    await using seat = await seats.open('8005', { ringLimit: '1500' })
    await seat.dial(NUMBER)
    await far.shows('来电')
    await seat.shows('对方无人接听')
    expect(await Promise.all([seat.isIdle(), far.isIdle()])).toEqual([true, true])
  })

  it('takes a call that comes in, and refuses another', async () => {
    // Under the name that a dialled number has at the gateway.
    await using seat = await seats.open(`968${NUMBER}`, { receives: '1' })
    await using far = await seats.open('8006')
    // Browsers play nothing in a page that was never clicked.
    await seat.page.locator('main').click()
    await far.dial(NUMBER)
    await seat.shows('来电')
    await far.shows('对方振铃中')
    await expect.poll(() => Promise.all([playsTone(seat.page), playsTone(far.page)])).toEqual([true, true])
    await seat.press('接听')
    await Promise.all([seat.shows('通话中'), far.shows('通话中')])
    expect(await Promise.all([playsTone(seat.page), playsTone(far.page)])).toEqual([false, false])
    expect(await hearing(seat.page)).toBeGreaterThan(0)
    await seat.press('挂断')
    expect(await Promise.all([seat.isIdle(), far.isIdle()])).toEqual([true, true])

    await far.dial(NUMBER)
    await seat.press('拒接')
    await far.shows('对方正忙，请稍后再拨')
    expect(await Promise.all([seat.isIdle(), far.isIdle()])).toEqual([true, true])
  })

  it('is put on hold by a re-INVITE, and taken back', async () => {
    await using call = await seats.openCall()
    const { seat, far } = call
    const loud = await hearing(far.page)
    await seat.press('保持')
    await seat.shows('通话保持中')
    expect(requests('INVITE').filter((line) => line.endsWith('from=8001 hold'))).toHaveLength(1)
    expect(await directionOf(seat.page)).toBe('sendonly')
    await expect.poll(() => hearing(far.page)).toBeLessThan(loud / 100)

    await seat.press('恢复通话')
    await seat.shows('通话中')
    expect(await directionOf(seat.page)).toBe('sendrecv')
    await expect.poll(() => hearing(far.page)).toBeGreaterThan(loud / 10)
    expect(await hearing(seat.page)).toBeGreaterThan(0)
  })

  it('plays what the network sends before the answer, and no tone of its own', async () => {
    await using other = await seats.open(OUTSIDE, { other: 'early' })
    await using seat = await seats.open('8015')
    await seat.page.locator('main').click()
    await seat.dial(NUMBER)
    await seat.shows('对方振铃中')
    expect(await hearing(seat.page)).toBeGreaterThan(0)
    expect(await playsTone(seat.page)).toBe(false)
    await other.press('接听')
    await seat.shows('通话中')
    expect(await hearing(seat.page)).toBeGreaterThan(0)
    await seat.press('挂断')
    expect(await seat.isIdle()).toBe(true)
  })

  it('sends tones as INFO, and in the sound', async () => {
    await using call = await seats.openCall({ info: '1' })
    await call.seat.press('拨号键盘')
    await call.seat.press('5')
    await expect.poll(() => requests('INFO').join()).toContain('Signal=5')
    await call.far.page.evaluate(() => {
      const [sender] = window.connections.at(-1)?.getSenders() ?? []
      sender?.dtmf?.addEventListener('tonechange', ({ tone }) => (window.tones += tone))
    })
    await call.far.press('拨号键盘')
    await call.far.press('6')
    await expect.poll(() => call.far.page.evaluate(() => window.tones)).toBe('6')
  })

  it('says so when the gateway is away, refuses the seat, or there is no token', async () => {
    await using away = await seats.open('8007', { port: '1' })
    await away.dial(NUMBER)
    await away.shows('无法连接语音网关，请检查网络或联系管理员')
    expect(await away.isIdle()).toBe(true)

    await using refused = await seats.open('8008', { token: 'wrong' })
    await refused.dial(NUMBER)
    await refused.shows('坐席登录被拒绝，请联系管理员')
    expect(await refused.isIdle()).toBe(true)

    await using without = await seats.open('8009', { token: '' })
    await without.dial(NUMBER)
    await without.shows('获取坐席凭证失败，请联系管理员')
    expect(await without.isIdle()).toBe(true)
  })

  it('ends and records the call when its page is closed', async () => {
    await using call = await seats.openCall()
    await call.seat.page.goto('about:blank')
    expect(await call.far.isIdle()).toBe(true)
    // Addressed to the far end: the far end did not have to notice the loss by itself.
    expect(requests(`BYE ${OUTSIDE}`)).not.toEqual([])
    await call.seat.page.goto(call.seat.url)
    const stored = await call.seat.page.evaluate(() => localStorage.getItem('record'))
    expect(JSON.parse(stored ?? '{}')).toMatchObject({
      number: NUMBER,
      result: 'answered',
      endedAt: expect.any(Number),
    })
  })

  it('refuses text that is no number, and calls once after a double click', async () => {
    await using seat = await seats.open('8010')
    await seat.page.getByLabel('号码').fill('138-CALL-ME')
    await seat.press('拨打')
    await seat.shows('电话号码不正确')

    await seat.page.getByLabel('号码').fill('13811110487')
    await seat.page.getByRole('button', { name: '拨打', exact: true }).dblclick()
    await seat.page.getByRole('button', { name: '是', exact: true }).dblclick()
    await seat.shows('对方正忙，请稍后再拨')
    expect(await seat.isIdle()).toBe(true)
    // The first one, and the same again with credentials.
    expect(requests('INVITE 96813811110487')).toHaveLength(2)
  })

  it('names an unknown certificate and a blocked microphone before anything is sent', async () => {
    await using unknown = await seats.open('8011', {}, { ignoreHTTPSErrors: false })
    await unknown.dial(NUMBER)
    await unknown.shows('无法连接语音网关，请检查网络或联系管理员')
    expect(await unknown.isIdle()).toBe(true)

    await using blocked = await seats.open('8012')
    const browser = await blocked.context.newCDPSession(blocked.page)
    const { targetInfo } = await browser.send('Target.getTargetInfo')
    await browser.send('Browser.setPermission', {
      permission: { name: 'microphone' },
      setting: 'denied',
      ...(targetInfo.browserContextId && { browserContextId: targetInfo.browserContextId }),
    })
    await blocked.page.getByLabel('号码').fill(NUMBER)
    await blocked.press('拨打')
    await blocked.shows('麦克风权限被拒绝，请在浏览器中允许使用麦克风')
    expect(await blocked.isIdle()).toBe(true)
    expect(requests('REGISTER').filter((line) => line.includes('from=8012 '))).toEqual([])
  })

  it('continues with another microphone when the one in use is unplugged, and ends when there is none', async () => {
    await using call = await seats.openCall()
    const loud = await hearing(call.far.page)
    const unplug = () =>
      call.seat.page.evaluate(() => {
        const track = window.microphones.at(-1)
        // A real device that is unplugged ends its track and fires the event.
        track?.stop()
        track?.dispatchEvent(new Event('ended'))
      })
    await unplug()
    await call.seat.page.getByText('麦克风已断开，已改用').waitFor()
    await expect.poll(() => hearing(call.far.page)).toBeGreaterThan(loud / 10)
    expect(await call.seat.page.evaluate(() => window.microphones.map(({ readyState }) => readyState))).toEqual([
      'ended',
      'live',
    ])

    await call.seat.page.evaluate(() => {
      navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('', 'NotFoundError'))
    })
    await unplug()
    await call.seat.shows('麦克风已断开，通话已结束')
    expect(await Promise.all([call.seat.isIdle(), call.far.isIdle()])).toEqual([true, true])
  })

  it('is transferred to another number, and goes on when that number is busy', async () => {
    await using other = await seats.open(OUTSIDE, { other: '1' })
    await using third = await seats.open('96813900139000', { receives: '1' })
    await using seat = await seats.open('8013')
    await seat.dial(NUMBER)
    await seat.shows('通话中')

    await seat.press('转接')
    await seat.page.getByLabel('转接号码').fill('13800000486')
    await seat.page.keyboard.press('Enter')
    await seat.shows('转接失败，通话继续')
    await seat.shows('通话中')

    await seat.page.getByLabel('转接号码').fill('13900139000')
    await seat.page.keyboard.press('Enter')
    await third.press('接听')
    await seat.shows('通话已转接至139****9000')
    expect(await seat.isIdle()).toBe(true)
    await third.shows('通话中')
    expect(await hearing(third.page)).toBeGreaterThan(0)
    // The transferred phone calls the third one now, without this seat.
    expect(await other.page.evaluate(() => window.connections.at(-1)?.connectionState)).toBe('connected')
  })

  it('is shown in all tabs, commanded from each, and the only one', async () => {
    await using far = await seats.open(OUTSIDE, { receives: '1' })
    await using first = await seats.open('8014', { receives: '1' })
    const page = await first.context.newPage()
    await page.goto(first.url)
    const second = seatOn(page)
    await page.locator('main[data-online=true]').waitFor()
    // Only one tab registers: the first request, and the same again with credentials.
    expect(requests('REGISTER').filter((line) => line.includes('from=8014 '))).toHaveLength(2)

    await first.dial(NUMBER)
    await far.press('接听')
    await second.shows('通话中')
    expect(await second.panel.textContent()).toContain('138****8000')
    await second.press('静音')
    await first.page.getByRole('button', { name: '取消静音' }).waitFor()
    await page.getByLabel('号码').fill('13900139000')
    await second.press('拨打')
    await second.shows('已有通话，请先结束当前通话')
    await second.press('挂断')
    expect(await Promise.all([first.isIdle(), second.isIdle(), far.isIdle()])).toEqual([true, true, true])

    // The tab that dials takes the line over; the other one shows that call, and its end when the tab is closed.
    await second.dial(NUMBER)
    await far.press('接听')
    await first.shows('通话中')
    await page.close()
    expect(await Promise.all([first.isIdle(), far.isIdle()])).toEqual([true, true])
    await first.page.locator('main[data-online=true]').waitFor()
    await first.dial('13800000486')
    await first.shows('对方正忙，请稍后再拨')
  })

  it('goes on when the gateway is lost and found again in the middle of a call', async () => {
    const proxy = await startProxy(seats.gateway.port)
    await using call = await seats.openCall({ port: String(proxy.port), receives: '1' })
    const before = requests('INVITE').length
    proxy.cut()
    await call.seat.shows('网络中断，正在重新连接')
    expect(await hearing(call.far.page)).toBeGreaterThan(0)
    proxy.mend()
    await call.seat.shows('通话中')
    expect(requests('INVITE').length).toBeGreaterThan(before)
    expect(await hearing(call.seat.page)).toBeGreaterThan(0)

    // The far end knows the new address of the seat.
    await call.far.press('挂断')
    expect(await call.seat.isIdle()).toBe(true)
    await proxy.stop()
  })

  it('ends the call with a text when the network does not come back', async () => {
    const proxy = await startProxy(seats.gateway.port)
    await using call = await seats.openCall({ port: String(proxy.port), reconnectLimit: '1000' })
    const far = await call.far.context.newCDPSession(call.far.page)
    proxy.cut()
    // A crashed page is as silent as a network that is gone. Its answer never comes.
    far.send('Page.crash').catch(() => undefined)
    await call.seat.shows('网络中断，通话已结束')
    expect(await call.seat.isIdle()).toBe(true)
    await proxy.stop()
  })
})
