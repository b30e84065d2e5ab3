import { billNumber } from '@sqos/contract'
import type { BillRuleFields, Issued } from './use-bill-rule-form.ts'

/** The numbers that a rule makes while it is being typed. */
export interface NumberPreview {
  /** The first number of today; empty until there is enough to make one of. */
  example: string
  /** The number that comes next for a rule that has issued some. */
  next: string
}

/** What the fields of the form come to, today. */
export function previewNumbers(
  fields: Partial<BillRuleFields>,
  { issued, today }: { issued: Issued | undefined; today: Date },
): NumberPreview {
  const { prefix = '', dateFormat, digit, startNumber = '' } = fields
  if (!dateFormat || !digit || !/^\d+$/.test(startNumber)) return { example: '', next: '' }
  const rule = { prefix: prefix.trim(), dateFormat, digit, startNumber }
  const example = billNumber(rule, { date: today, issued: 0 })
  if (!issued?.outputNumber) return { example, next: '' }
  // Another date part is another period, which begins anew.
  const before = dateFormat === issued.dateFormat && issued.thisNumber !== null ? issued.thisNumber + 1 : 0
  return { example, next: billNumber(rule, { date: today, issued: before }) }
}
