import type { Language } from '@sqos/contract'
import type { Actor } from '../../platform/actor.ts'
import type { Deps } from '../../platform/deps.ts'
import { csvOf } from '../../platform/csv.ts'
import { placeKey } from '../../platform/ip-address.ts'
import { found } from '../../platform/route.ts'
import { text } from '../../platform/text.ts'
import type { TicketService } from '../file/index.ts'
import { readPeopleInSight } from '../organization/organization-scope.access.ts'
import { createLogRepository, type LogFilter, type LogOrder, type LogRow } from './log.repository.ts'
import type { LogDetail, LogEntry, LogFilterQuery, LogQuery } from './log.schema.ts'
import { FAILURE_LOG, readLog, SIGN_IN_LOG, signInTextOf } from './log.service.ts'

/** Limit of rows per exported file: a few megabytes. */
const MAX_EXPORTED = 20_000
const MAX_LINE = 200

interface Reading {
  category: number
  language: Language
  actor: Actor
}

/**
 * Reads the log. Administrators of the system see all rows; administrators of organisations see the rows of their users
 * and their own. Rows without a user, such as a sign-in with an unknown account, are visible to administrators of the
 * system only.
 */
export function createLogAdminService({ db, now, tickets }: Pick<Deps, 'db' | 'now'> & { tickets: TicketService }) {
  const repository = createLogRepository(db)

  const matching = async (
    query: LogFilterQuery,
    { category, actor }: Omit<Reading, 'language'>,
  ): Promise<LogFilter> => ({
    ...filterOf(query, category),
    inSight: await readPeopleInSight(db, actor),
  })

  async function list(query: LogQuery, { language, ...reading }: Reading) {
    const { sidx, currentPage, pageSize, sort, ...filter } = query
    const order = orderOf(sidx)
    const page = await readLog(db, { ...(await matching(filter, reading)), currentPage, pageSize, sort, order })
    return { list: page.list.map((row) => entryOf(row, language)), pagination: page.pagination }
  }

  async function get(id: string, { language, actor }: Omit<Reading, 'category'>): Promise<LogDetail> {
    const row = found(await repository.find(id, await readPeopleInSight(db, actor)))
    return { ...entryOf(row, language), json: detailsOf(row) }
  }

  /** Exports the newest matching rows as CSV. */
  async function exportRows(query: LogFilterQuery, { language, ...reading }: Reading) {
    const rows = await repository.list(await matching(query, reading), {
      currentPage: 1,
      pageSize: MAX_EXPORTED,
      sort: 'desc',
    })
    const say = (name: string) => text(language, `log.column.${name}`)
    const content = csvOf([
      ['time', 'user', 'ip', 'platform', 'method', 'url', 'duration', 'code', 'module', 'trace', 'what'].map(say),
      ...rows.map((row) => {
        const entry = entryOf(row, language)
        return [
          new Date(entry.creatorTime),
          entry.userName,
          entry.ipaddress,
          entry.platForm,
          entry.requestMethod,
          entry.requestURL,
          entry.requestDuration,
          entry.resultCode,
          entry.moduleName,
          entry.traceId,
          entry.abstracts,
        ]
      }),
    ])
    const day = now().toISOString().slice(0, 10)
    return await tickets.offer({
      name: `${text(language, `log.file.${reading.category}`)}-${day}.csv`,
      contentType: 'text/csv; charset=utf-8',
      content,
    })
  }

  return {
    list,
    get,
    exportRows,
    remove: async (ids: readonly string[], actor: Actor) =>
      await repository.deleteByIds(ids, await readPeopleInSight(db, actor)),
    clear: async (query: LogFilterQuery, reading: Omit<Reading, 'language'>) =>
      await repository.deleteMatching(await matching(query, reading)),
  }
}

export type LogAdminService = ReturnType<typeof createLogAdminService>

const filterOf = ({ succeeded, ...query }: LogFilterQuery, category: number): LogFilter => ({
  ...query,
  category,
  succeeded: succeeded === undefined ? undefined : succeeded === 1,
})

const orderOf = (sidx: LogQuery['sidx']): LogOrder | undefined =>
  sidx === 'ipaddress' ? 'ipAddress' : sidx === '' ? undefined : sidx

function entryOf(row: LogRow, language: Language): LogEntry {
  const place = placeKey(row.ipAddress)
  return {
    id: row.id,
    category: row.category,
    creatorTime: row.creatorTime.getTime(),
    userName: row.userName,
    ipaddress: row.ipAddress,
    ipaddressName: place ? text(language, place) : '',
    platForm: row.platform,
    requestURL: row.requestUrl,
    requestMethod: row.requestMethod,
    requestDuration: row.requestDuration,
    resultCode: row.resultCode,
    traceId: row.traceId,
    moduleName: row.moduleName,
    abstracts: abstractOf(row, language),
  }
}

function abstractOf(row: LogRow, language: Language): string {
  if (row.category === SIGN_IN_LOG) return signInTextOf(row, language)
  return row.category === FAILURE_LOG ? (detailsOf(row).split('\n')[0] ?? '').slice(0, MAX_LINE) : ''
}

/** The error with its stack as readable text; other values unchanged. A truncated text is not valid JSON. */
function detailsOf({ category, json }: LogRow): string {
  if (category !== FAILURE_LOG) return json
  try {
    const details: unknown = JSON.parse(json)
    const error = typeof details === 'object' && details !== null && 'error' in details ? details.error : undefined
    return typeof error === 'string' ? error : json
  } catch {
    return json.replace(/^\{"error":"/, '').replaceAll(String.raw`\n`, '\n')
  }
}
