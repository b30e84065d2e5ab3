const PLAIN = /^(-?\d{5,})(\.\d+)?$/

/** A number with thousands separators. Four digits stay together, so that years do; other texts are returned as they are. */
export const groupedNumber = (text: string): string =>
  text.replace(PLAIN, (_, whole: string, fraction = '') => whole.replaceAll(/\B(?=(\d{3})+$)/g, ',') + fraction)
