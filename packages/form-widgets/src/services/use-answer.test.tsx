import { act, cleanup, render, screen } from '@testing-library/react'
import { createElement, StrictMode } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { SelectField } from '../select/SelectField.tsx'
import { MemoryServices } from '../testing/memory-services.ts'
import { useAnswer } from './use-answer.ts'
import type { WidgetServices } from './widget-services.ts'
import { WidgetServicesProvider } from './WidgetServicesProvider.tsx'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

/** Renders the response of a call. */
function Asker({ type }: { type: string }) {
  const answer = useAnswer({ key: type, ask: (services, signal) => services.dictionary(type, { signal }) })
  return (
    <p>
      {answer.status === 'ready' ? String(answer.data[0]?.['fullName']) : answer.status}
      <button type="button" onClick={answer.retry}>
        again
      </button>
    </p>
  )
}

/** The call by component: a render with another type asks another question. */
const Askers = ({ types }: { types: string[] }) =>
  createElement('div', {}, ...types.map((type) => createElement(Asker, { type })))

const within = (services: Partial<WidgetServices>, types: string[]) => (
  <WidgetServicesProvider services={services}>
    <Askers types={types} />
  </WidgetServicesProvider>
)

const tick = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

const dictionaries = { fast: [{ id: '1', fullName: 'Quick' }], slow: [{ id: '1', fullName: 'Tardy' }] }

it('several components with the same key make one call', async () => {
  const services = new MemoryServices({ dictionaries })

  render(within(services, ['fast', 'fast', 'slow']))
  await tick(10)

  expect(services.calls).toEqual(['dictionary fast', 'dictionary slow'])
  expect(screen.getAllByText('Quick')).toHaveLength(2)
})

it('shows the response of the current key, in any order of responses', async () => {
  const services = new MemoryServices({ dictionaries }, { delay: (call) => (call.endsWith('slow') ? 100 : 10) })
  const { rerender } = render(within(services, ['slow']))

  rerender(within(services, ['fast']))
  await tick(500)

  expect(screen.getByText('Quick')).toBeTruthy()
})

it('ignores the response of a restarted call', async () => {
  const waiting: ((name: string) => void)[] = []
  const dictionary = () =>
    new Promise<{ fullName: string }[]>((resolve) => waiting.push((fullName) => resolve([{ fullName }])))
  render(within({ dictionary }, ['any']))
  await tick(0)

  act(() => screen.getByRole('button').click())
  await act(async () => {
    waiting[1]?.('Second')
    waiting[0]?.('First')
  })

  expect(screen.getByText('Second')).toBeTruthy()
})

it('aborts the call when the last component unmounts', async () => {
  const signals: AbortSignal[] = []
  const services: Partial<WidgetServices> = {
    dictionary: (_type, { signal }) => {
      signals.push(signal)
      return new Promise(() => undefined)
    },
  }
  const { rerender, unmount } = render(within(services, ['a', 'a']))

  rerender(within(services, ['a']))
  await tick(10)
  expect(signals.map(({ aborted }) => aborted)).toEqual([false])

  unmount()
  await tick(10)
  expect(signals.map(({ aborted }) => aborted)).toEqual([true])
})

it('makes one call in StrictMode, which mounts twice', async () => {
  const services = new MemoryServices({ dictionaries })

  render(<StrictMode>{within(services, ['fast'])}</StrictMode>)
  await tick(10)

  expect(services.calls).toEqual(['dictionary fast'])
  expect(screen.getByText('Quick')).toBeTruthy()
})

it('caches responses for a minute; a new services object calls again', async () => {
  const services = new MemoryServices({ dictionaries })
  const { rerender } = render(within(services, ['fast']))
  await tick(10)

  rerender(within(services, []))
  await tick(30_000)
  rerender(within(services, ['fast']))
  expect(screen.getByText('Quick')).toBeTruthy()
  expect(services.calls).toHaveLength(1)

  rerender(within(services, []))
  await tick(61_000)
  rerender(within(services, ['fast']))
  expect(services.calls).toHaveLength(2)

  const other = new MemoryServices({ dictionaries })
  rerender(within(other, ['fast']))
  expect(other.calls).toHaveLength(1)
})

it('options that fail to load are empty, with a message and a retry', async () => {
  const failing = new Set<keyof WidgetServices>(['dictionary'])
  const services = new MemoryServices({ dictionaries: { sex: [{ id: '1', fullName: '男' }] } }, { failing })
  render(
    <WidgetServicesProvider services={services}>
      <SelectField aria-label="性别" dictionary="sex" value="1" />
    </WidgetServicesProvider>,
  )
  await tick(10)

  const select = screen.getByRole('combobox', { name: '性别' })
  expect(screen.getByRole('status').textContent).toContain('选项加载失败')
  expect(select.textContent).toContain('1')

  failing.clear()
  act(() => screen.getByRole('button', { name: '重试' }).click())
  await tick(10)
  expect(screen.queryByRole('status')).toBeNull()
  expect(select.textContent).toContain('男')
})

it('names the call that the host has not implemented', async () => {
  render(<SelectField aria-label="性别" dictionary="sex" />)
  await tick(10)

  expect(screen.getByRole('status').textContent).toContain('dictionary')
})
