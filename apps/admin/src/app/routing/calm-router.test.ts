import { createMemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { calmRouter } from './calm-router.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

function open() {
  let arrive: () => void = () => undefined
  const slow = () => new Promise<null>((resolve) => (arrive = () => resolve(null)))
  const router = createMemoryRouter([
    { path: '/', element: null },
    { path: '/here', element: null, loader: () => null },
    { path: '/slow', element: null, loader: slow },
  ])
  const heard: string[] = []
  const calm = calmRouter(router)
  const leave = calm.subscribe(({ location, navigation }, { flushSync }) => {
    heard.push(`${location.pathname}${location.search} ${navigation.state}${flushSync ? ' at once' : ''}`)
  })
  return { calm, heard, leave, arrive: () => arrive() }
}

it('says of a page that is there only that it is on screen, and at once', async () => {
  const { calm, heard } = open()
  await calm.navigate('/here')
  expect(heard).toEqual(['/here idle at once'])
  expect(calm.state.location.pathname).toBe('/here')
})

it('leaves another filter on the same page to its turn', async () => {
  const { calm, heard } = open()
  await calm.navigate('/?keyword=x')
  expect(heard).toEqual(['/?keyword=x idle'])
})

it('says that a page is on its way when that lasts', async () => {
  const { calm, heard, arrive } = open()
  const arrival = calm.navigate('/slow')
  expect(heard).toEqual([])
  await vi.advanceTimersByTimeAsync(1_000)
  expect(heard).toEqual(['/ loading'])
  arrive()
  await arrival
  expect(heard).toEqual(['/ loading', '/slow idle at once'])
})

it('says nothing any more to whoever left', async () => {
  const { calm, heard, leave, arrive } = open()
  const arrival = calm.navigate('/slow')
  leave()
  await vi.advanceTimersByTimeAsync(1_000)
  arrive()
  await arrival
  expect(heard).toEqual([])
  expect(vi.getTimerCount()).toBe(0)
})
