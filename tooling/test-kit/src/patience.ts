import { vi } from 'vitest'

/** Milliseconds after which a test stops waiting: a limit for hanging code, independent of the load. */
export const PATIENCE = 30_000

type Options = Parameters<typeof vi.waitFor>[1]

const patiently = (options: Options) => (typeof options === 'number' ? options : { timeout: PATIENCE, ...options })

// Durations are not under test: a busy machine needs more than the usual second.
const { waitFor, waitUntil } = vi
vi.waitFor = (check, options) => waitFor(check, patiently(options))
vi.waitUntil = (check, options) => waitUntil(check, patiently(options))
