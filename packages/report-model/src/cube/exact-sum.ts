/** Digits of figures that are added exactly. */
const MOST_DIGITS = 12

/** The sum of decimal figures, exact as in a database: 0.1 + 0.2 is 0.3. Figures with exponents are added as they are. */
export function exactSum(numbers: readonly number[]): number {
  const texts = numbers.map(String)
  const digits = Math.max(0, ...texts.map((text) => (text.split('.')[1] ?? '').length))
  if (digits > MOST_DIGITS || texts.some((text) => text.includes('e')))
    return numbers.reduce((sum, number) => sum + number, 0)
  const sum = texts.reduce((total, text) => {
    const [whole = '0', rest = ''] = text.split('.')
    return total + BigInt(`${whole}${rest.padEnd(digits, '0')}`)
  }, 0n)
  const sign = sum < 0n ? '-' : ''
  const all = String(sum < 0n ? -sum : sum).padStart(digits + 1, '0')
  return Number(digits === 0 ? `${sign}${all}` : `${sign}${all.slice(0, -digits)}.${all.slice(-digits)}`)
}
