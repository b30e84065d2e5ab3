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

it('announces a loaded page once and renders it synchronously', async () => {
  const { calm, heard } = open()
  await calm.navigate('/here')
  expect(heard).toEqual(['/here idle at once'])
  expect(calm.state.location.pathname).toBe('/here')
})

it('does not render a change of the query synchronously', async () => {
  const { calm, heard } = open()
  await calm.navigate('/?keyword=x')
  expect(heard).toEqual(['/?keyword=x idle'])
})

it('announces a pending navigation that takes longer', async () => {
  const { calm, heard, arrive } = open()
  const arrival = calm.navigate('/slow')
  expect(heard).toEqual([])
  await vi.advanceTimersByTimeAsync(1_000)
  expect(heard).toEqual(['/ loading'])
  arrive()
  await arrival
  expect(heard).toEqual(['/ loading', '/slow idle at once'])
})

it('announces nothing to a listener that has unsubscribed', async () => {
  const { calm, heard, leave, arrive } = open()
  const arrival = calm.navigate('/slow')
  leave()
  await vi.advanceTimersByTimeAsync(1_000)
  arrive()
  await arrival
  expect(heard).toEqual([])
  expect(vi.getTimerCount()).toBe(0)
})

it('keeps a pending change of page when the old page changes its query meanwhile', async () => {
  const { calm, arrive } = open()
  const arrival = calm.navigate('/slow')
  await calm.navigate('?organizeId=1')
  await calm.navigate({ search: '?organizeId=2' })
  await calm.navigate('/?keyword=x', { replace: true })
  expect(calm.state.navigation.location?.pathname).toBe('/slow')
  arrive()
  await arrival
  expect(calm.state.location).toMatchObject({ pathname: '/slow', search: '' })
})

it('lets a click on another link replace a pending change of page', async () => {
  const { calm } = open()
  void calm.navigate('/slow')
  await calm.navigate('/here?keyword=x')
  expect(calm.state.location).toMatchObject({ pathname: '/here', search: '?keyword=x' })
})
