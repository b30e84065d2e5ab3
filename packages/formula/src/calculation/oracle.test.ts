import { runs } from '@sqos/vitest-config/runs'
import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { expressionFromText } from '../expression/text.ts'
import { calculate } from './calculate.ts'

/**
 * An independent evaluator: text instead of entries, recursive descent instead of a stack machine, integer fractions
 * instead of decimals. Undefined for a division by zero.
 */
function independently(text: string, values: Record<string, string>): string | undefined {
  const pieces = text.match(/[\d.]+|[a-z]+|\S/g) ?? []
  let next = 0

  function factor(): Ratio | undefined {
    const piece = pieces[next++] ?? ''
    if (piece === '(') {
      const inner = sum()
      next += 1
      return inner
    }
    return ratio(values[piece] ?? piece)
  }
  function term(): Ratio | undefined {
    let left = factor()
    while (pieces[next] === '×' || pieces[next] === '÷') {
      const isTimes = pieces[next++] === '×'
      const right = factor()
      if (!left || !right) left = undefined
      else if (isTimes) left = [left[0] * right[0], left[1] * right[1]]
      else left = right[0] === 0n ? undefined : [left[0] * right[1], left[1] * right[0]]
    }
    return left
  }
  function sum(): Ratio | undefined {
    let left = term()
    while (pieces[next] === '+' || pieces[next] === '-') {
      const sign = pieces[next++] === '+' ? 1n : -1n
      const right = term()
      left = left && right && [left[0] * right[1] + sign * right[0] * left[1], left[1] * right[1]]
    }
    return left
  }

  const result = sum()
  return result && twoDecimals(result)
}

type Ratio = [bigint, bigint]

function ratio(text: string): Ratio {
  const [whole = '0', fraction = ''] = text.split('.')
  return [BigInt(`${whole}${fraction}`), 10n ** BigInt(fraction.length)]
}

function twoDecimals([top, bottom]: Ratio): string {
  const isNegative = top < 0n !== bottom < 0n
  const [a, b] = [top < 0n ? -top : top, bottom < 0n ? -bottom : bottom]
  const cents = (a * 200n + b) / (2n * b)
  const digits = cents.toString().padStart(3, '0')
  return `${isNegative && cents > 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

// Small numbers with halves and thirds cause ties and exact divisions; large ones bypass the fast path.
const number = fc.oneof(
  fc.constantFrom('0', '1', '2', '3', '6', '7', '0.005', '0.5', '0.125', '100'),
  fc.integer({ min: 0, max: 99_999 }).map((cents) => (cents / 100).toFixed(2)),
  fc.bigInt({ min: 0n, max: 10n ** 25n }).map((digits) => `${digits}.${digits % 1000n}`),
)
const operator = fc.constantFrom('+', '-', '×', '÷')
const { formula } = fc.letrec<{ formula: string; operand: string }>((tie) => ({
  operand: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    number,
    fc.constantFrom('a', 'b', 'c'),
    tie('formula').map((inner) => `(${inner})`),
  ),
  formula: fc
    .tuple(tie('operand'), fc.array(fc.tuple(operator, tie('operand')), { maxLength: 6 }))
    .map(([first, rest]) => [first, ...rest.flat()].join(' ')),
}))
const values = fc.record({ a: number, b: number, c: number })

it('results of random formulas are identical to those of an independent evaluator', () => {
  const numRuns = runs({ fast: 1400, full: 14_000 })
  let calculated = 0
  fc.assert(
    fc.property(formula, values, (text, given) => {
      const value = independently(text, given)
      const result = calculate(expressionFromText(text), { values: given })
      fc.pre(result.problem?.code !== 'tooLarge')

      expect(result).toEqual(value === undefined ? { value: '0.00', problem: { code: 'divisionByZero' } } : { value })
      if (value !== undefined) calculated += 1
    }),
    { numRuns },
  )
  expect(calculated).toBeGreaterThan(numRuns * 0.7)
})
