import { billNumber } from '@sqos/contract'
import type { BillRuleFields, Issued } from './use-bill-rule-form.ts'

/** The numbers of a rule during its input. */
export interface NumberPreview {
  /** The first number of today; empty until the fields suffice. */
  example: string
  /** The next number of a rule that has issued some. */
  next: string
}

/** The numbers that the fields produce today. */
export function previewNumbers(
  fields: Partial<BillRuleFields>,
  { issued, today }: { issued: Issued | undefined; today: Date },
): NumberPreview {
  const { prefix = '', dateFormat, digit, startNumber = '' } = fields
  if (!dateFormat || !digit || !/^\d+$/.test(startNumber)) return { example: '', next: '' }
  const rule = { prefix: prefix.trim(), dateFormat, digit, startNumber }
  const example = billNumber(rule, { date: today, issued: 0 })
  if (!issued?.outputNumber) return { example, next: '' }
  // Another date format is another period, which starts again.
  const before = dateFormat === issued.dateFormat && issued.thisNumber !== null ? issued.thisNumber + 1 : 0
  return { example, next: billNumber(rule, { date: today, issued: before }) }
}
