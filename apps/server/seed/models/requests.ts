import type { Actor } from '../../src/platform/actor.ts'
import type { Db } from '../../src/platform/db/database.ts'
import type { Flows } from '../../src/modules/workflow/index.ts'
import type { RecordSeed, SeedPerson } from './records.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

/** Accounts of employees who have a request or a duty. */
export type DemoPeople = Readonly<Record<'admin' | 'zhangwei' | 'lina' | 'wangfang' | 'chenjing', SeedPerson>>

/** A request that is still open: the number of steps that were agreed, and whether the next one is rejected. */
export interface RequestSeed {
  record: RecordSeed
  agreed: number
  isRejected?: boolean
}

/** Requests whose duties are open when the demo starts: at least one for each public account. */
export function listRequests({ admin, zhangwei, lina, wangfang, chenjing }: DemoPeople, now: number): RequestSeed[] {
  const day = (days: number) => new Date(now).setHours(9, 0, 0, 0) + days * DAY
  const leave = (by: SeedPerson, { type, reason, days }: { type: string; reason: string; days: number }) => ({
    model: 'leaveRequest',
    by,
    data: {
      leave_type: type,
      reason,
      days,
      deputy: admin.id,
      start_time: day(4),
      end_time: day(4) + Math.max(1, days) * DAY - 15 * HOUR,
    },
  })
  const expense = (
    by: SeedPerson,
    title: string,
    amounts: readonly (readonly [kind: string, note: string, amount: number])[],
  ) => ({
    model: 'expenseClaim',
    by,
    data: {
      title,
      pay_way: '1',
      happened_on: day(-2),
      advance: 0,
      tableField150: amounts.map(([kind, note, amount]) => ({ kind, note, amount, spent_on: day(-2) })),
    },
  })
  const order = (
    by: SeedPerson,
    supplier: string,
    rows: readonly (readonly [string, string, string, number, number])[],
  ) => ({
    model: 'purchaseOrder',
    by,
    data: {
      supplier,
      buyer: by.id,
      status: '1',
      ordered_on: day(0),
      due_on: day(14),
      tableField150: rows.map(([item, model, unit, quantity, price]) => ({ item, model, unit, quantity, price })),
    },
  })
  return [
    { record: leave(wangfang, { type: '2', reason: '参加同学婚礼', days: 2 }), agreed: 0, isRejected: true },
    {
      record: expense(zhangwei, '数据治理大会参会', [
        ['1', '机票', 2380],
        ['2', '住宿三晚', 1890],
      ]),
      agreed: 2,
    },
    { record: order(lina, '北京科仪仪器', [['数据采集卡', 'USB-6009', '块', 4, 1280]]), agreed: 1 },
    { record: expense(chenjing, '节日慰问品', [['4', '水果礼盒 12 份', 1056]]), agreed: 1 },
    {
      record: order(wangfang, '杭州晨光纸业', [
        ['复印纸', 'A4 70g', '箱', 40, 118],
        ['硒鼓', 'CF228A', '支', 6, 390],
      ]),
      agreed: 0,
    },
    { record: leave(lina, { type: '1', reason: '年假，陪父母体检', days: 1 }), agreed: 0 },
    { record: leave(zhangwei, { type: '8', reason: '系统上线加班调休', days: 2 }), agreed: 0 },
    { record: leave(wangfang, { type: '1', reason: '年假回老家', days: 5 }), agreed: 0 },
    {
      record: expense(wangfang, '部门办公用品', [
        ['4', '打印纸 10 箱', 1180],
        ['4', '档案盒', 186.5],
      ]),
      agreed: 0,
    },
  ]
}

interface DecisionDeps {
  db: Db
  decisions: Flows['decisions']
  actorOf: (person: SeedPerson) => Actor
}

/** More steps than a design of the demo has. */
const MAX_STEPS = 10

/** Decides a request as its approvers: `agreed` steps are agreed; `wait` moves the clock before each decision. */
export async function decideRequest(
  taskId: string,
  { agreed, isRejected = false, wait }: { agreed: number; isRejected?: boolean; wait: () => void },
  { db, decisions, actorOf }: DecisionDeps,
): Promise<void> {
  const open = () =>
    db
      .selectFrom('flowOperators as duty')
      .innerJoin('users as user', 'user.id', 'duty.handlerId')
      .select(['duty.id as dutyId', 'user.id', 'user.account', 'user.realName', 'user.organizeId'])
      .where('duty.taskId', '=', taskId)
      .where('duty.isOpen', '=', true)
      .orderBy('duty.seq')
      .execute()
  for (let step = 0; step < Math.min(agreed, MAX_STEPS); step += 1) {
    for (const { dutyId, ...person } of await open()) {
      wait()
      await decisions.agree(dutyId, { body: { handleOpinion: '同意' }, actor: actorOf(person) })
    }
  }
  const [first] = isRejected ? await open() : []
  if (!first) return
  wait()
  const body = { handleOpinion: '请调整日期，与部门值班冲突' }
  await decisions.reject(first.dutyId, { body, actor: actorOf(first) })
}
