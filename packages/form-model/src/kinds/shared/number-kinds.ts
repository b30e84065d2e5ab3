import { asBoolean, asNumber, own } from '../../json/json.ts'
import type { Kind } from '../kind.ts'

/** Search by a range of numbers. */
export const betweenNumbers: Kind['search'] = () => ({ input: 'numberRange', test: 'between', unit: 'number' })

/** A number, or null. */
export const toNumber: Kind['toColumn'] = (value) => asNumber(value) ?? null

/** The cell of an exported workbook: a number, or the text if it is not a number. */
export const exportNumber: Kind['exportCell'] = (shown) => asNumber(shown) ?? (typeof shown === 'string' ? shown : null)

/** Whether a number is followed by the amount in capitals; `showChinese` is the key of older documents. */
export const showsCapitals = (node: object): boolean =>
  asBoolean(own(node, 'isAmountChinese')) ?? asBoolean(own(node, 'showChinese')) ?? false
