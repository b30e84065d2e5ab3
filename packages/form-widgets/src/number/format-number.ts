/** How a number is shown. */
export interface NumberFormat {
  precision?: number | undefined
  thousands?: boolean | undefined
  unit?: string | undefined
}

/** A number as people read it: `1,234.50 kg`. */
export function formatNumber(value: number, { precision, thousands, unit }: NumberFormat): string {
  const digits = precision === undefined ? plainDigits(value) : value.toFixed(precision)
  const text = thousands ? groupThousands(digits) : digits
  return unit ? `${text} ${unit}` : text
}

/** Commas between groups of three digits before the point. */
export function groupThousands(digits: string): string {
  const [whole = '', ...fraction] = digits.split('.')
  return [whole.replace(/\B(?=(\d{3})+$)/g, ','), ...fraction].join('.')
}

/** Without an exponent: 1e-7 is nothing that people type. */
export function plainDigits(value: number): string {
  const text = String(value)
  return text.includes('e') ? value.toLocaleString('en-US', { useGrouping: false, maximumFractionDigits: 20 }) : text
}
