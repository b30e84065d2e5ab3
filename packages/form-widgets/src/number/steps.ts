import { digitsOf, roundedTo } from './decimals.ts'

/** Precision and step of a number. */
export interface Steps {
  /** Digits after the point; at least those of the step. */
  precision: number | undefined
  step: number
}

const decimalsOf = (value: number): number => digitsOf(value).split('.')[1]?.length ?? 0

const decimalsIn = ({ precision, step }: Steps): number | undefined =>
  precision === undefined ? undefined : Math.max(precision, decimalsOf(step))

/** Rounds to the precision, halves away from zero: 1.005 is 1.01. */
export function rounded(value: number, steps: Steps): number {
  const decimals = decimalsIn(steps)
  // Adding zero turns -0 into 0.
  return decimals === undefined ? value + 0 : roundedTo(value, decimals)
}

/** The text of a number in the input, without separators. */
export const written = (value: number, steps: Steps): string => digitsOf(value, decimalsIn(steps))

/** Adds a step: 0.1 and 0.2 are 0.3. */
export const add = (value: number, { direction, ...steps }: Steps & { direction: 1 | -1 }): number =>
  rounded(roundedTo(value + direction * steps.step, Math.max(decimalsOf(value), decimalsOf(steps.step))), steps)

/** The nearest multiple of the step, computed by counting steps, which avoids 0.30000000000000004. */
export const nearestStep = (value: number, { step }: Steps): number =>
  roundedTo(Math.round(value / step) * step, decimalsOf(step))
