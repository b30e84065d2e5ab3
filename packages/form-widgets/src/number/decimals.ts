/** Digits that a number can have after the point. */
const MOST = 20

const formats: Record<string, Intl.NumberFormat> = {}

/**
 * A number in digits, without an exponent: 1e-7 is nothing that people type. With a precision it is rounded as it is
 * written: 1.005 is 1.01, -0.001 is 0.00; a precision that cannot be is the nearest that can.
 */
export function digitsOf(value: number, precision?: number, useGrouping = false): string {
  const least = Math.min(Math.max(0, precision ?? 0), MOST)
  const most = precision === undefined ? MOST : least
  // Making one takes as long as thirty numbers.
  const format = (formats[`${least} ${most} ${useGrouping}`] ??= new Intl.NumberFormat('en-US', {
    useGrouping,
    minimumFractionDigits: least,
    maximumFractionDigits: most,
    signDisplay: 'negative',
  }))
  return format.format(value)
}

/** A number with at most so many digits after the point; never a minus zero. */
export const roundedTo = (value: number, precision: number): number => Number(digitsOf(value, precision))
