import type { Actor } from '../../platform/actor.ts'
import type { ConfigurationWriter } from '../../platform/configuration.ts'
import { createdBy, deletedBy, modifiedBy } from '../../platform/db/audited.ts'
import type { Db } from '../../platform/db/database.ts'
import { demandUnchanged, laterThan } from '../../platform/db/unchanged.ts'
import type { Deps } from '../../platform/deps.ts'
import { refusedField } from '../../platform/errors.ts'
import { found } from '../../platform/route.ts'
import type { createPageColumns } from '../authority/index.ts'
import { findEnabledUser } from '../user/user.access.ts'
import { createCallSeatRepository, type CallSeatRepository, type SEARCHED } from './call-seat.repository.ts'
import { CallSeat, type CallSeatBody } from './call-seat.schema.ts'

/** Which columns a user may see and search. */
export type CallSeatColumns = ReturnType<typeof createPageColumns<(typeof SEARCHED)[number]>>

/** What the service works with. */
export interface CallSeatServiceDeps extends Pick<Deps, 'now' | 'newId'> {
  db: Db
  repository: CallSeatRepository
  configuration: ConfigurationWriter
  columns: CallSeatColumns
}

interface ListQuery {
  currentPage?: number
  pageSize?: number
  keyword?: string
}

/** Administration of seats. */
export function createCallSeatService({ db, repository, configuration, columns, now, newId }: CallSeatServiceDeps) {
  const limitRow = columns.limitValues(CallSeat)
  const limitRecord = columns.limitValues(CallSeat, { except: ['edit'] })
  const target = (id: string) => [{ table: 'callSeats' as const, ids: [id] }]

  async function list(query: ListQuery, actor: Actor) {
    const { currentPage = 1, pageSize = 20, keyword } = query
    const { searched } = await columns.withoutHiddenColumns(query, actor)
    const limited = await limitRow(actor)
    const rows = await repository.list({ offset: (currentPage - 1) * pageSize, limit: pageSize, keyword, searched })
    const total = await repository.count({ keyword, searched })
    return { list: rows.map((row) => limited(asRead(row))), pagination: { currentPage, pageSize, total } }
  }

  const find = async (id: string) => found(await repository.find(id))
  const get = async (id: string, actor: Actor) => (await limitRecord(actor))(asRead(await find(id)))

  /** A user has one seat, and a seat one user: the gateway keeps one connection per seat. */
  async function check({ userId, landlinenNum }: CallSeatBody, edited?: { id: string; userId: string }) {
    if (userId !== edited?.userId && !(await findEnabledUser(db, userId)))
      throw refusedField('userId', 'callSeat.userMissing')
    const ofUser = await repository.findOfUser(userId)
    if (ofUser && ofUser.id !== edited?.id) throw refusedField('userId', 'callSeat.userTaken')
    const ofNumber = await repository.findByNumber(landlinenNum)
    if (ofNumber && ofNumber.id !== edited?.id) throw refusedField('landlinenNum', 'callSeat.numberTaken')
  }

  async function create(body: CallSeatBody, actor: Actor) {
    await check(body)
    const id = newId()
    await configuration.write(actor, target(id), (trx) =>
      createCallSeatRepository(trx).insert({ ...valuesOf(body), id, ...createdBy(actor, now()) }),
    )
  }

  async function update(id: string, { body, actor }: { body: CallSeatBody; actor: Actor }) {
    const row = await find(id)
    demandUnchanged(row, body.lastModifyTime)
    await check(body, row)
    await configuration.write(actor, target(id), (trx) =>
      createCallSeatRepository(trx).update(id, { ...valuesOf(body), ...modifiedBy(actor, laterThan(row, now())) }),
    )
  }

  async function remove(id: string, actor: Actor) {
    await find(id)
    await configuration.write(actor, target(id), (trx) =>
      createCallSeatRepository(trx).update(id, deletedBy(actor, now())),
    )
  }

  return { list, get, create, update, remove }
}

export type CallSeatService = ReturnType<typeof createCallSeatService>

const asRead = <Row extends { lastModifyTime: Date | null }>(row: Row) => ({
  ...row,
  lastModifyTime: row.lastModifyTime?.getTime() ?? null,
})

const valuesOf = ({ userId, landlinenNum, custcode, appId, enabledMark = 1, description = '' }: CallSeatBody) => ({
  userId,
  landlinenNum,
  custcode,
  appId,
  enabledMark,
  description,
})
