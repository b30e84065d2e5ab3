import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { DrivenLine, DrivenMicrophone, drivenOptions, SEAT } from '../testing/driven-line.example.ts'
import { CallError, type CallFault } from './call-fault.ts'
import type { CallRecord } from './call-record.ts'
import { createDeviceChoice } from './device-choice.ts'
import { formatDuration, maskNumber, plainNumber } from './number.ts'
import { createPhone } from './phone.ts'
import type { PhoneOptions } from './phone-options.ts'
import { seatTokensFrom } from './seat-token.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 })
  vi.stubGlobal('MediaStream', EventTarget)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function setUp(more: Partial<PhoneOptions> = {}) {
  const line = new DrivenLine()
  const microphone = new DrivenMicrophone()
  const faults: CallFault[] = []
  const records: CallRecord[] = []
  const phone = createPhone({
    ...drivenOptions(line, microphone),
    onFault: (fault) => faults.push(fault),
    onRecord: (record) => records.push(record),
    ...more,
  })
  const states: number[] = []
  phone.subscribe(() => {
    if (states.at(-1) !== phone.snapshot.state) states.push(phone.snapshot.state)
  })
  return { phone, line, microphone, faults, records, states }
}

describe('an outgoing call', () => {
  it('goes through states 1, 3, 4 and 0, dials with 968, and hides after 500 ms', async () => {
    const { phone, line, microphone, records, states } = setUp()

    await phone.dial('138 0013-8000')
    expect(line.dialled).toEqual(['96813800138000'])
    expect(line.settings).toEqual([
      expect.objectContaining({ gateway: { host: 'gateway.example' }, seat: '8001', token: 'token' }),
    ])
    expect(phone.snapshot).toMatchObject({ state: 1, number: '138****8000', isVisible: true })
    line.answer()
    expect(phone.snapshot).toMatchObject({ state: 4, answeredAt: 1_000_000 })
    vi.advanceTimersByTime(65_000)
    line.far.onEnd({ by: 'remote' })

    expect(states).toEqual([1, 3, 4, 0])
    expect(phone.snapshot).toMatchObject({ isVisible: true, endedAt: 1_065_000 })
    vi.advanceTimersByTime(499)
    expect(phone.snapshot.isVisible).toBe(true)
    vi.advanceTimersByTime(1)
    expect(phone.snapshot.isVisible).toBe(false)
    await vi.waitFor(() => expect(line.closed).toBe(1))
    expect(microphone.closed).toBe(1)
    expect(records).toHaveLength(3)
    expect(records[2]).toMatchObject({
      number: '13800138000',
      startedAt: 1_000_000,
      answeredAt: 1_000_000,
      endedAt: 1_065_000,
      result: 'answered',
    })
  })

  it.each([
    [{ landlinenNum: '' }, 'noSeat'],
    [{ custcode: '' }, 'noCustcode'],
    [{ appId: '' }, 'noAppId'],
  ] as const)('needs a complete seat: %o', async (lack, fault) => {
    const { phone, faults, line } = setUp({ user: { ...SEAT, ...lack } })
    await phone.dial('13800138000')
    expect(faults).toEqual([fault])
    expect(line.settings).toEqual([])
    expect(phone.snapshot.state).toBe(0)
  })

  it.each(['', '12', 'abc', '138x0013', '+8613800138000', '1'.repeat(21)])('refuses the number %j', async (number) => {
    const { phone, faults, line } = setUp()
    await phone.dial(number)
    expect(faults).toEqual(['notANumber'])
    expect(line.settings).toEqual([])
  })

  it('is given up when the question is denied, and the question asks for one click only', async () => {
    const answers: ((agreed: boolean) => void)[] = []
    const { phone, faults, line } = setUp({ confirm: () => new Promise((resolve) => answers.push(resolve)) })
    const first = phone.dial('13800138000')
    await phone.dial('13800138000')
    expect(answers).toHaveLength(1)
    answers[0]?.(false)
    await first
    expect(line.settings).toEqual([])
    expect(faults).toEqual([])

    const second = phone.dial('13800138000')
    answers[1]?.(true)
    await second
    expect(line.dialled).toEqual(['96813800138000'])
    await phone.dial('13900139000')
    expect(faults).toEqual(['inCall'])
    expect(line.dialled).toHaveLength(1)
  })

  it.each(['tokenRefused', 'tokenUnreachable'] as const)('ends without a token: %s', async (fault) => {
    const { phone, faults, microphone, records } = setUp({ seatToken: () => Promise.reject(new CallError(fault)) })
    await phone.dial('13800138000')
    expect(faults).toEqual([fault])
    expect(phone.snapshot.state).toBe(0)
    expect(microphone.closed).toBe(1)
    expect(records.at(-1)).toMatchObject({ result: 'failed', fault })
  })

  it('ends when the microphone is refused, or unplugged without another one, or the line does not open', async () => {
    const { phone, faults, microphone, line } = setUp()
    microphone.fails = new CallError('microphoneRefused')
    await phone.dial('13800138000')
    microphone.fails = undefined
    line.openFails = new CallError('registrationRefused')
    await phone.dial('13800138000')
    line.openFails = undefined
    await phone.dial('13800138000')
    line.answer()
    microphone.fails = new CallError('microphoneMissing')
    microphone.lose()
    await vi.waitFor(() => expect(phone.snapshot.state).toBe(0))

    expect(faults).toEqual(['microphoneRefused', 'registrationRefused', 'microphoneLost'])
    expect(line.hangUps).toBe(1)
    expect(microphone.closed).toBeGreaterThanOrEqual(microphone.opened)
  })

  it('continues with the next microphone, and with another one that the user chooses', async () => {
    const devices = createDeviceChoice()
    const notices: unknown[] = []
    const { phone, line, microphone, faults } = setUp({
      devices,
      onNotice: (...notice) => notices.push(notice),
    })
    devices.set({ microphoneId: 'headset', speakerId: 'loud' })
    await phone.dial('13800138000')
    line.answer()
    expect(line.speakerId).toBe('loud')

    microphone.lose()
    await vi.waitFor(() => expect(notices).toEqual([['microphoneReplaced', 'Built-in']]))
    devices.set({ microphoneId: 'desk' })
    await vi.waitFor(() => expect(line.replaced).toBe(2))
    expect(microphone.asked).toEqual(['headset', undefined, 'desk'])
    expect(line.speakerId).toBe('')
    phone.hangUp()
    expect(microphone.closed).toBeGreaterThanOrEqual(microphone.opened)
    expect(faults).toEqual([])
  })

  it('rings here unless the gateway sends the tone, and is silent after the answer', async () => {
    const played: string[] = []
    const playTone = vi.fn((name: string) => {
      played.push(name)
      return () => played.push('silence')
    })
    const { phone, line } = setUp({ playTone })
    await phone.dial('13800138000')
    line.far.onRing(false)
    line.far.onAnswer()
    expect(played).toEqual(['ringback', 'silence'])
    phone.hangUp()
    await phone.dial('13800138000')
    line.far.onRing(true)
    line.far.onAnswer()
    expect(played).toEqual(['ringback', 'silence'])
  })

  it('is transferred with the prefix, and goes on when the transfer fails', async () => {
    const notices: unknown[] = []
    const { phone, line, faults, records } = setUp({ onNotice: (...notice) => notices.push(notice) })
    await phone.dial('13800138000')
    await phone.transfer('13900139000')
    expect(line.transfers).toEqual([])
    line.answer()
    await phone.transfer('abc')
    line.transferFails = new CallError('transferRefused')
    await phone.transfer('13900139000')
    expect(phone.snapshot).toMatchObject({ state: 4, isTransferring: false })
    line.transferFails = undefined
    await phone.transfer('139 0013 9000')
    expect(faults).toEqual(['notANumber', 'transferRefused'])
    expect(line.transfers).toEqual(['96813900139000', '96813900139000'])
    expect(phone.snapshot.state).toBe(0)
    expect(notices).toEqual([['transferred', '139****9000']])
    expect(records.at(-1)).toMatchObject({ result: 'answered' })
  })

  it('does not begin when the microphone is known to be blocked', async () => {
    const confirm = vi.fn(async () => true)
    const { phone, faults, line } = setUp({ confirm, checkMicrophone: async () => 'microphoneRefused' })
    await phone.dial('13800138000')
    expect(faults).toEqual(['microphoneRefused'])
    expect(confirm).not.toHaveBeenCalled()
    expect(line.settings).toEqual([])
  })

  it('is cancelled before the gateway has answered', async () => {
    let give: (token: string) => void = () => undefined
    const { phone, line, microphone, faults, records } = setUp({
      seatToken: () =>
        new Promise((resolve) => {
          give = resolve
        }),
    })
    const dialling = phone.dial('13800138000')
    await vi.waitFor(() => expect(microphone.opened).toBe(1))
    phone.hangUp()
    give('late')
    await dialling

    expect(line.dialled).toEqual([])
    await vi.waitFor(() => expect(line.closed).toBe(1))
    expect(microphone.closed).toBe(1)
    expect(faults).toEqual([])
    expect(records.at(-1)).toMatchObject({ result: 'cancelled' })
  })

  it('ends with its cause, and after the limit when nobody answers', async () => {
    const { phone, line, faults, records } = setUp({ ringLimit: 1000 })
    await phone.dial('13800138000')
    line.far.onEnd({ by: 'remote', fault: 'busy', status: 486 })
    await phone.dial('13800138000')
    line.far.onRing(false)
    expect(phone.snapshot.isRinging).toBe(true)
    const before = line.hangUps
    vi.advanceTimersByTime(1000)

    expect(faults).toEqual(['busy', 'noAnswer'])
    expect(records.filter(({ endedAt }) => endedAt).map(({ result }) => result)).toEqual(['refused', 'missed'])
    expect(line.hangUps).toBe(before + 1)
  })

  it('mutes, holds and sends tones only while the parties talk', async () => {
    const { phone, line } = setUp()
    await phone.dial('13800138000')
    const press = () => {
      phone.setMuted(true)
      phone.setHeld(true)
      phone.sendTone('5')
      phone.sendTone('x')
    }
    press()
    expect(line).toMatchObject({ isMuted: false, isHeld: false, tones: '' })
    line.answer()
    press()
    expect(line).toMatchObject({ isMuted: true, isHeld: true, tones: '5' })
    expect(phone.snapshot).toMatchObject({ isMuted: true, isHeld: true })
    phone.hangUp()
    expect(phone.snapshot).toMatchObject({ isMuted: false, isHeld: false })
  })

  it('ends when the page is closed', async () => {
    const page = new EventTarget()
    vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
    vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
    const { phone, line, records } = setUp()
    await phone.dial('13800138000')
    line.answer()
    page.dispatchEvent(new Event('pagehide'))
    expect(line.hangUps).toBe(1)
    expect(records.at(-1)).toMatchObject({ result: 'answered', endedAt: 1_000_000 })
  })
})

describe('an incoming call', () => {
  const online = async () => {
    const given = setUp({ receives: true })
    given.phone.start()
    await vi.waitFor(() => expect(given.phone.snapshot.isOnline).toBe(true))
    return given
  }

  it('rings in state 2, is accepted, and leaves the seat online', async () => {
    const { phone, line, states } = await online()
    line.ring('13900139000')
    expect(phone.snapshot).toMatchObject({ state: 2, number: '139****9000', direction: 'incoming' })
    await phone.accept()
    line.far.onTalk()
    phone.hangUp()
    expect(states.slice(-4)).toEqual([2, 3, 4, 0])
    expect(phone.snapshot.isOnline).toBe(true)
    expect(line.closed).toBe(0)
    phone.stop()
    await vi.waitFor(() => expect(line.closed).toBe(1))
  })

  it('is refused by the user, missed when the caller gives up, and turned away during a call', async () => {
    const { phone, line, records } = await online()
    line.ring('13900139000')
    phone.hangUp()
    line.ring('13900139000')
    line.far.onEnd({ by: 'remote' })
    expect(records.filter(({ endedAt }) => endedAt).map(({ result }) => result)).toEqual(['refused', 'missed'])

    await phone.dial('13800138000')
    line.answer()
    const before = line.hangUps
    line.ring('13900139000')
    expect(line.hangUps).toBe(before + 1)
    expect(phone.snapshot).toMatchObject({ state: 4, number: '138****8000' })
  })

  it('comes in again after the registration was lost, also during a call', async () => {
    const { phone, line } = await online()
    line.lose()
    expect(phone.snapshot.isOnline).toBe(false)
    await vi.advanceTimersByTimeAsync(15_000)
    expect(phone.snapshot.isOnline).toBe(true)
    expect(line.closed).toBe(1)

    await phone.dial('13800138000')
    line.answer()
    line.lose()
    expect(phone.snapshot).toMatchObject({ state: 4, isOnline: false })
    phone.hangUp()
    await vi.advanceTimersByTimeAsync(15_000)
    expect(phone.snapshot.isOnline).toBe(true)
    expect(line.closed).toBe(2)
  })
})

it('masks the digits 4 to 7', () => {
  expect(maskNumber('13800138000')).toBe('138****8000')
  expect(maskNumber('12345')).toBe('123**')
  expect(maskNumber('123')).toBe('123')
  expect(plainNumber('(010) 8888-1234')).toBe('01088881234')
})

it('counts minutes beyond an hour', () => {
  expect([0, 59_999, 65_000, 3_600_000].map(formatDuration)).toEqual(['00:00', '00:59', '01:05', '60:00'])
})

describe('a seat token', () => {
  const request = { businessCode: 0, seatNo: '8001', timestamp: 1, custCode: 'c1', appId: 'a1' } as const
  const ask = () =>
    seatTokensFrom({ baseUrl: '/api', headers: () => ({ a: 'b' }) })(request, new AbortController().signal)
  const answer = (body: unknown, status = 200) =>
    vi.stubGlobal(
      'fetch',
      vi.fn(async () => Response.json(body, { status })),
    )

  it('is asked for by POST', async () => {
    answer({ code: 200, data: { token: 't' } })
    await expect(ask()).resolves.toBe('t')
    expect(fetch).toHaveBeenCalledWith(
      '/api/calloutsip/customer/client/seat/token',
      expect.objectContaining({ method: 'POST', body: JSON.stringify(request) }),
    )
  })

  it.each([
    [{ code: 400, data: null }, 200, 'tokenRefused'],
    [{ code: 200, data: {} }, 200, 'tokenRefused'],
    ['', 200, 'tokenRefused'],
    [{}, 502, 'tokenUnreachable'],
  ])('is missing in %o with status %i', async (body, status, fault) => {
    answer(body, status)
    await expect(ask()).rejects.toMatchObject({ fault })
  })

  it('cannot be had without a network', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('away')))
    await expect(ask()).rejects.toMatchObject({ fault: 'tokenUnreachable' })
  })
})
