import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { DrivenLine, DrivenMicrophone, drivenOptions, SEAT } from '../testing/driven-line.example.ts'
import { createSharedPhone, type SharedPhoneOptions } from './shared-phone.ts'

// Node has the locks and channels of browsers: two phones of one process are two tabs.

beforeEach(() => {
  vi.stubGlobal('MediaStream', EventTarget)
})
afterEach(() => {
  vi.unstubAllGlobals()
})

function openTab(options: Partial<SharedPhoneOptions> = {}) {
  const line = new DrivenLine()
  const faults: string[] = []
  const phone = createSharedPhone({
    ...drivenOptions(line, new DrivenMicrophone()),
    sharesTabs: true,
    receives: true,
    onFault: (fault) => faults.push(fault),
    ...options,
  })
  phone.start()
  return { phone, line, faults, [Symbol.dispose]: () => phone.stop() }
}

const online = ({ phone }: ReturnType<typeof openTab>) => vi.waitFor(() => expect(phone.snapshot.isOnline).toBe(true))

it('registers the seat in one tab, and in another one when that tab is closed', async () => {
  using first = openTab()
  await online(first)
  using second = openTab()
  await online(second)
  expect(second.line.settings).toEqual([])

  first.phone.stop()
  await vi.waitFor(() => expect(second.line.settings).toHaveLength(1))
  await online(second)
})

it('shows an incoming call in both tabs; the tab without the line accepts, mutes and hangs up', async () => {
  using first = openTab()
  await online(first)
  using second = openTab()
  await online(second)

  first.line.ring('13900139000')
  await vi.waitFor(() => expect(second.phone.snapshot).toMatchObject({ state: 2, number: '139****9000' }))
  await second.phone.accept()
  await vi.waitFor(() => expect(first.phone.snapshot.state).toBe(3))
  first.line.far.onTalk()
  await vi.waitFor(() => expect(second.phone.snapshot.state).toBe(4))
  second.phone.setMuted(true)
  await vi.waitFor(() => expect(second.phone.snapshot.isMuted).toBe(true))
  expect(first.line.isMuted).toBe(true)
  await second.phone.dial('13800138000')
  expect(second.faults).toEqual(['inCall'])
  second.phone.hangUp()
  await vi.waitFor(() => expect(first.phone.snapshot.state).toBe(0))
  expect(first.line.hangUps).toBeGreaterThan(0)
})

it('gives the line to the tab that dials', async () => {
  using first = openTab()
  await online(first)
  using second = openTab()
  await online(second)

  await second.phone.dial('13800138000')
  expect(second.line.dialled).toEqual(['96813800138000'])
  await vi.waitFor(() => expect(first.line.closed).toBe(1))
  await vi.waitFor(() => expect(first.phone.snapshot).toMatchObject({ state: 1, isOnline: true }))
  second.line.far.onEnd({ by: 'remote', fault: 'busy' })
  await vi.waitFor(() => expect(first.faults).toEqual(['busy']))
  expect(second.faults).toEqual(['busy'])
})

it('makes one call when two tabs dial at the same moment', async () => {
  using first = openTab({ receives: false })
  using second = openTab({ receives: false })
  await Promise.all([first.phone.dial('13800138000'), second.phone.dial('13900139000')])
  expect([...first.line.dialled, ...second.line.dialled]).toHaveLength(1)
  expect([...first.faults, ...second.faults]).toEqual(['inCall'])
})

it('leaves other seats alone', async () => {
  using first = openTab()
  using second = openTab({ user: { ...SEAT, landlinenNum: '8002' } })
  await Promise.all([online(first), online(second)])
  expect([first.line.settings.length, second.line.settings.length]).toEqual([1, 1])
})
