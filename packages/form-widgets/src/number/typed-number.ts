/** What was typed without commas and spaces, with full-width digits as plain ones. */
export const parseDigits = (text: string): string =>
  withoutExponent(
    text
      .replace(/[０-９．－＋]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
      .replace(/[,，\s]/g, '')
      .replaceAll('。', '.'),
  )

/** `1e20` in digits; Arco's input throws at it, and at what is too large for a number. */
function withoutExponent(text: string): string {
  if (!/\de[+-]?\d+$/i.test(text)) return text
  const number = Number(text)
  if (!Number.isFinite(number)) return ''
  return Math.abs(number) > Number.MAX_SAFE_INTEGER ? BigInt(number).toString() : text
}
