import { Type, type Static, type TSchema } from 'typebox'
import { Value } from 'typebox/value'
import { RECURRENCE, type Recurrence } from '../../platform/recurrence.ts'
import { component, Flag, Milliseconds, MomentOrNull, PageQuery, ReadAt, ref } from '../../platform/schema.ts'
import { DatasetFilter, fieldPath as field, filterShape, RecordListBody } from '../record/index.ts'

const literals = <const Values extends readonly string[]>(values: Values, description?: string) =>
  Type.Unsafe<Values[number]>({ type: 'string', enum: [...values], ...(description && { description }) })

const name = (maxLength: number) => Type.String({ minLength: 1, maxLength, pattern: String.raw`\S` })
const orNull = (maxLength: number) => Type.Optional(Type.Unsafe<string | null>({ type: ['string', 'null'], maxLength }))
/** Name of a column of the answer. */
const key = Type.String({ minLength: 1, maxLength: 100, pattern: String.raw`^[\w.\-\u4e00-\u9fff]+$` })

const DatasetGroup = Type.Object({
  field,
  bucket: Type.Optional(literals(['day', 'week', 'month', 'quarter', 'year'], 'Calendar period of a date')),
  as: Type.Optional(key),
  title: Type.Optional(Type.String({ maxLength: 100 })),
})

const DatasetMeasure = Type.Object({
  test: literals(
    ['count', 'countDistinct', 'sum', 'avg', 'min', 'max', 'ratio'],
    '`count` without a field counts records; `ratio` divides two measures of this list and is null where the divisor is 0',
  ),
  field: Type.Optional(field),
  numerator: Type.Optional(key),
  denominator: Type.Optional(key),
  as: key,
  title: Type.Optional(Type.String({ maxLength: 100 })),
  unit: Type.Optional(Type.String({ maxLength: 20 })),
})

const DatasetSort = Type.Object({
  by: Type.String({ maxLength: 300 }),
  direction: Type.Optional(literals(['asc', 'desc'])),
})

const DatasetParameter = Type.Object({ name: Type.String({ minLength: 1, maxLength: 50 }), value: orNull(1000) })

/**
 * What a chart, figure or table shows. `model` reads records with the permissions of the caller: with `groupBy` or `measures` groups,
 * otherwise records with `fields`. `interface` reads a data interface, `sql` a statement of an administrator.
 */
const definitionOf = <Filter extends TSchema>(filter: Filter) =>
  Type.Object({
    kind: literals(['model', 'interface', 'sql']),
    modelId: orNull(50),
    fields: Type.Optional(Type.Array(field, { maxItems: 50 })),
    filters: Type.Optional(Type.Array(filter, { maxItems: 50 })),
    groupBy: Type.Optional(Type.Array(DatasetGroup, { maxItems: 4 })),
    measures: Type.Optional(Type.Array(DatasetMeasure, { maxItems: 20 })),
    interfaceId: orNull(50),
    statement: orNull(20_000),
    parameters: Type.Optional(Type.Array(DatasetParameter, { maxItems: 50 })),
    columns: Type.Optional(
      Type.Array(
        Type.Object({
          key: Type.String({ maxLength: 100 }),
          title: Type.Optional(Type.String({ maxLength: 100 })),
          unit: Type.Optional(Type.String({ maxLength: 20 })),
        }),
        { maxItems: 100, description: 'Titles of columns of `interface` and `sql`; without it their names' },
      ),
    ),
    sort: Type.Optional(Type.Array(DatasetSort, { maxItems: 5 })),
    limit: Type.Optional(
      Type.Integer({ minimum: 1, maximum: 5000, description: 'Rows of the answer; 1,000 without it' }),
    ),
  })

/** The same without references, for documents that hold definitions. */
export const definitionShape = definitionOf(filterShape)

export const DatasetDefinition = component('DatasetDefinition', definitionOf(ref(DatasetFilter)))
export type DatasetDefinition = Static<typeof DatasetDefinition>

/** A definition with levels of groups, see `FigureQuery`; with `extract` the saved dataset whose extracts answer it. */
export type LeveledDefinition = DatasetDefinition & {
  levels?: readonly (readonly number[])[]
  extract?: string | undefined
}

const DatasetColumn = Type.Object({
  key: Type.String(),
  title: Type.String(),
  type: literals(['text', 'number', 'moment'], 'Moments are milliseconds; dates of a bucket are texts such as 2026-11'),
  unit: Type.Optional(Type.String()),
  textKey: Type.Optional(
    Type.String({
      description: 'The column of `rows` with the text of an id: of a person, a choice, a related record',
    }),
  ),
  field: Type.Optional(Type.String({ description: 'The field of the model that a filter names' })),
  bucket: Type.Optional(Type.String()),
})

const Row = Type.Unsafe<Record<string, unknown>>({ type: 'object', additionalProperties: true })

export const DatasetResult = component(
  'DatasetResult',
  Type.Object({
    columns: Type.Array(DatasetColumn),
    rows: Type.Array(Row),
    total: Type.Integer({ description: 'Rows without the limit; when `truncated`, at least as many' }),
    truncated: Type.Boolean({ description: 'There are more rows than the limit' }),
    version: Type.String({ description: 'The same version means the same rows' }),
    madeTime: Milliseconds,
    extractTime: Type.Optional(
      Type.Integer({ description: 'Milliseconds: the moment of the extract that the rows are of' }),
    ),
    isExtractOld: Type.Optional(Type.Boolean({ description: 'The extract could not be made again the last time' })),
  }),
)
export type DatasetResult = Static<typeof DatasetResult>

export const DatasetPreviewBody = component('DatasetPreviewBody', Type.Object({ definition: ref(DatasetDefinition) }))

export const DatasetEvaluateBody = component(
  'DatasetEvaluateBody',
  Type.Object({ filters: Type.Optional(Type.Array(ref(DatasetFilter), { maxItems: 50 })) }),
)

/** Groups of the records of a list: its query, and what is counted. */
export const RecordFiguresBody = component(
  'RecordFiguresBody',
  Type.Object({
    ...Type.Pick(RecordListBody, ['menuId', 'queryJson', 'filters']).properties,
    groupBy: Type.Optional(Type.Array(DatasetGroup, { maxItems: 2 })),
    measures: Type.Array(DatasetMeasure, { minItems: 1, maxItems: 5 }),
    sort: Type.Optional(Type.Array(DatasetSort, { maxItems: 2 })),
    limit: Type.Optional(
      Type.Integer({ minimum: 1, maximum: 5000, description: 'Groups of the answer; 500 without it' }),
    ),
  }),
)
export type RecordFiguresBody = Static<typeof RecordFiguresBody>

/** When extracts are made again. */
export const DatasetRecurrence = component('DatasetRecurrence', Type.Object(RECURRENCE))

/** The recurrence in the column `extract`. */
export function recurrenceIn(text: string): Recurrence | undefined {
  if (text === '') return undefined
  const recurrence: unknown = JSON.parse(text)
  return Value.Check(DatasetRecurrence, recurrence) ? { weekday: 1, monthDay: 1, ...recurrence } : undefined
}

export const DatasetBody = component(
  'DatasetBody',
  Type.Object({
    fullName: name(100),
    enCode: name(50),
    definition: ref(DatasetDefinition),
    sortCode: Type.Optional(Type.Integer({ minimum: 0, maximum: 999_999 })),
    enabledMark: Type.Optional(Flag),
    description: orNull(500),
    extract: Type.Optional(
      Type.Unsafe<Static<typeof DatasetRecurrence> | null>({
        anyOf: [ref(DatasetRecurrence), { type: 'null' }],
        description: 'When extracts are made again; null: the rows are read when they are needed',
      }),
    ),
    lastModifyTime: ReadAt,
    /** Clients send it back; the server ignores it. */
    id: Type.Optional(Type.String({ maxLength: 50 })),
    /** Clients send it back; the server ignores it. */
    kind: Type.Optional(Type.String({ maxLength: 20 })),
  }),
)
export type DatasetBody = Static<typeof DatasetBody>

const kind = literals(['model', 'interface', 'sql'])

export const Dataset = component(
  'Dataset',
  Type.Object({
    id: Type.String(),
    fullName: Type.String(),
    enCode: Type.String(),
    kind,
    definition: ref(DatasetDefinition),
    sortCode: Type.Integer(),
    enabledMark: Flag,
    description: Type.String(),
    extract: Type.Unsafe<Static<typeof DatasetRecurrence> | null>({
      anyOf: [ref(DatasetRecurrence), { type: 'null' }],
    }),
    lastModifyTime: MomentOrNull,
  }),
)

export const DatasetRow = component(
  'DatasetRow',
  Type.Object({
    id: Type.String(),
    fullName: Type.String(),
    enCode: Type.String(),
    kind,
    creatorUser: Type.String({ description: 'name/account' }),
    creatorTime: Milliseconds,
    lastModifyTime: MomentOrNull,
    sortCode: Type.Integer(),
    enabledMark: Flag,
    extract: literals(
      ['none', 'waiting', 'running', 'made', 'failed'],
      'none: rows are read when they are needed; waiting: a run is ordered, or the first is not made yet; failed: the last run',
    ),
  }),
)

/** The extracts of a dataset. */
export const DatasetExtracts = component(
  'DatasetExtracts',
  Type.Object({
    nextTime: Milliseconds,
    startedTime: MomentOrNull,
    finishedTime: MomentOrNull,
    problem: Type.String({ description: 'Why the last run failed, or empty' }),
    list: Type.Array(
      Type.Object({
        id: Type.String(),
        userName: Type.String({ description: 'The last who asked; the question is read again with their rights' }),
        askedTime: Milliseconds,
        madeTime: MomentOrNull,
        rowCount: Type.Integer(),
        problem: Type.String({ description: 'Why it could not be made again, or empty' }),
      }),
    ),
  }),
)

export const DatasetUse = component(
  'DatasetUse',
  Type.Object({ kind: literals(['portal', 'report']), id: Type.String(), fullName: Type.String() }),
)
export type DatasetUse = Static<typeof DatasetUse>

export const DatasetQuery = Type.Object({ ...PageQuery.properties, kind: Type.Optional(kind) })
export type DatasetQuery = Static<typeof DatasetQuery>

/** A model with the fields that a dataset of the caller can use. */
export const DatasetModel = component(
  'DatasetModel',
  Type.Object({
    id: Type.String(),
    fullName: Type.String(),
    fields: Type.Array(
      Type.Object({
        field: Type.String(),
        label: Type.String(),
        kind: Type.String({ description: 'Kind of the component of the form' }),
        type: literals(['text', 'number', 'moment']),
        relatedModelId: Type.String({ description: 'Model of a relation, whose fields follow a dot; otherwise empty' }),
      }),
    ),
  }),
)

/** A model of the menu of the caller. */
export const DatasetModelOption = component(
  'DatasetModelOption',
  Type.Object({ id: Type.String(), fullName: Type.String(), enCode: Type.String() }),
)
