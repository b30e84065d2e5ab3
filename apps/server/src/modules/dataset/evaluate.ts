import { createHash } from 'node:crypto'
import { isRecord, type JsonRecord } from '@sqos/form-model'
import type { FastifyRequest } from 'fastify'
import type { Actor } from '../../platform/actor.ts'
import { addressOf } from '../../platform/db/database.ts'
import type { Deps } from '../../platform/deps.ts'
import { AppError } from '../../platform/errors.ts'
import { createQueue } from '../../platform/queue.ts'
import type { ReportSources } from '../data-interface/index.ts'
import {
  NOBODY,
  recordVersionOf,
  resolveFilters,
  usesFacts,
  type DatasetFilter,
  type PreparedFigures,
  type RecordPort,
} from '../record/index.ts'
import type { DatasetDefinition, DatasetResult, RecordFiguresBody } from './dataset.schema.ts'
import { createResultCache } from './result-cache.ts'

/** Rows of an answer without a limit of its own. */
const DEFAULT_LIMIT = 1000
/** Groups of a chart of a list. */
const LIST_GROUPS = 500
/** Milliseconds after which results are made again although no change is known: another process may have written. */
const MODEL_AGE = 60_000
/** Milliseconds that answers of statements and interfaces are kept. */
const SQL_AGE = 60_000
const INTERFACE_AGE = 15_000
/** Statements over records at the same time, and how many wait. */
const AT_ONCE = 4
const WAITING = 500

/** Who asks. */
export interface DatasetCaller {
  actor: Actor
  /** Undefined for a job. */
  request: FastifyRequest | undefined
  /** Called with the models that the rows depend on, before they are read. */
  onModels?: ((modelIds: readonly string[]) => void) | undefined
}

/** A definition with levels of groups; see `FigureQuery`. */
export type LeveledDefinition = DatasetDefinition & { levels?: readonly (readonly number[])[] }

interface EvaluateDeps extends Pick<Deps, 'db' | 'now'> {
  records: RecordPort
  sources: ReportSources
}

/** Evaluates definitions for callers; equal questions of callers with equal permissions share one answer. */
export function createEvaluation({ db, now, records, sources }: EvaluateDeps) {
  const cache = createResultCache()
  const refuse = () => new AppError('tooManyRequests', 'error.tooManyRequests', { params: { seconds: 5 } })
  // The embedded engine runs one statement at a time.
  const queue = createQueue({ atOnce: addressOf(db) === undefined ? 1 : AT_ONCE, waiting: WAITING, refuse })

  async function ofModel(definition: LeveledDefinition, { actor, onModels }: DatasetCaller): Promise<DatasetResult> {
    const { filters = [], limit = DEFAULT_LIMIT, modelId, groupBy, measures, sort, fields, levels } = definition
    if (!modelId) throw new AppError('refused', 'dataset.modelMissing')
    const facts = filters.some(usesFacts) ? await sources.factsOf(actor) : NOBODY
    const prepared = await records.figures({
      modelId,
      caller: { actor, side: 'pc' },
      grant: { source: 'menu' },
      filters: resolveFilters(filters, { now: now(), facts }),
      ...(fields && { fields }),
      ...(groupBy && { groupBy }),
      ...(measures && { measures }),
      ...(levels && { levels }),
      ...(sort && { sort }),
      limit,
    })
    onModels?.(prepared.modelIds)
    return await ofFigures(prepared)
  }

  /** Groups of the records of a list, with its search, filters and rights. */
  async function ofList(
    modelId: string,
    { body, actor }: { body: RecordFiguresBody; actor: Actor },
  ): Promise<DatasetResult> {
    return await ofFigures(await records.listFigures({ ...body, modelId, actor, limit: body.limit ?? LIST_GROUPS }))
  }

  async function ofFigures(prepared: PreparedFigures): Promise<DatasetResult> {
    const version = prepared.modelIds.map((id) => recordVersionOf(id)).join(' ')
    return await shared({ key: prepared.key, version, maxAge: MODEL_AGE }, async () => {
      const { columns, rows, isTruncated } = await queue.run(prepared.run)
      return { columns: columns.map(({ label, ...column }) => ({ ...column, title: label })), rows, isTruncated }
    })
  }

  async function ofStatement(definition: DatasetDefinition, { actor }: DatasetCaller): Promise<DatasetResult> {
    const { statement, limit = DEFAULT_LIMIT } = definition
    if (!statement) throw new AppError('refused', 'dataset.statementMissing')
    const parameters = givenIn(definition)
    const facts = /@(user|organize|department|position)/i.test(statement) ? await sources.factsOf(actor) : NOBODY
    const key = JSON.stringify(['sql', statement, parameters, facts, limit])
    return await shared({ key, version: '', maxAge: SQL_AGE }, async () =>
      tableOf(await sources.select(statement, { parameters, actor }), limit),
    )
  }

  async function ofInterface(definition: DatasetDefinition, { actor, request }: DatasetCaller): Promise<DatasetResult> {
    const { interfaceId, limit = DEFAULT_LIMIT } = definition
    if (!interfaceId) throw new AppError('refused', 'dataset.interfaceMissing')
    const given = Object.fromEntries(Object.entries(givenIn(definition)).map(([name, value]) => [name, value ?? '']))
    // An interface may answer each user with their own permissions.
    const key = JSON.stringify(['interface', interfaceId, given, actor.userId, limit])
    return await shared({ key, version: '', maxAge: INTERFACE_AGE }, async () =>
      tableOf(rowsIn(await sources.ask(interfaceId, { actor, request, given })), limit),
    )
  }

  const shared = (
    { key, version, maxAge }: { key: string; version: string; maxAge: number },
    make: () => Promise<Pick<DatasetResult, 'columns' | 'rows'> & { isTruncated: boolean }>,
  ): Promise<DatasetResult> =>
    cache.get(key, { version, maxAge, now: now().getTime() }, async () => {
      const { columns, rows, isTruncated } = await make()
      const content = createHash('sha256')
        .update(JSON.stringify([columns, rows]))
        .digest('base64url')
      return {
        columns,
        rows,
        total: rows.length + (isTruncated ? 1 : 0),
        truncated: isTruncated,
        version: content.slice(0, 22),
        madeTime: now().getTime(),
      }
    })

  /** The answer for a caller; `filters` are added to those of a model. */
  async function evaluate(
    definition: LeveledDefinition,
    { filters = [], ...caller }: DatasetCaller & { filters?: readonly DatasetFilter[] },
  ): Promise<DatasetResult> {
    switch (definition.kind) {
      case 'model': {
        const all = { ...definition, filters: [...(definition.filters ?? []), ...filters] }
        return named(definition, await ofModel(all, caller))
      }
      case 'sql':
        return named(definition, await ofStatement(definition, caller))
      case 'interface':
        return named(definition, await ofInterface(definition, caller))
    }
  }

  return { evaluate, ofList }
}

export type Evaluation = ReturnType<typeof createEvaluation>

const givenIn = ({ parameters = [] }: DatasetDefinition): Record<string, string | null> =>
  Object.fromEntries(parameters.map(({ name, value }) => [name, value ?? null]))

/** The result with the titles and units of its definition. */
function named({ groupBy = [], measures = [], columns = [] }: DatasetDefinition, result: DatasetResult): DatasetResult {
  const keys = groupBy.map(({ field, as = field, title }) => ({ key: as, title }))
  const given = new Map(
    [...keys, ...measures.map(({ as, title, unit }) => ({ key: as, title, unit })), ...columns].map((one) => [
      one.key,
      one,
    ]),
  )
  return {
    ...result,
    columns: result.columns.map((column) => {
      const name: { title?: string | undefined; unit?: string | undefined } | undefined = given.get(column.key)
      return { ...column, title: name?.title || column.title || column.key, ...(name?.unit && { unit: name.unit }) }
    }),
  }
}

/** Rows in the answer of a data interface: a list, `{ list }`, one record, or single values as the column `value`. */
function rowsIn(data: unknown): JsonRecord[] {
  const list = isRecord(data) && Array.isArray(data['list']) ? data['list'] : data
  if (list === null || list === undefined) return []
  return (Array.isArray(list) ? list : [list]).map((one: unknown) => (isRecord(one) ? one : { value: one }))
}

/** Rows with columns by the names in them. */
function tableOf(found: readonly JsonRecord[], limit: number) {
  const rows = found.slice(0, limit)
  const keys = [...new Set(rows.flatMap((row) => Object.keys(row)))].slice(0, 100)
  const isNumeric = (value: unknown) =>
    typeof value === 'number' || (typeof value === 'string' && /^-?\d{1,15}(\.\d+)?$/.test(value))
  const columns = keys.map((key) => {
    const values = rows.map((row) => row[key]).filter((value) => value !== null && value !== undefined)
    const isNumber = values.length > 0 && values.every(isNumeric)
    return { key, title: key, type: isNumber ? ('number' as const) : ('text' as const) }
  })
  const numbers = new Set(columns.filter(({ type }) => type === 'number').map(({ key }) => key))
  const typed = rows.map((row) =>
    Object.fromEntries(
      keys.map((key) => [
        key,
        numbers.has(key) && typeof row[key] === 'string' ? Number(row[key]) : (row[key] ?? null),
      ]),
    ),
  )
  return { columns, rows: typed, isTruncated: found.length > limit }
}
