import { foldRows, levelsOf, type Cube, type CubeCell, type CubeKey, type CubeQuestion } from '@sqos/report-model'
import type { ListColumn, ListData } from '@sqos/report-model'
import type { JsonRecord } from '@sqos/form-model'
import { AppError } from '../../platform/errors.ts'
import type { DatasetFilter } from '../record/index.ts'
import type { DatasetResult, LeveledDefinition } from './dataset.schema.ts'
import type { DatasetCaller, Evaluation } from './evaluate.ts'

/** Maximum number of groups of a cube, with those of all levels. */
const MAX_GROUPS = 200_000
/** Rows of an interface or statement that are grouped here. */
const MAX_FOLDED = 10_000

/** Who asks, and what the values of the parameters narrow. */
export interface ReportAsked extends DatasetCaller {
  /** Conditions of the block. Refused for sources that are no models. */
  own: readonly DatasetFilter[]
  /** Conditions of models by the values of the parameters. */
  filters: readonly DatasetFilter[]
  /** Parameters of interfaces and statements. */
  given: readonly { name: string; value: string | null }[]
}

interface ReportDataDeps {
  evaluation: Evaluation
  /** Resolves the dataset of a document. */
  definitionIn: (query: JsonRecord) => Promise<LeveledDefinition>
}

/** Data of reports: cubes and records, with the permissions of the caller. */
export function createReportData({ evaluation, definitionIn }: ReportDataDeps) {
  /** The definition with the values of the parameters. */
  async function narrowed(query: JsonRecord, { own, filters, given }: ReportAsked): Promise<LeveledDefinition> {
    const definition = await definitionIn(query)
    if (definition.kind === 'model')
      return { ...definition, filters: [...(definition.filters ?? []), ...own, ...filters] }
    if (own.length > 0) throw new AppError('refused', 'report.filtersOfModels')
    const names = new Set(given.map(({ name }) => name))
    const others = (definition.parameters ?? []).filter(({ name }) => !names.has(name))
    return { ...definition, parameters: [...others, ...given] }
  }

  /** Figures of all groups. Refuses more groups than people or browsers can use. */
  async function cube(query: JsonRecord, question: CubeQuestion, asked: ReportAsked): Promise<Extracted<Cube>> {
    const definition = await narrowed(query, asked)
    const keys = [...question.rows, ...question.columns]
    if (definition.kind !== 'model') {
      const result = await evaluation.evaluate({ ...definition, limit: MAX_FOLDED }, asked)
      demandAll(result, MAX_FOLDED)
      return { ...foldedCube(result, question), ...extractOf(result) }
    }
    const levels = levelsOf(question).map(({ r, c }) => [
      ...Array.from({ length: r }, (_, index) => index),
      ...Array.from({ length: c }, (_, index) => question.rows.length + index),
    ])
    const result = await evaluation.evaluate(
      {
        kind: 'model',
        ...(definition.extract !== undefined && { extract: definition.extract }),
        modelId: definition.modelId ?? null,
        filters: definition.filters ?? [],
        groupBy: keys.map(({ field, bucket, title }, index) => ({
          field,
          as: keyName(index),
          ...(bucket && { bucket }),
          ...(title && { title }),
        })),
        measures: question.measures.map(({ key, test, field, numerator, denominator, title, unit }) => ({
          as: key,
          test,
          ...(field && { field }),
          ...(numerator && { numerator }),
          ...(denominator && { denominator }),
          ...(title && { title }),
          ...(unit && { unit }),
        })),
        levels,
        limit: MAX_GROUPS,
      },
      asked,
    )
    demandAll(result, MAX_GROUPS)
    return { ...cubeOf(result, question), ...extractOf(result) }
  }

  /** Records of a source; in the order of `sort`. */
  async function records(
    query: JsonRecord,
    { fields, sort, limit }: { fields: readonly string[]; sort: readonly string[]; limit: number },
    asked: ReportAsked,
  ): Promise<Extracted<Pick<ListData, 'rows' | 'isTruncated'> & { columns: ListColumn[] }>> {
    const { groupBy: _groups, measures: _measures, ...definition } = await narrowed(query, asked)
    if (definition.kind !== 'model') {
      const result = await evaluation.evaluate({ ...definition, limit }, asked)
      const { columns, rows, truncated } = result
      const known = new Map(columns.map((column) => [column.key, column]))
      const wanted = fields.length === 0 ? columns : fields.flatMap((field) => known.get(field) ?? [])
      return {
        columns: wanted.map(listColumn),
        rows: rows.toSorted((one, other) => compareBy(one, other, sort)),
        isTruncated: truncated,
        ...extractOf(result),
      }
    }
    const result = await evaluation.evaluate(
      {
        ...definition,
        ...(fields.length > 0 && { fields: [...new Set([...fields, ...sort])] }),
        sort: [...sort.map((by) => ({ by })), ...(definition.sort ?? [])],
        limit,
      },
      asked,
    )
    const { columns, rows, truncated } = result
    return { columns: columns.map(listColumn), rows: [...rows], isTruncated: truncated, ...extractOf(result) }
  }

  return { cube, records }
}

export type ReportData = ReturnType<typeof createReportData>

/** With the moment of the extract, when the data are one. */
type Extracted<Data> = Data & Pick<DatasetResult, 'extractTime' | 'isExtractOld'>

const extractOf = ({ extractTime, isExtractOld }: DatasetResult) => ({
  ...(extractTime !== undefined && { extractTime }),
  ...(isExtractOld && { isExtractOld }),
})

const keyName = (index: number) => `$${index}`

function demandAll({ truncated }: DatasetResult, max: number) {
  if (truncated) throw new AppError('refused', 'report.tooManyGroups', { params: { max } })
}

const listColumn = ({ key, title, type, textKey }: DatasetResult['columns'][number]): ListColumn => ({
  key,
  title,
  type,
  ...(textKey !== undefined && { textKey }),
})

function compareBy(one: JsonRecord, other: JsonRecord, fields: readonly string[]): number {
  for (const field of fields) {
    const [a, b] = [one[field] ?? null, other[field] ?? null]
    if (a === b) continue
    if (a === null || b === null) return a === null ? 1 : -1
    return a < b ? -1 : 1
  }
  return 0
}

const plain = (value: unknown) => (typeof value === 'number' || typeof value === 'string' ? value : null)

/** The cells of rows of all levels: `$grouping` tells which keys a row has. */
function cubeOf({ columns, rows }: DatasetResult, question: CubeQuestion): Cube {
  const count = question.rows.length + question.columns.length
  const byKey = new Map(columns.map((column) => [column.key, column]))
  const texts = Array.from({ length: count }, (): Record<string, string> => ({}))
  const cells = rows.map((row): CubeCell => {
    const grouping = Number(row['$grouping'] ?? 0)
    const isKept = (index: number) => Math.floor(grouping / 2 ** (count - 1 - index)) % 2 === 0
    const path = Array.from({ length: count }, (_, index) => index).filter(isKept)
    const r = path.filter((index) => index < question.rows.length).length
    const values = path.map((index) => {
      const value = plain(row[keyName(index)])
      const textKey = byKey.get(keyName(index))?.textKey
      const text = textKey === undefined ? undefined : row[textKey]
      if (value !== null && typeof text === 'string' && text !== '')
        Object.assign(texts[index] ?? {}, { [value]: text })
      return value
    })
    return [r, path.length - r, ...values, ...question.measures.map(({ key }) => plain(row[key]))]
  })
  const keyOf = (index: number, { field, bucket, title }: CubeQuestion['rows'][number]): CubeKey => {
    const column = byKey.get(keyName(index))
    const named = texts[index] ?? {}
    return {
      title: title || column?.title || field,
      type: column?.type ?? 'text',
      field,
      ...(bucket && { bucket }),
      ...(Object.keys(named).length > 0 && { texts: named }),
    }
  }
  return {
    rows: question.rows.map((key, index) => keyOf(index, key)),
    columns: question.columns.map((key, index) => keyOf(question.rows.length + index, key)),
    measures: measuresOf(question, byKey),
    cells,
  }
}

function foldedCube({ columns, rows }: DatasetResult, question: CubeQuestion): Cube {
  const byKey = new Map(columns.map((column) => [column.key, column]))
  const missing = [...question.rows, ...question.columns, ...question.measures].find(
    ({ field }) => field !== undefined && rows.length > 0 && !byKey.has(field),
  )
  if (missing) throw new AppError('refused', 'record.fieldUnknown', { params: { field: missing.field ?? '' } })
  const keyOf = ({ field, bucket, title }: CubeQuestion['rows'][number]): CubeKey => ({
    title: title || byKey.get(field)?.title || field,
    type: bucket ? 'text' : (byKey.get(field)?.type ?? 'text'),
    ...(bucket && { bucket }),
  })
  return {
    rows: question.rows.map(keyOf),
    columns: question.columns.map(keyOf),
    measures: measuresOf(question, byKey),
    cells: foldRows(rows, question),
  }
}

const measuresOf = (
  { measures }: CubeQuestion,
  byKey: ReadonlyMap<string, DatasetResult['columns'][number]>,
): Cube['measures'] =>
  measures.map(({ key, field = '', title, test, unit, format, digits }) => {
    const column = byKey.get(key) ?? byKey.get(field)
    return {
      key,
      title: title || byKey.get(key)?.title || byKey.get(field)?.title || key,
      type: test === 'min' || test === 'max' ? (column?.type ?? 'number') : 'number',
      ...(unit && { unit }),
      ...(format && { format }),
      ...(digits !== undefined && { digits }),
    }
  })
