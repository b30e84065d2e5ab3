/** Digits that a number can have after the point. */
const MOST = 20

const formats: Record<string, Intl.NumberFormat> = {}

/**
 * A number as digits without an exponent. With a precision it is rounded by its decimal digits: 1.005 is 1.01, -0.001
 * is 0.00. An invalid precision is clamped.
 */
export function digitsOf(value: number, precision?: number, useGrouping = false): string {
  const least = Math.min(Math.max(0, precision ?? 0), MOST)
  const plain = useGrouping ? undefined : plainDigits(value, { least, isExact: precision === undefined })
  if (plain !== undefined) return plain
  const most = precision === undefined ? MOST : least
  // Creating a formatter takes as long as formatting thirty numbers.
  const format = (formats[`${least} ${most} ${useGrouping}`] ??= new Intl.NumberFormat('en-US', {
    useGrouping,
    minimumFractionDigits: least,
    maximumFractionDigits: most,
    signDisplay: 'negative',
  }))
  return format.format(value)
}

/**
 * The digits without a formatter, which takes ten times as long: of integers, and of numbers that are not rounded.
 * Undefined for numbers that JavaScript writes with an exponent.
 */
function plainDigits(value: number, { least, isExact }: { least: number; isExact: boolean }): string | undefined {
  if (Number.isSafeInteger(value)) return least > 0 ? `${value}.${'0'.repeat(least)}` : String(value)
  const text = isExact ? String(value) : undefined
  return text === undefined || /[^\d.-]/.test(text) ? undefined : text
}

/** A number with at most so many digits after the point; never a minus zero. */
export const roundedTo = (value: number, precision: number): number => Number(digitsOf(value, precision))
