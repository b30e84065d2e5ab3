import { beforeAll, inject } from 'vitest'
import { cdp } from 'vitest/browser'

declare module 'vitest' {
  export interface ProvidedContext {
    /** How many times slower the browser's processor is than the machine's (vitest.config.ts). */
    slow: number
  }
}

declare module 'vitest/browser' {
  interface CDPSession {
    send: (method: 'Emulation.setCPUThrottlingRate', parameters: { rate: number }) => Promise<unknown>
  }
}

// Finds tests that depend on the speed of the machine: `SQOS_TEST_SLOW=20 vitest run --project=browser`.
beforeAll(async () => {
  const rate = inject('slow')
  if (rate > 1) await cdp().send('Emulation.setCPUThrottlingRate', { rate })
})
