import { asBoolean, asNumber, asText, isEmpty, own } from '../../json/json.ts'
import type { Kind } from '../kind.ts'

/** Search by a range of numbers. */
export const betweenNumbers: Kind['search'] = () => ({ input: 'numberRange', test: 'between', unit: 'number' })

/** A number, or null. */
export const toNumber: Kind['toColumn'] = (value) => asNumber(value) ?? null

/** The cell of an exported workbook: a number, or the text if it is not a number. */
export const exportNumber: Kind['exportCell'] = (shown) =>
  asNumber(shown) ?? (typeof shown === 'string' ? (numberIn(shown) ?? shown) : null)

/** The number of a text with thousands separators and a unit: `1,234.50 元`. */
function numberIn(shown: string): number | undefined {
  const digits = /^-?\d{1,3}(?:,\d{3})+(?:\.\d+)?(?=\s|$)|^-?\d+(?:\.\d+)?(?=\s)/.exec(shown)?.[0]
  return digits === undefined ? undefined : asNumber(digits.replaceAll(',', ''))
}

/** A number in lists and details: with thousands separators and its unit, if the component has them. */
export function numberText(value: unknown, node: object): string {
  const text = isEmpty(value) ? '' : (asText(value) ?? JSON.stringify(value) ?? '')
  const unit = asText(own(node, 'unit')) ?? ''
  if (asNumber(text) === undefined) return text
  const grouped = asBoolean(own(node, 'thousands')) === true ? withThousands(text) : text
  return unit === '' ? grouped : `${grouped} ${unit}`
}

function withThousands(text: string): string {
  const [whole = '', ...fraction] = text.split('.')
  return [whole.replaceAll(/\B(?=(\d{3})+$)/g, ','), ...fraction].join('.')
}

/** Whether a number is followed by the amount in capitals; `showChinese` is the key of older documents. */
export const showsCapitals = (node: object): boolean =>
  asBoolean(own(node, 'isAmountChinese')) ?? asBoolean(own(node, 'showChinese')) ?? false
