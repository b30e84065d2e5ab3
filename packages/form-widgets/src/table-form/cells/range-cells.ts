import { UNREADABLE } from '../../base/readers.ts'
import type { CellContext, CellType } from '../model/cell-type.ts'
import { plainText } from './text-cells.ts'

/** Two values of a kind, from and to; what is pasted has 至, ~ or to between them, as it is copied. */
export const rangeOf = (end: CellType): CellType => ({
  entry: 'pick',
  emptyValue: [],
  format(value, context) {
    if (!Array.isArray(value)) return plainText(value)
    return value.map((one: unknown) => end.format(one, context)).join(` ${context.t('to')} `)
  },
  parse(text, context) {
    const ends = text.split(/\s*(?:至|~|～|\bto\b)\s*/).map((one) => parseEnd(one, end, context))
    return ends.length === 2 && !ends.includes(UNREADABLE) ? ends : UNREADABLE
  },
  read(value) {
    const isPair = Array.isArray(value) && value.length === 2
    return isPair && value.every((one: unknown) => end.read?.(one) !== UNREADABLE) ? value : UNREADABLE
  },
  ...(end.unreadable && { unreadable: end.unreadable }),
})

const parseEnd = (text: string, end: CellType, context: CellContext): unknown =>
  end.parse?.(text, context) ?? UNREADABLE
