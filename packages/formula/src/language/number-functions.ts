import { ZERO } from '../arithmetic/decimal.ts'
import { type Fraction, operate } from '../arithmetic/fraction.ts'
import { type FormulaFunction, type FunctionContext, numbers, of, type Values } from './function-kit.ts'
import { roundTo } from './numbers.ts'
import { asFraction, asJsNumber, asString, compareValues, fromNumber, isEmpty, type Value } from './value.ts'

function add(values: readonly Value[], context: FunctionContext): Fraction {
  let total: Fraction = { top: ZERO }
  for (const number of numbers(values)) {
    const next = operate('+', total, number)
    if (typeof next === 'string') context.refuse(next)
    else total = next
  }
  return total
}

const pick =
  (sign: 1 | -1): Values =>
  (values) =>
    // Dates and numbers; empty values do not count.
    numbers(values).reduce<Value>(
      (best, one) => (best === undefined || compareValues(one, best) * sign > 0 ? one : best),
      undefined,
    )

/** Longest text of a result. */
const LONGEST = 10_000

/** Functions of numbers, and of the rows of sub-tables. */
export const numberFunctions: readonly FormulaFunction[] = [
  {
    name: 'SUM',
    group: 'number',
    parameters: ['number'],
    least: 1,
    isOpen: true,
    result: 'number',
    isAggregate: true,
    run: of(add),
  },
  {
    name: 'AVERAGE',
    group: 'number',
    parameters: ['number'],
    least: 1,
    isOpen: true,
    result: 'number',
    isAggregate: true,
    run: of((values, context) => {
      const { length } = numbers(values)
      if (length === 0) return undefined
      const mean = operate('÷', add(values, context), asFraction(fromNumber(length)))
      return typeof mean === 'string' ? context.refuse(mean) : mean
    }),
  },
  {
    name: 'MIN',
    group: 'number',
    parameters: ['any'],
    least: 1,
    isOpen: true,
    result: 'any',
    isAggregate: true,
    run: of(pick(-1)),
  },
  {
    name: 'MAX',
    group: 'number',
    parameters: ['any'],
    least: 1,
    isOpen: true,
    result: 'any',
    isAggregate: true,
    run: of(pick(1)),
  },
  {
    name: 'ROUND',
    group: 'number',
    parameters: ['number', 'number'],
    least: 1,
    result: 'number',
    run: of(([value, digits]) => roundTo(asFraction(value), asJsNumber(digits), 'half')),
  },
  {
    name: 'ROUNDUP',
    group: 'number',
    parameters: ['number', 'number'],
    least: 1,
    result: 'number',
    run: of(([value, digits]) => roundTo(asFraction(value), asJsNumber(digits), 'up')),
  },
  {
    name: 'ROUNDDOWN',
    group: 'number',
    parameters: ['number', 'number'],
    least: 1,
    result: 'number',
    run: of(([value, digits]) => roundTo(asFraction(value), asJsNumber(digits), 'down')),
  },
  {
    name: 'ABS',
    group: 'number',
    parameters: ['number'],
    least: 1,
    result: 'number',
    run: of(([value]) => {
      const { top, bottom } = asFraction(value)
      return bottom ? { top: top.abs(), bottom: bottom.abs() } : { top: top.abs() }
    }),
  },
  {
    name: 'MOD',
    group: 'number',
    parameters: ['number', 'number'],
    least: 2,
    result: 'number',
    run: of(([value, divisor], { refuse }) => {
      const [a, b] = [asFraction(value), asFraction(divisor)]
      const quotient = operate('÷', a, b)
      if (typeof quotient === 'string') return refuse(quotient)
      const product = operate('×', roundTo(quotient, 0, 'down'), b)
      const rest = typeof product === 'string' ? product : operate('-', a, product)
      return typeof rest === 'string' ? refuse(rest) : rest
    }),
  },
  {
    name: 'COUNT',
    group: 'table',
    parameters: ['any'],
    least: 1,
    isOpen: true,
    result: 'number',
    isAggregate: true,
    // False counts as no match: COUNT(行程.费用 > 100).
    run: of((values) => fromNumber(values.filter((value) => !isEmpty(value) && value !== false).length)),
  },
  {
    name: 'JOIN',
    group: 'table',
    parameters: ['any'],
    least: 1,
    isOpen: true,
    result: 'text',
    isAggregate: true,
    run: of((values) =>
      values
        .filter((value) => !isEmpty(value))
        .map(asString)
        .join(', ')
        .slice(0, LONGEST),
    ),
  },
]
