/** Date format of a number; `no` for none. */
export const BILL_DATE_FORMATS = ['yyyyMMdd', 'yyyyMM', 'yyyy', 'no'] as const
export type BillDateFormat = (typeof BILL_DATE_FORMATS)[number]

/** The properties of a bill rule that determine its numbers. */
export interface BillNumberRule {
  prefix: string
  dateFormat: BillDateFormat
  /** Digits of the counter, 1 to 9; a counter that needs more grows longer. */
  digit: number
  /** First value of the counter, as digits. */
  startNumber: string
}

/** The date part of a number, in local time; the counter starts again when it changes. */
export function billPeriod(format: BillDateFormat, date: Date): string {
  const year = String(date.getFullYear()).padStart(4, '0')
  const month = String(date.getMonth() + 1).padStart(2, '0')
  const day = String(date.getDate()).padStart(2, '0')
  const parts = { yyyyMMdd: [year, month, day], yyyyMM: [year, month], yyyy: [year], no: [] }
  return parts[format].join('')
}

/** The next number of a rule, after `issued` numbers in the same period. */
export function billNumber(rule: BillNumberRule, { date, issued }: { date: Date; issued: number }): string {
  const counter = String(Number(rule.startNumber) + issued).padStart(rule.digit, '0')
  return `${rule.prefix}${billPeriod(rule.dateFormat, date)}${counter}`
}
