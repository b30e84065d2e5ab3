/** Perhaps a currency, five digits or more or any number with a fraction, perhaps a unit. */
const PLAIN = /^[¥￥$€£]?\s?-?(?:\d{5,}|\d{4}(?=\.))(?:\.\d+)?(?:\s\D*)?$/
/** The places before which a separator stands: not in the fraction. */
const THOUSANDS = /(?<!\..*)\B(?=(?:\d{3})+(?!\d))/g

/**
 * A number with thousands separators. Four digits without a fraction stay together, so that years do; other texts are returned as they
 * are.
 */
export const groupedNumber = (text: string): string => (PLAIN.test(text) ? text.replaceAll(THOUSANDS, ',') : text)
