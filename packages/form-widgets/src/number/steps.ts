import { digitsOf, roundedTo } from './decimals.ts'

/** How exact a number is, and what the arrows add. */
export interface Steps {
  /** Digits after the point; a step with more of them has its own. */
  precision: number | undefined
  step: number
}

const decimalsOf = (value: number): number => digitsOf(value).split('.')[1]?.length ?? 0

const decimalsIn = ({ precision, step }: Steps): number | undefined =>
  precision === undefined ? undefined : Math.max(precision, decimalsOf(step))

/** A number with as many digits after the point as it may have, halves away from zero: 1.005 is 1.01. */
export function rounded(value: number, steps: Steps): number {
  const decimals = decimalsIn(steps)
  // Plus zero: nobody means the minus zero that -0 is.
  return decimals === undefined ? value + 0 : roundedTo(value, decimals)
}

/** A number as it stands in the box, without commas. */
export const written = (value: number, steps: Steps): string => digitsOf(value, decimalsIn(steps))

/** The number that an arrow leads to: 0.1 and 0.2 are 0.3. */
export const add = (value: number, { direction, ...steps }: Steps & { direction: 1 | -1 }): number =>
  rounded(roundedTo(value + direction * steps.step, Math.max(decimalsOf(value), decimalsOf(steps.step))), steps)

/** The multiple of the step that is nearest: counted in steps, so that 0.1 does not add up to 0.30000000000000004. */
export const nearestStep = (value: number, { step }: Steps): number =>
  roundedTo(Math.round(value / step) * step, decimalsOf(step))
