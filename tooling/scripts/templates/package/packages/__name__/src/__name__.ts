/** First function of this package: replace it, with its test. */
export const __camel__ = (name: string) => `__name__ of ${name}`
