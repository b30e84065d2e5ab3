/** Description of a property in every schema, and an example. */
export type Word = readonly [description: string, example?: unknown]

/** Ids that examples share. */
export const ID = '01980f5e-6c4a-7b21-9d3e-5f0a1b2c3d4e'
export const OTHER_ID = '01980f5e-7a10-7c55-8e21-0c9d8b7a6f5e'

/** A moment that examples share, in epoch milliseconds. */
export const MOMENT = 1_767_225_600_000
