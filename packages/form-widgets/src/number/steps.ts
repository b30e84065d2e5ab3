import { plainDigits } from './format-number.ts'

/** How exact a number is, and what the arrows add. */
export interface Steps {
  /** Digits after the point; a step with more of them has its own. */
  precision: number | undefined
  step: number
}

/** Digits that a number can have after the point. */
const MOST = 20

const decimalsOf = (value: number): number => plainDigits(value).split('.')[1]?.length ?? 0

const decimalsIn = ({ precision, step }: Steps): number | undefined =>
  precision === undefined ? undefined : Math.min(Math.max(precision, decimalsOf(step)), MOST)

/** A number with as many digits after the point as it may have, halves away from zero: 1.005 is 1.01. */
export function rounded(value: number, steps: Steps): number {
  const decimals = decimalsIn(steps)
  return decimals === undefined ? value : roundedTo(value, decimals)
}

function roundedTo(value: number, decimals: number): number {
  const digits = String(Math.abs(value))
  if (digits.includes('e')) return Number(value.toFixed(decimals))
  // Shifted as text: 1.005 × 100 is 100.49999999999999.
  const whole = String(Math.round(Number(`${digits}e${decimals}`)))
  return whole.includes('e') ? value : Math.sign(value) * Number(`${whole}e-${decimals}`) + 0
}

/** A number as it stands in the box, without commas. */
export function written(value: number, steps: Steps): string {
  const decimals = decimalsIn(steps)
  if (decimals === undefined) return plainDigits(value)
  const digits = roundedTo(value, decimals)
  return Math.abs(digits) < 1e21 ? digits.toFixed(decimals) : plainDigits(digits)
}

/** The number that an arrow leads to: 0.1 and 0.2 are 0.3. */
export const add = (value: number, { direction, ...steps }: Steps & { direction: 1 | -1 }): number =>
  rounded(
    roundedTo(value + direction * steps.step, Math.min(Math.max(decimalsOf(value), decimalsOf(steps.step)), MOST)),
    steps,
  )

/** The multiple of the step that is nearest: counted in steps, so that 0.1 does not add up to 0.30000000000000004. */
export const nearestStep = (value: number, { step }: Steps): number =>
  roundedTo(Math.round(value / step) * step, Math.min(decimalsOf(step), MOST))
