/** Bytes of a chunk; the last of a file may be smaller. */
export const CHUNK_BYTES = 5_242_880

/** Bytes that the hash reads at once. */
export const HASH_SLICE_BYTES = 10_240_000

/** Maximum number of attempts per chunk. */
export const MAX_TRIES = 5

/** Maximum progress before the server confirms the file. */
export const MOST_PROGRESS = 99

/** Delay in ms after a failed attempt: 1, 2, 4, 8 s with jitter, so that many clients do not retry at once. */
export const pauseAfter = (attempt: number, chance: number): number => 1000 * 2 ** (attempt - 1) * (0.75 + chance / 2)
