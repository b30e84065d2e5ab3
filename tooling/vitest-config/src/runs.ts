import { inject } from 'vitest'

declare module 'vitest' {
  export interface ProvidedContext {
    /** True in `pnpm test:full` (vitest.config.ts). */
    full: boolean
  }
}

/** The number of random cases of a property test: few in `pnpm test`, many in `pnpm test:full`. */
export const runs = ({ fast, full }: { fast: number; full: number }) => (inject('full') ? full : fast)
