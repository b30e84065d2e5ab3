import { Big as BigConstructor } from 'big.js'
import { ZERO } from '../arithmetic/decimal.ts'
import type { Fraction } from '../arithmetic/fraction.ts'

/** How a number is rounded: half away from zero, towards zero, away from zero. */
export type Rounding = 'half' | 'down' | 'up'

const MODES: Readonly<Record<Rounding, 0 | 1 | 3>> = { down: 0, half: 1, up: 3 }
const MOST_DIGITS = 10

/** Rounds once from the exact value; negative digits round to tens and hundreds. */
export function roundTo({ top, bottom }: Fraction, digits: number, rounding: Rounding): Fraction {
  const places = Math.min(Math.max(-MOST_DIGITS, Math.trunc(digits) || 0), MOST_DIGITS)
  const Whole = BigConstructor()
  Whole.DP = 0
  Whole.RM = MODES[rounding]
  const rounded = new Whole(top)
    .times(`1e${places}`)
    .div(bottom ?? 1)
    .times(`1e${-places}`)
  return { top: rounded.eq(0) ? ZERO : rounded }
}

/** A number in a pattern: `0.00`, `#,##0.00`, `0%`, `000`, with text before and after it. */
export function formatNumber(value: Fraction, pattern: string): string {
  const found = /^([^#0]*)([#0][#0,]*)(?:\.([#0]+))?(%?)(.*)$/s.exec(pattern)
  if (!found) return pattern
  const [, before = '', wholePart = '0', decimals = '', percent = '', after = ''] = found
  const scaled = percent === '' ? value : { ...value, top: value.top.times(100) }
  const rounded = roundTo(scaled, decimals.length, 'half').top
  const [digits = '0', fraction = ''] = rounded.abs().toFixed(Math.min(decimals.length, MOST_DIGITS)).split('.')
  const padded = digits.padStart(wholePart.replaceAll(/[^0]/g, '').length, '0')
  const grouped = wholePart.includes(',') ? padded.replaceAll(/\B(?=(\d{3})+$)/g, ',') : padded
  const optional = /#*$/.exec(decimals)?.[0].length ?? 0
  const kept = trimZeros(fraction, optional)
  return `${rounded.lt(0) ? '-' : ''}${before}${grouped}${kept === '' ? '' : `.${kept}`}${percent}${after}`
}

/** Removes at most `count` zeros from the end. */
function trimZeros(fraction: string, count: number): string {
  let end = fraction.length
  while (end > fraction.length - count && fraction.charAt(end - 1) === '0') end -= 1
  return fraction.slice(0, end)
}
