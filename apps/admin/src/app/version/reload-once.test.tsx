import { beforeEach, expect, it, vi } from 'vitest'

beforeEach(() => {
  sessionStorage.clear()
  vi.resetModules()
})

/** jsdom cannot navigate; it says so instead, and that is enough to know that it was asked to. */
async function load() {
  return (await import('./reload-once.ts')).reloadOnce
}

it('reloads once, and lets the failure be seen the second time', async () => {
  const first = await load()
  expect(first({ hasUnsavedInput: () => false })).toBe(true)

  vi.resetModules()
  const afterReload = await load()
  expect(afterReload({ hasUnsavedInput: () => false })).toBe(false)
})

it('goes to where the person was going although the reload is on its way', async () => {
  const reloadOnce = await load()
  expect(reloadOnce({ hasUnsavedInput: () => false })).toBe(true)
  expect(reloadOnce({ to: '#there', hasUnsavedInput: () => false })).toBe(true)
})

it('never throws away what was typed', async () => {
  const reloadOnce = await load()
  expect(reloadOnce({ hasUnsavedInput: () => true })).toBe(false)
})
