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
import type { DatasetDefinition, DatasetResult, LeveledDefinition, RecordFiguresBody } from './dataset.schema.ts'
import type { ExtractStore } from './extract-store.ts'
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
/** The moment of periods in identities of extracts. */
const FIXED = new Date('2000-01-01T00:00:00Z')
/** Statements over records at the same time, and how many wait. */
const AT_ONCE = 4
const WAITING = 500

/** Who asks. */
export interface DatasetCaller {
  actor: Actor
  /** Undefined for a job. */
  request: FastifyRequest | undefined
  /** Called with the models that the rows depend on, or with the dataset whose extract answers, before they are read. */
  onSources?: ((sourceIds: readonly string[]) => void) | undefined
}

/** The result without titles of its definition. */
type Made = Pick<DatasetResult, 'columns' | 'rows'> & { isTruncated: boolean }

/** A definition that was checked for a caller. Nothing is read yet. */
interface Question {
  /** Callers with the same key read the same rows. */
  key: string
  /** The rows are read again for another version. */
  version: string
  /** Milliseconds. */
  maxAge: number
  /** `maxTime`: milliseconds of a statement; by default those of a page. */
  make: (maxTime?: number) => Promise<Made>
}

/** At which moment periods such as `this month` are taken. */
interface At {
  at: Date
}

interface EvaluateDeps extends Pick<Deps, 'db' | 'now'> {
  records: RecordPort
  sources: ReportSources
  extracts: Pick<ExtractStore, 'read'>
}

/** Evaluates definitions for callers; equal questions of callers with equal permissions share one answer. */
export function createEvaluation({ db, now, records, sources, extracts }: EvaluateDeps) {
  const cache = createResultCache()
  const refuse = () => new AppError('tooManyRequests', 'error.tooManyRequests', { params: { seconds: 5 } })
  // The embedded engine runs one statement at a time.
  const queue = createQueue({ atOnce: addressOf(db) === undefined ? 1 : AT_ONCE, waiting: WAITING, refuse })

  async function ofModel(
    definition: LeveledDefinition,
    { actor, onSources, at }: DatasetCaller & At,
  ): Promise<Question> {
    const { filters = [], limit = DEFAULT_LIMIT, modelId, groupBy, measures, sort, fields, levels } = definition
    if (!modelId) throw new AppError('refused', 'dataset.modelMissing')
    const facts = filters.some(usesFacts) ? await sources.factsOf(actor) : NOBODY
    const prepared = await records.figures({
      modelId,
      caller: { actor, side: 'pc' },
      grant: { source: 'menu' },
      filters: resolveFilters(filters, { now: at, facts }),
      ...(fields && { fields }),
      ...(groupBy && { groupBy }),
      ...(measures && { measures }),
      ...(levels && { levels }),
      ...(sort && { sort }),
      limit,
    })
    onSources?.(prepared.modelIds)
    return ofFigures(prepared)
  }

  /** Groups of the records of a list, with its search, filters and rights. */
  async function ofList(
    modelId: string,
    { body, actor }: { body: RecordFiguresBody; actor: Actor },
  ): Promise<DatasetResult> {
    const prepared = await records.listFigures({ ...body, modelId, actor, limit: body.limit ?? LIST_GROUPS })
    return await shared(ofFigures(prepared))
  }

  function ofFigures({ key, modelIds, run }: PreparedFigures): Question {
    const version = modelIds.map((id) => recordVersionOf(id)).join(' ')
    async function make(maxTime?: number) {
      const { columns, rows, isTruncated } = await queue.run(() => run(maxTime))
      return { columns: columns.map(({ label, ...column }) => ({ ...column, title: label })), rows, isTruncated }
    }
    return { key, version, maxAge: MODEL_AGE, make }
  }

  async function ofStatement(definition: DatasetDefinition, { actor }: DatasetCaller): Promise<Question> {
    const { statement, limit = DEFAULT_LIMIT } = definition
    if (!statement) throw new AppError('refused', 'dataset.statementMissing')
    const parameters = givenIn(definition)
    const facts = /@(user|organize|department|position)/i.test(statement) ? await sources.factsOf(actor) : NOBODY
    return {
      key: JSON.stringify(['sql', statement, parameters, facts, limit]),
      version: '',
      maxAge: SQL_AGE,
      make: async (maxTime) => tableOf(await sources.select(statement, { parameters, actor, maxTime }), limit),
    }
  }

  function ofInterface(definition: DatasetDefinition, { actor, request }: DatasetCaller): Question {
    const { interfaceId, limit = DEFAULT_LIMIT } = definition
    if (!interfaceId) throw new AppError('refused', 'dataset.interfaceMissing')
    const given = Object.fromEntries(Object.entries(givenIn(definition)).map(([name, value]) => [name, value ?? '']))
    return {
      // An interface may answer each user with their own permissions.
      key: JSON.stringify(['interface', interfaceId, given, actor.userId, limit]),
      version: '',
      maxAge: INTERFACE_AGE,
      make: async () => tableOf(rowsIn(await sources.ask(interfaceId, { actor, request, given })), limit),
    }
  }

  async function prepare(definition: LeveledDefinition, caller: DatasetCaller & At): Promise<Question> {
    switch (definition.kind) {
      case 'model':
        return await ofModel(definition, caller)
      case 'sql':
        return await ofStatement(definition, caller)
      case 'interface':
        return ofInterface(definition, caller)
    }
  }

  const resultOf = async ({ make }: Question, maxTime?: number): Promise<DatasetResult> => {
    const { columns, rows, isTruncated } = await make(maxTime)
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
  }

  const shared = (question: Question): Promise<DatasetResult> =>
    cache.get(question.key, { ...question, now: now().getTime() }, () => resultOf(question))

  /**
   * What identifies the extract that answers a definition for a caller: the definition, and the statement with the rights of the caller.
   * Periods are taken at a fixed moment, so that the identity of `this month` stays while months pass.
   */
  async function identityOf(definition: LeveledDefinition, caller: DatasetCaller): Promise<string> {
    // Viewers hear of the next extract, not of each change of a record.
    const { key } = await prepare(definition, { ...caller, onSources: undefined, at: FIXED })
    return createHash('sha256')
      .update(JSON.stringify([key, definition.filters ?? []]))
      .digest('base64url')
  }

  /** The answer for a caller; `filters` are added to those of a model. */
  async function evaluate(
    { extract, ...definition }: LeveledDefinition,
    { filters = [], ...caller }: DatasetCaller & { filters?: readonly DatasetFilter[] },
  ): Promise<DatasetResult> {
    const asked =
      definition.kind === 'model'
        ? { ...definition, filters: [...(definition.filters ?? []), ...filters] }
        : { ...definition }
    const live = async () => await shared(await prepare(asked, { ...caller, at: now() }))
    if (extract === undefined) return named(definition, await live())
    caller.onSources?.([extract])
    const place = { datasetId: extract, identity: await identityOf(asked, caller) }
    return named(definition, await extracts.read(place, { definition: asked, actor: caller.actor, live }))
  }

  /** The rows of an extract, with the rights that the caller has now. */
  async function evaluateAgain(
    definition: LeveledDefinition,
    { maxTime, ...caller }: DatasetCaller & { maxTime: number },
  ) {
    const identity = await identityOf(definition, caller)
    return { identity, result: await resultOf(await prepare(definition, { ...caller, at: now() }), maxTime) }
  }

  return { evaluate, ofList, evaluateAgain, identityOf }
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
