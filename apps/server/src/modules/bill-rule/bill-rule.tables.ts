import type { BillDateFormat } from '@sqos/contract'
import type { Generated } from 'kysely'
import type { AuditedColumns } from '../../platform/db/audited.ts'

declare module '../../platform/db/database.ts' {
  interface Database {
    billRules: BillRulesTable
    billRuleCounters: BillRuleCountersTable
  }
}

/** The rule for the numbers of one kind of document. */
export interface BillRulesTable extends AuditedColumns {
  id: string
  fullName: string
  enCode: string
  prefix: string
  dateFormat: BillDateFormat
  digit: number
  startNumber: string
  enabledMark: Generated<number>
  sortCode: Generated<number>
  description: Generated<string>
}

/** The counter of a rule within one period. */
export interface BillRuleCountersTable {
  ruleId: string
  /** The date part of the numbers; empty for rules without a date. */
  period: string
  /** 0 for the first number of the period. */
  thisNumber: number
  /** The last number issued. */
  outputNumber: string
  issuedAt: Date
}
