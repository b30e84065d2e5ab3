import { billNumber, billPeriod } from '@sqos/contract'
import type { Actor } from '../../platform/actor.ts'
import type { ConfigurationWriter } from '../../platform/configuration.ts'
import { createdBy, deletedBy, modifiedBy } from '../../platform/db/audited.ts'
import type { Trx } from '../../platform/db/database.ts'
import { demandUnchanged, laterThan } from '../../platform/db/unchanged.ts'
import type { Deps } from '../../platform/deps.ts'
import { AppError, refusedField } from '../../platform/errors.ts'
import { found } from '../../platform/route.ts'
import type { PageColumns } from '../authority/index.ts'
import {
  createBillRuleRepository,
  type BILL_RULE_SEARCHED,
  type BillCounter,
  type BillRuleRecord,
  type BillRuleRepository,
} from './bill-rule.repository.ts'
import { BillRule, BillRuleRow, type BillRuleBody, type BillRuleQuery } from './bill-rule.schema.ts'

/** Dependencies of the service. */
export interface BillRuleServiceDeps extends Pick<Deps, 'now' | 'newId'> {
  repository: BillRuleRepository
  configuration: ConfigurationWriter
  columns: PageColumns<(typeof BILL_RULE_SEARCHED)[number]>
}

/** Manages the rules that number documents. */
export function createBillRuleService({ repository, configuration, columns, now, newId }: BillRuleServiceDeps) {
  const limitRow = columns.limitValues(BillRuleRow)
  const limitRecord = columns.limitValues(BillRule, { except: ['edit'] })
  const write = (actor: Actor, id: string, apply: (inTransaction: BillRuleRepository) => Promise<unknown>) =>
    configuration.write(actor, [{ table: 'billRules', ids: [id] }], (trx: Trx) => apply(createBillRuleRepository(trx)))

  async function list(query: BillRuleQuery, actor: Actor) {
    const limited = await limitRow(actor)
    const asked = await columns.withoutHiddenColumns(query, actor)
    const [rows, total] = await Promise.all([repository.list(asked), repository.count(asked)])
    return {
      list: rows.map((row) =>
        limited({
          id: row.id,
          fullName: row.fullName,
          enCode: row.enCode,
          digit: row.digit,
          startNumber: row.startNumber,
          outputNumber: row.outputNumber ?? '',
          enabledMark: row.enabledMark,
          sortCode: row.sortCode,
          creatorUser: row.account === null ? '' : `${row.realName}/${row.account}`,
          creatorTime: row.creatorTime.getTime(),
          lastModifyTime: row.lastModifyTime?.getTime() ?? null,
        }),
      ),
      pagination: { currentPage: query.currentPage ?? 1, pageSize: query.pageSize ?? 20, total },
    }
  }

  const listOptions = () => repository.listEnabled()

  async function get(id: string, actor: Actor) {
    const row = found(await repository.find(id))
    const date = now()
    const limited = await limitRecord(actor)
    return limited({
      id: row.id,
      fullName: row.fullName,
      enCode: row.enCode,
      prefix: row.prefix,
      dateFormat: row.dateFormat,
      digit: row.digit,
      startNumber: row.startNumber,
      example: billNumber(row, { date, issued: 0 }),
      outputNumber: row.outputNumber ?? '',
      thisNumber: (await repository.findThisNumber(row.id, billPeriod(row.dateFormat, date))) ?? null,
      sortCode: row.sortCode,
      enabledMark: row.enabledMark,
      description: row.description,
      lastModifyTime: row.lastModifyTime?.getTime() ?? null,
    })
  }

  /** The next number, without issuing it; `''` for unknown rules. */
  async function previewNumber(enCode: string): Promise<string> {
    const rule = await repository.findByCode(enCode)
    if (!rule) return ''
    const date = now()
    const last = await repository.findThisNumber(rule.id, billPeriod(rule.dateFormat, date))
    return billNumber(rule, { date, issued: last === undefined ? 0 : last + 1 })
  }

  /** Adds a rule; imported counters continue from their values. */
  async function create(body: BillRuleBody, actor: Actor, counters: readonly BillCounter[] = []) {
    const id = newId()
    await write(actor, id, async (inTransaction) => {
      await checkNames(inTransaction, body)
      await inTransaction.insert({
        ...valuesOf(body),
        id,
        ...createdBy(actor, now()),
        lastModifyUserId: null,
        deleteMark: null,
        deleteUserId: null,
      })
      await inTransaction.insertCounters(id, counters, now())
    })
  }

  async function update(id: string, { body, actor }: { body: BillRuleBody; actor: Actor }) {
    await write(actor, id, async (inTransaction) => {
      const row = found(await inTransaction.find(id))
      demandUnchanged(row, body.lastModifyTime)
      await checkNames(inTransaction, body, id)
      if (Number(body.startNumber) < Number(row.startNumber) && (await inTransaction.hasIssued(id)))
        throw refusedField('startNumber', 'billRule.startLowered')
      await inTransaction.update(id, { ...valuesOf(body, row), ...modifiedBy(actor, laterThan(row, now())) })
    })
  }

  async function remove(id: string, actor: Actor) {
    await write(actor, id, async (inTransaction) => {
      found(await inTransaction.find(id))
      if (await inTransaction.hasIssued(id)) throw new AppError('refused', 'billRule.inUse')
      await inTransaction.update(id, deletedBy(actor, now()))
    })
  }

  async function toggle(id: string, actor: Actor) {
    await write(actor, id, async (inTransaction) => {
      const row = found(await inTransaction.find(id))
      await inTransaction.update(id, { enabledMark: 1 - row.enabledMark, ...modifiedBy(actor, laterThan(row, now())) })
    })
  }

  return { list, listOptions, get, previewNumber, create, update, remove, toggle }
}

export type BillRuleService = ReturnType<typeof createBillRuleService>

/** Refuses a name or code of another rule. */
async function checkNames(repository: BillRuleRepository, body: BillRuleBody, id?: string) {
  const { fullName, enCode } = valuesOf(body)
  const others = await repository.findNamesakes({ fullName, enCode, id })
  if (others.some((row) => row.fullName === fullName)) throw refusedField('fullName', 'billRule.nameTaken')
  if (others.length > 0) throw refusedField('enCode', 'billRule.codeTaken')
}

const NEW = { enabledMark: 1, sortCode: 0, description: '' }

const valuesOf = (body: BillRuleBody, before: Pick<BillRuleRecord, keyof typeof NEW> = NEW) => ({
  fullName: body.fullName.trim(),
  enCode: body.enCode.trim(),
  prefix: body.prefix,
  dateFormat: body.dateFormat,
  digit: body.digit,
  startNumber: body.startNumber.padStart(body.digit, '0'),
  enabledMark: body.enabledMark ?? before.enabledMark,
  sortCode: body.sortCode ?? before.sortCode,
  description: body.description ?? before.description,
})
