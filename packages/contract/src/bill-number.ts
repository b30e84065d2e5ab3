/** How the date stands in a number; `no` for none. Source: contract of the API family, platform, section 8.1. */
export const BILL_DATE_FORMATS = ['yyyyMMdd', 'yyyyMM', 'yyyy', 'no'] as const
export type BillDateFormat = (typeof BILL_DATE_FORMATS)[number]

/** The part of a bill rule that numbers are made of. */
export interface BillNumberRule {
  prefix: string
  dateFormat: BillDateFormat
  /** Digits of the counter, 1 to 9; a counter that needs more grows longer. */
  digit: number
  /** Digits: where the counter starts. */
  startNumber: string
}

/** The date part of a number, in local time; the counter begins anew when it changes. */
export function billPeriod(format: BillDateFormat, date: Date): string {
  const year = String(date.getFullYear()).padStart(4, '0')
  const month = String(date.getMonth() + 1).padStart(2, '0')
  const day = String(date.getDate()).padStart(2, '0')
  const parts = { yyyyMMdd: [year, month, day], yyyyMM: [year, month], yyyy: [year], no: [] }
  return parts[format].join('')
}

/** The number of a rule: `issued` numbers of the same period came before it. Source: section 8.3 there. */
export function billNumber(rule: BillNumberRule, { date, issued }: { date: Date; issued: number }): string {
  const counter = String(Number(rule.startNumber) + issued).padStart(rule.digit, '0')
  return `${rule.prefix}${billPeriod(rule.dateFormat, date)}${counter}`
}
