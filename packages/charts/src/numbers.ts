import { localeOf } from '@sqos/i18n'

/** Formats figures of a language: short for axes, whole for tables and tips. */
export function numbersOf(language: Parameters<typeof localeOf>[0], unit = '') {
  const locale = localeOf(language)
  const short = new Intl.NumberFormat(locale, { notation: 'compact', maximumFractionDigits: 1 })
  const whole = new Intl.NumberFormat(locale, { maximumFractionDigits: 4 })
  return {
    short: (value: number) => short.format(value),
    whole: (value: number | null) => (value === null ? '–' : `${whole.format(value)}${unit && ` ${unit}`}`),
  }
}

export type ChartNumbers = ReturnType<typeof numbersOf>

/** The next round number, for the end of a scale: 1, 2, 5 or 10 times a power of ten. */
export function roundUp(value: number): number {
  if (!(value > 0) || !Number.isFinite(value)) return 1
  const power = 10 ** Math.floor(Math.log10(value))
  const step = [1, 2, 5, 10].find((factor) => value <= factor * power) ?? 10
  return step * power
}
