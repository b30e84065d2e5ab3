const FULL_WIDTH_DIGITS = '０１２３４５６７８９'

/**
 * Turns the wide digits and point of a Chinese keyboard into plain ones: １３８．５ → 138.5. Other text and other values stay.
 * Give it to the field, `<FormItem normalize={normaliseDigits}>`, so that what is saved is plain; checks take plain digits only.
 */
export function normaliseDigits<Value>(value: Value): Value | string {
  if (typeof value !== 'string') return value
  return value.replaceAll(/[０-９]/g, (digit) => String(FULL_WIDTH_DIGITS.indexOf(digit))).replaceAll('．', '.')
}
