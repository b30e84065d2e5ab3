import { afterAll, vi } from 'vitest'

// Test files share a worker. Each file leaves an empty document, empty storage, no stubs and no timers behind.

/** The properties that jsdom defines on these objects; tests add stubs such as `navigator.geolocation`. */
const KNOWN = [document, navigator].map((target) => ({ target, keys: new Set(Reflect.ownKeys(target)) }))

const timers = new Set<ReturnType<typeof setTimeout>>()
const { setTimeout: realSetTimeout } = globalThis
globalThis.setTimeout = new Proxy(realSetTimeout, {
  apply(target, self, given: Parameters<typeof setTimeout>) {
    const timer = Reflect.apply(target, self, given)
    timers.add(timer)
    return timer
  },
})

afterAll(async () => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  // A late timer of a component (Arco's date picker has one) would call React in the next file, or without a window.
  for (const timer of timers) clearTimeout(timer)
  globalThis.setTimeout = realSetTimeout
  // Lets React complete scheduled work.
  await new Promise((resolve) => setImmediate(resolve))
  // jsdom does not have it; tests define one.
  Reflect.deleteProperty(window, 'matchMedia')
  for (const { target, keys } of KNOWN)
    for (const key of Reflect.ownKeys(target)) if (!keys.has(key)) Reflect.deleteProperty(target, key)
  document.body.replaceChildren()
  localStorage.clear()
  sessionStorage.clear()
})
