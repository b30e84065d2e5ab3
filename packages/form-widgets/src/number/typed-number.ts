/**
 * Normalises typed or pasted numbers: removes thousands separators, spaces and currency signs, converts full-width
 * digits, reads (1,234) as -1234. A comma after a point stays: 1.234,56 is another number format.
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

/** Writes `1e20` as digits, because Arco's input throws for exponents and for too large numbers. */
function withoutExponent(text: string): string {
  if (!/\de[+-]?\d+$/i.test(text)) return text
  const number = Number(text)
  if (!Number.isFinite(number)) return ''
  return Math.abs(number) > Number.MAX_SAFE_INTEGER ? BigInt(number).toString() : text
}
