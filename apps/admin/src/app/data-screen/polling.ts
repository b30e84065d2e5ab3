/** Milliseconds after which a screen asks whether its pages changed or its link ended. */
export const POLL = 300_000
/** Milliseconds after which a screen that could not be opened tries again. */
export const RETRY = 30_000
