import { maskPhoneNumber, PERMISSION } from '@sqos/contract'
import { may, type Actor } from '../../platform/actor.ts'
import type { Deps } from '../../platform/deps.ts'
import { AppError } from '../../platform/errors.ts'
import { found } from '../../platform/route.ts'
import type { CallFilter, CallRecordRepository, StoredCall } from './call-record.repository.ts'
import type { CallRecordRows } from './call-record.rows.ts'
import { CallRecordRow, type CallRecordQuery, type CallReport } from './call-record.schema.ts'

/** Milliseconds without a report after which a call counts as ended: clients report every minute. */
const SILENCE = 5 * 60_000
/** The longest call, in milliseconds: a wrong clock makes none that lasted for years. */
const LONGEST = 24 * 60 * 60_000

interface CallRecordDeps extends Pick<Deps, 'now' | 'newId'> {
  repository: CallRecordRepository
  rows: CallRecordRows
}

/** Stores the calls that clients report, and reads them with the rights of the reader. */
export function createCallRecordService({ repository, rows, now, newId }: CallRecordDeps) {
  const limitRow = rows.limitValues(CallRecordRow)

  /** Opens, continues or ends the record of a call of the actor. Times are corrected by the difference of the clocks. */
  async function report({ sentAt, ...call }: CallReport, { userId }: Actor) {
    const at = now().getTime()
    const momentOf = (time: number) => new Date(Math.min(at, Math.max(at - LONGEST, time + at - sentAt)))
    const { answeredAt, endedAt, result, modelId, recordId } = call
    const isRelated = modelId !== undefined && recordId !== undefined
    return await repository.report({
      id: newId(),
      clientId: call.id,
      userId,
      direction: call.direction,
      number: call.number,
      maskedNumber: maskPhoneNumber(call.number),
      startedAt: momentOf(call.startedAt),
      answeredAt: answeredAt === undefined ? null : momentOf(answeredAt),
      endedAt: endedAt === undefined ? null : momentOf(endedAt),
      result: endedAt === undefined ? null : (result ?? (answeredAt === undefined ? 'failed' : 'answered')),
      fault: endedAt === undefined ? null : (call.fault ?? null),
      seenAt: new Date(at),
      modelId: isRelated ? modelId : null,
      recordId: isRelated ? recordId : null,
    })
  }

  /** The query as a filter, without what the actor may not see. */
  async function filterOf(query: CallRecordQuery, actor: Actor): Promise<CallFilter> {
    const asked = await rows.withoutHiddenColumns(query, actor)
    return { ...asked, visible: await rows.conditionFor(actor), showsNumbers: showsNumbers(actor) }
  }

  /** These calls in this order, limited to the columns of the actor. */
  async function read(ids: readonly string[], actor: Actor): Promise<CallRecordRow[]> {
    const limited = await limitRow(actor)
    const byId = new Map((await repository.read(ids)).map((row) => [row.id, row]))
    return ids.flatMap((id) => {
      const row = byId.get(id)
      return row ? [limited(asRow(row, actor))] : []
    })
  }

  async function list(query: CallRecordQuery, actor: Actor) {
    const { currentPage = 1, pageSize = 20, sort = 'desc' } = query
    const filter = await filterOf(query, actor)
    const ids = await repository.pageIds(filter, { currentPage, pageSize, sort })
    const total = await repository.count(filter)
    return { list: await read(ids, actor), pagination: { currentPage, pageSize, total } }
  }

  async function get(id: string, actor: Actor) {
    await rows.demandSeen(id, actor)
    return found((await read([id], actor))[0])
  }

  /** Notes are written by the person who called. */
  async function setNotes(id: string, { notes, actor }: { notes: string; actor: Actor }) {
    if (!(await repository.setNotes(id, { notes: notes.trim(), userId: actor.userId })))
      throw new AppError('notFound', 'callRecord.missing')
  }

  /** Ends the records of calls whose page was lost. Returns their number. */
  const endLost = () => repository.endLost(new Date(now().getTime() - SILENCE))

  return { report, list, get, setNotes, endLost, filterOf, read }
}

export type CallRecordService = ReturnType<typeof createCallRecordService>

const showsNumbers = (actor: Actor) => may(actor, PERMISSION.callRecord.showNumber)

function asRow(row: StoredCall, actor: Actor): CallRecordRow {
  const { id, direction, userId, realName, related, notes, answeredAt, endedAt } = row
  return {
    id,
    number: showsNumbers(actor) ? row.number : row.maskedNumber,
    direction,
    startedAt: row.startedAt.getTime(),
    answeredAt: answeredAt?.getTime() ?? null,
    endedAt: endedAt?.getTime() ?? null,
    duration: answeredAt && endedAt ? Math.max(0, endedAt.getTime() - answeredAt.getTime()) : 0,
    result: row.result ?? '',
    fault: row.fault ?? '',
    userId,
    realName,
    isSelf: userId === actor.userId,
    related,
    modelId: row.modelId ?? '',
    recordId: row.recordId ?? '',
    notes,
  }
}
