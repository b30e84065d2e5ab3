// Source: specification of the shell and of the platform, section 9.

/** Bytes of a chunk; the last of a file may be smaller. */
export const CHUNK_BYTES = 5_242_880

/** Bytes that the hash reads at once. */
export const HASH_SLICE_BYTES = 10_240_000

/** How often a chunk is tried. */
export const MAX_TRIES = 5

/** What progress shows at most before the server has said that it has the file. */
export const MOST_PROGRESS = 99

/** ms to wait after a failed try: 1, 2, 4, 8 s, and somewhat more or less, so that many clients do not come back at once. */
export const pauseAfter = (attempt: number, chance: number): number => 1000 * 2 ** (attempt - 1) * (0.75 + chance / 2)
