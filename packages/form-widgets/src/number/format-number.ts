import { digitsOf } from './decimals.ts'

/** How a number is shown. */
export interface NumberFormat {
  precision?: number | undefined
  thousands?: boolean | undefined
  unit?: string | undefined
}

/** A number as people read it: `1,234.50 kg`. */
export function formatNumber(value: number, { precision, thousands, unit }: NumberFormat): string {
  const text = digitsOf(value, precision, thousands)
  return unit ? `${text} ${unit}` : text
}

/** Commas between groups of three digits before the point, for digits that are being typed. */
export function groupThousands(digits: string): string {
  const [whole = '', ...fraction] = digits.split('.')
  return [whole.replace(/\B(?=(\d{3})+$)/g, ','), ...fraction].join('.')
}
