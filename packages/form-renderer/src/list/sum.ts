/** A number, perhaps with thousands separators and a unit. */
const NUMBER = /^(-?)(\d+|\d{1,3}(?:,\d{3})+)(?:\.(\d+))?(?:\s\D*)?$/

/** The exact decimal sum of the numbers in a list: `0.1` and `0.2` give `0.3`. '' without numbers. */
export function sumOf(texts: readonly string[]): string {
  const numbers = texts.flatMap((text) => {
    const [, sign, whole, fraction = ''] = NUMBER.exec(text.trim()) ?? []
    return whole === undefined ? [] : [{ sign, whole: whole.replaceAll(',', ''), fraction }]
  })
  if (numbers.length === 0) return ''
  const places = Math.max(...numbers.map(({ fraction }) => fraction.length))
  const total = numbers.reduce(
    (sum, { sign, whole, fraction }) => sum + BigInt(`${sign}${whole}${fraction.padEnd(places, '0')}`),
    0n,
  )
  const digits = String(total < 0n ? -total : total).padStart(places + 1, '0')
  const text = places === 0 ? digits : `${digits.slice(0, -places)}.${digits.slice(-places)}`
  return total < 0n ? `-${text}` : text
}
