import { UNREADABLE } from '../../base/readers.ts'
import type { CellType } from '../model/cell-type.ts'
import { plainText } from './text-cells.ts'

/** A range of two values. Typed text has 至, ~ or to between them, like copied text. */
export const rangeOf = (end: CellType & { typedAs: 'date' | 'time' }): CellType => ({
  entry: 'pick',
  emptyValue: [],
  format(value, context) {
    if (!Array.isArray(value)) return plainText(value)
    return value.map((one: unknown) => end.format(one, context)).join(` ${context.t('to')} `)
  },
  typedAs: `${end.typedAs}Range`,
  read(value) {
    const isPair = Array.isArray(value) && value.length === 2
    return isPair && value.every((one: unknown) => end.read?.(one) !== UNREADABLE) ? value : UNREADABLE
  },
  ...(end.unreadable && { unreadable: end.unreadable }),
})
