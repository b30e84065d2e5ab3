import { vi } from 'vitest'

/** Milliseconds after which a test takes what it waits for as never coming: a bound for what hangs, whatever the load. */
export const PATIENCE = 30_000

type Options = Parameters<typeof vi.waitFor>[1]

const patiently = (options: Options) => (typeof options === 'number' ? options : { timeout: PATIENCE, ...options })

// How long something takes is not what these tests are about: a busy machine needs more than the second that is usual.
const { waitFor, waitUntil } = vi
vi.waitFor = (check, options) => waitFor(check, patiently(options))
vi.waitUntil = (check, options) => waitUntil(check, patiently(options))
