/**
 * What was typed or pasted as plain digits: without thousands commas, spaces and the sign of a currency, full-width digits
 * as plain ones, (1,234) of an account as -1234. A comma behind a point is left: 1.234,56 is a number of another country.
 */
export const parseDigits = (text: string): string =>
  withoutExponent(
    withoutCommas(
      text
        .replace(/[０-９．－＋（）]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
        .replace(/\s/g, '')
        .replaceAll('−', '-')
        .replaceAll('。', '.')
        .replace(/^([+-]?)(?:CN¥|US\$|[¥￥$€£])/, '$1')
        .replace(/^\([¥￥$€£]?([\d,，.]+)\)$/, '-$1'),
    ),
  )

function withoutCommas(text: string): string {
  const [whole = '', ...fraction] = text.split('.')
  return [whole.replace(/[,，]/g, ''), ...fraction].join('.')
}

/** `1e20` in digits; Arco's input throws at it, and at what is too large for a number. */
function withoutExponent(text: string): string {
  if (!/\de[+-]?\d+$/i.test(text)) return text
  const number = Number(text)
  if (!Number.isFinite(number)) return ''
  return Math.abs(number) > Number.MAX_SAFE_INTEGER ? BigInt(number).toString() : text
}
