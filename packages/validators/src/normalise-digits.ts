const FULL_WIDTH_DIGITS = '０１２３４５６７８９'

/**
 * Converts full-width digits and points of a Chinese keyboard: １３８．５ → 138.5. Other texts and values are returned
 * unchanged. Use it in the field, `<FormItem normalize={normaliseDigits}>`, so that the saved value is plain; checks
 * accept plain digits only.
 */
export function normaliseDigits<Value>(value: Value): Value | string {
  if (typeof value !== 'string') return value
  return value.replaceAll(/[０-９]/g, (digit) => String(FULL_WIDTH_DIGITS.indexOf(digit))).replaceAll('．', '.')
}
