import { amountInCapitals } from '../amount/capitals.ts'
import { toShown } from '../arithmetic/fraction.ts'
import { formatMoment } from './dates.ts'
import { type FormulaFunction, of } from './function-kit.ts'
import { formatNumber } from './numbers.ts'
import { asFraction, asJsNumber, asString, fromNumber, isEmpty, isNumber, momentOf, type Value } from './value.ts'

const whole = (value: Value, most: number): number => Math.min(Math.max(0, Math.trunc(asJsNumber(value))), most)

/** Characters outside of the basic plane count as one. */
const lettersOf = (value: Value): string[] => Array.from(asString(value))

/** Longest text of a result. */
const LONGEST = 10_000

/** Functions of texts. */
export const textFunctions: readonly FormulaFunction[] = [
  {
    name: 'TEXT',
    group: 'text',
    parameters: ['any', 'text'],
    least: 1,
    result: 'text',
    run: of(([value, pattern]) => {
      const format = asString(pattern)
      if (isEmpty(value) || format === '') return asString(value)
      if (!/[yMdHms]/.test(format)) return formatNumber(asFraction(value), format)
      const moment = momentOf(value)
      return moment === undefined ? '' : formatMoment(moment, format)
    }),
  },
  {
    name: 'CONCAT',
    group: 'text',
    parameters: ['any'],
    least: 1,
    isOpen: true,
    result: 'text',
    run: of((values) => values.map(asString).join('').slice(0, LONGEST)),
  },
  {
    name: 'LEN',
    group: 'text',
    parameters: ['any'],
    least: 1,
    result: 'number',
    run: of(([value]) => fromNumber(lettersOf(value).length)),
  },
  {
    name: 'LEFT',
    group: 'text',
    parameters: ['any', 'number'],
    least: 2,
    result: 'text',
    run: of(([value, count]) => lettersOf(value).slice(0, whole(count, LONGEST)).join('')),
  },
  {
    name: 'RIGHT',
    group: 'text',
    parameters: ['any', 'number'],
    least: 2,
    result: 'text',
    run: of(([value, count]) => {
      const letters = lettersOf(value)
      return letters.slice(letters.length - Math.min(whole(count, LONGEST), letters.length)).join('')
    }),
  },
  {
    name: 'MID',
    group: 'text',
    parameters: ['any', 'number', 'number'],
    least: 3,
    result: 'text',
    run: of(([value, start, count]) => {
      const from = Math.max(0, whole(start, LONGEST) - 1)
      return lettersOf(value)
        .slice(from, from + whole(count, LONGEST))
        .join('')
    }),
  },
  {
    name: 'TRIM',
    group: 'text',
    parameters: ['any'],
    least: 1,
    result: 'text',
    run: of(([value]) => asString(value).trim()),
  },
  {
    name: 'CONTAINS',
    group: 'text',
    parameters: ['any', 'any'],
    least: 2,
    result: 'boolean',
    run: of(([value, wanted]) =>
      typeof value === 'object' && !isNumber(value)
        ? value.includes(asString(wanted))
        : asString(value).includes(asString(wanted)),
    ),
  },
  {
    name: 'CAPITALS',
    group: 'text',
    parameters: ['number'],
    least: 1,
    result: 'text',
    run: of(([value]) => amountInCapitals(toShown(asFraction(value)).text)),
  },
]
