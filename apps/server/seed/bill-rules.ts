import type { BillNumberRule } from '@sqos/contract'
import type { Trx } from '../src/platform/db/database.ts'
import type { Stamp } from './stamp.ts'

interface BillRuleSeed extends BillNumberRule {
  fullName: string
  enCode: string
  description: string
}

/** Bill number rules of the demo company. */
const BILL_RULES: readonly BillRuleSeed[] = [
  rule('请假单', 'leaveRequest', { prefix: 'QJ', dateFormat: 'yyyyMMdd', digit: 4, description: '每天从 0001 开始' }),
  rule('报销单', 'expenseClaim', { prefix: 'BX', dateFormat: 'yyyyMM', digit: 5, description: '每月从 00001 开始' }),
  rule('采购订单', 'purchaseOrder', { prefix: 'CG', dateFormat: 'yyyyMM', digit: 5, description: '每月从 00001 开始' }),
  rule('资产编号', 'asset', { prefix: 'ZC-', dateFormat: 'yyyy', digit: 6, description: '每年从 000001 开始' }),
  rule('客户编号', 'customer', { prefix: 'KH-', dateFormat: 'no', digit: 6, description: '一直往下编号' }),
  rule('巡检记录', 'inspection', { prefix: 'XJ', dateFormat: 'yyyyMMdd', digit: 3, description: '每天从 001 开始' }),
]

function rule(
  fullName: string,
  enCode: string,
  numbering: Omit<BillNumberRule, 'startNumber'> & { description: string },
): BillRuleSeed {
  return { fullName, enCode, ...numbering, startNumber: '1'.padStart(numbering.digit, '0') }
}

/** Inserts the rules of the demo company. */
export async function seedBillRules(trx: Trx, { newId, created }: Stamp): Promise<void> {
  await trx
    .insertInto('billRules')
    .values(BILL_RULES.map((row, index) => ({ ...created, ...row, id: newId(), sortCode: index + 1 })))
    .execute()
}
