import { beforeEach, expect, it, vi } from 'vitest'

beforeEach(() => {
  sessionStorage.clear()
  vi.resetModules()
})

/** jsdom cannot navigate; its error shows that a navigation was attempted. */
async function load() {
  return (await import('./reload-once.ts')).reloadOnce
}

it('reloads once, and the second failure is shown', async () => {
  const first = await load()
  expect(first({ hasUnsavedInput: () => false })).toBe(true)

  vi.resetModules()
  const afterReload = await load()
  expect(afterReload({ hasUnsavedInput: () => false })).toBe(false)
})

it('navigates to the requested address although a reload is pending', async () => {
  const reloadOnce = await load()
  expect(reloadOnce({ hasUnsavedInput: () => false })).toBe(true)
  expect(reloadOnce({ to: '#there', hasUnsavedInput: () => false })).toBe(true)
})

it('never discards unsaved input', async () => {
  const reloadOnce = await load()
  expect(reloadOnce({ hasUnsavedInput: () => true })).toBe(false)
})
