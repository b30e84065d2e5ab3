import { DATA_TYPE, REQUEST_METHOD } from '@sqos/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Actor } from '../../../platform/actor.ts'
import type { Deps } from '../../../platform/deps.ts'
import { foreignWay } from '../../../platform/db/database.ts'
import { AppError } from '../../../platform/errors.ts'
import type { InterfaceRepository, InterfaceRow } from '../data-interface.repository.ts'
import { RequestProblem, requestText } from '../http/request.ts'
import { MAX_ROWS, type RowsWanted, runSql, type SqlAnswer, type SqlValues } from '../sql/run-sql.ts'
import { createTurns } from '../sql/turns.ts'
import { callOwnApi } from './own-api.ts'
import {
  castsOf,
  fillParameters,
  type InterfaceParameter,
  jsonValue,
  readHeaders,
  readParameters,
} from './parameters.ts'
import type { Processing } from './processing.ts'

/** One call of an interface. */
export interface InterfaceCall {
  row: InterfaceRow
  /** Parameter values by name; missing parameters have their default. */
  given: Readonly<Record<string, string>>
  /** Undefined for a job: the API of this server is called with the token of a request, so a job cannot use it. */
  request: FastifyRequest | undefined
  actor: Actor | undefined
  /** Further headers for another system. */
  headers?: Record<string, string>
}

/** A statement of an administrator that another module runs. */
export interface StatementCall {
  /** Values of its parameters. */
  parameters: Readonly<Record<string, string>>
  actor: Actor
  /** One row with the columns only. */
  columns?: boolean | undefined
  /** Milliseconds. The embedded database has a shorter limit of its own. */
  maxTime: number
}

/** Runs a statement of another module with the limits of data interfaces (ADR 13); throws a refusal. */
export type SelectBy = (source: string, call: StatementCall) => Promise<Record<string, unknown>[]>

const NO_CASTS: ReadonlyMap<string, string> = new Map()

export interface CallerDeps extends Pick<Deps, 'config' | 'db'> {
  app: FastifyInstance
  repository: InterfaceRepository
  processing: Processing
}

/** The user for fair scheduling; callers without a session share the queue of their IP address. */
const callerOf = ({ actor, request }: Pick<InterfaceCall, 'actor' | 'request'>) => actor?.userId ?? request?.ip ?? ''

/** Reads data of interfaces, whatever their source. */
export function createInterfaceCaller({ app, config, db, repository, processing }: CallerDeps) {
  const inTurn = createTurns({ atOnce: foreignWay(db).atOnce })

  /** The result of the interface after processing. */
  async function read(call: InterfaceCall): Promise<unknown> {
    const data = await readRaw(call)
    return await processing.apply(call.row.dataProcessing, { data, caller: callerOf(call) })
  }

  /** Selected rows of the interface; the database selects them where it can. */
  async function readRows(call: InterfaceCall, wanted: RowsWanted): Promise<SqlAnswer> {
    const { row } = call
    if (row.dataType === DATA_TYPE.sql && row.dataProcessing.trim() === '') return await select(call, wanted)
    const data = await read(call)
    const rows = Array.isArray(data) ? data.filter(isRecord) : []
    return chooseRows(rows, wanted)
  }

  async function readRaw(call: InterfaceCall): Promise<unknown> {
    const { row } = call
    if (row.dataType === DATA_TYPE.sql) return (await select(call, {})).rows
    if (row.dataType === DATA_TYPE.static) return row.query.trim() === '' ? null : parseStatic(row.query)
    return await fetchApi(call)
  }

  async function select({ row, given, actor, request }: InterfaceCall, wanted: RowsWanted): Promise<SqlAnswer> {
    if (row.requestMethod !== '' && row.requestMethod !== REQUEST_METHOD.select)
      throw new AppError('refused', 'dataInterface.sqlReadOnly')
    const parameters = readParameters(row.requestParameters)
    const values: SqlValues = {
      parameters: fillParameters(parameters, given),
      casts: castsOf(parameters),
      caller: await repository.factsOf(actor),
    }
    return await inTurn(callerOf({ actor, request }), () =>
      runSql({ db, isEmbedded: config.databaseUrl === undefined }, row.query, { values, wanted }),
    )
  }

  /** Rows of a statement that another module stores; `{name}` in it is a parameter. */
  async function selectBy(source: string, { parameters, actor, columns, maxTime }: StatementCall): Promise<DataRow[]> {
    const values = {
      parameters: new Map(Object.entries(parameters)),
      casts: NO_CASTS,
      caller: await repository.factsOf(actor),
    }
    const isEmbedded = config.databaseUrl === undefined
    const { rows } = await inTurn(actor.userId, () =>
      runSql({ db, isEmbedded }, source, { values, wanted: { columns }, maxTime }),
    )
    return rows
  }

  async function fetchApi({ row, given, request, headers: more = {} }: InterfaceCall): Promise<unknown> {
    const parameters = readParameters(row.requestParameters)
    const values = fillParameters(parameters, given)
    const method = row.requestMethod === REQUEST_METHOD.post ? 'POST' : 'GET'
    const query = new URLSearchParams(Array.from(values, ([name, value]): [string, string] => [name, value ?? '']))
    if (row.path.startsWith('/')) {
      if (!request) throw new AppError('refused', 'dataInterface.ownRefused', { params: { reason: '' } })
      return await callOwnApi(app, { path: row.path, method, query, request })
    }

    const url = new URL(row.path)
    if (method === 'GET') for (const [name, value] of query) url.searchParams.set(name, value)
    const headers = { ...readHeaders(row.requestHeaders), ...more }
    const body = method === 'POST' ? JSON.stringify(bodyOf(parameters, values)) : undefined
    const text = await requestText(
      { url, method, headers: body === undefined ? headers : { 'content-type': 'application/json', ...headers }, body },
      { privateHosts: config.interfaceHosts },
    ).catch((error: unknown) => {
      if (error instanceof RequestProblem) throw new AppError('refused', error.key, { params: error.params })
      throw error
    })
    return parseLoosely(text)
  }

  return { read, readRows, selectBy }
}

export type InterfaceCaller = ReturnType<typeof createInterfaceCaller>

type DataRow = Record<string, unknown>

const isRecord = (row: unknown): row is DataRow => typeof row === 'object' && row !== null && !Array.isArray(row)

/** Selects rows like the database does, for rows from other sources. */
function chooseRows(rows: readonly DataRow[], { search, only, page }: RowsWanted): SqlAnswer {
  if (only) {
    const wanted = new Set(only.values)
    const found = rows.filter((one) => wanted.has(textOf(one, only.column)))
    return { rows: found, total: found.length }
  }
  const keyword = search?.keyword.trim().toLowerCase() ?? ''
  const found =
    keyword === '' || !search
      ? rows
      : rows.filter((row) => search.columns.some((column) => textOf(row, column).toLowerCase().includes(keyword)))
  const { currentPage, pageSize } = page ?? { currentPage: 1, pageSize: MAX_ROWS }
  return { rows: found.slice((currentPage - 1) * pageSize, currentPage * pageSize), total: found.length }
}

function textOf(row: DataRow, column: string): string {
  const value = Object.hasOwn(row, column) ? row[column] : undefined
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : ''
}

const bodyOf = (parameters: readonly InterfaceParameter[], values: ReadonlyMap<string, string | null>) =>
  Object.fromEntries(
    parameters.map((parameter) => [parameter.field, jsonValue(parameter, values.get(parameter.field) ?? null)]),
  )

function parseStatic(source: string): unknown {
  try {
    return JSON.parse(source)
  } catch {
    throw new AppError('refused', 'dataInterface.staticBroken', { fields: { query: 'dataInterface.staticBroken' } })
  }
}

function parseLoosely(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
