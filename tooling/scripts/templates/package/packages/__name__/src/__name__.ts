/** The first thing that this package does: replace it, and its test beside it. */
export const __camel__ = (name: string) => `__name__ of ${name}`
