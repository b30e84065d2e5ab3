/** Perhaps a currency, five digits or more or any number with a fraction, perhaps a unit. */
const PLAIN = /^[¥￥$€£]?\s?-?(?:\d{5,}|\d{4}(?=\.))(?:\.\d+)?(?:\s\D*)?$/
/** The places before which a separator stands: not in the fraction. */
const THOUSANDS = /(?<!\..*)\B(?=(?:\d{3})+(?!\d))/g

/**
 * A number with thousands separators. Four digits without a fraction stay together, so that years do; other texts are returned as they
 * are.
 */
export const groupedNumber = (text: string): string => (PLAIN.test(text) ? text.replaceAll(THOUSANDS, ',') : text)

/** A text that begins with a number: the number, its fraction, and the unit. */
const AMOUNT = /^(-?\d+)(?:\.(\d+))?((?:\s\D*)?)$/

/**
 * A number of a column whose field has so many decimals: every row has all of them and the separators, so that amounts stand digit under
 * digit. With fewer than two it may be a year, a count or half a day, see `groupedNumber`.
 */
export function columnNumber(text: string, decimals: number): string {
  if (decimals < 2) return groupedNumber(text)
  const [, whole, fraction = '', unit = ''] = AMOUNT.exec(text) ?? []
  if (whole === undefined) return groupedNumber(text)
  return `${whole.replaceAll(THOUSANDS, ',')}.${fraction.padEnd(decimals, '0')}${unit}`
}
