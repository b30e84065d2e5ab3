import { BUCKETS, MEASURE_FORMATS, type Cube, type ListData } from '@sqos/report-model'
import { Type, type Static } from 'typebox'
import { component, Flag, Milliseconds, MomentOrNull, PageQuery, ReadAt, ref } from '../../platform/schema.ts'

/** Maximum length of a document: some hundred blocks. */
const MAX_DOCUMENT = 500_000

const name = (maxLength: number) => Type.String({ minLength: 1, maxLength, pattern: String.raw`\S` })
const orNull = (maxLength: number) => Type.Optional(Type.Unsafe<string | null>({ type: ['string', 'null'], maxLength }))
const Id = Type.String({ minLength: 1, maxLength: 50 })
const literals = <const Values extends readonly string[]>(values: Values) =>
  Type.Unsafe<Values[number]>({ type: 'string', enum: [...values] })

/** The parts of a report that a file carries, too. Source: contract of the API family, second, section 2.3. */
export const reportParts = {
  fullName: name(100),
  enCode: name(50),
  categoryId: name(50),
  description: orNull(500),
  content: orNull(MAX_DOCUMENT),
}

export const ReportBody = component(
  'ReportBody',
  Type.Object({
    ...reportParts,
    sortCode: Type.Optional(Type.Integer({ minimum: 0, maximum: 999_999 })),
    enabledMark: Type.Optional(Flag),
    lastModifyTime: ReadAt,
    /** Clients send it back; the server ignores it. */
    id: Type.Optional(Type.String({ maxLength: 50 })),
  }),
)
export type ReportBody = Static<typeof ReportBody>

const document = Type.String({
  description:
    'The document of the design as JSON text, kept as it was saved: `{version, orientation, parameters, sources, blocks}`. A source has ' +
    '`dataset: {datasetId} | DatasetDefinition`; blocks are `cross`, `list`, `chart`, `text` and `break`',
})

export const Report = component(
  'Report',
  Type.Object({
    id: Type.String(),
    fullName: Type.String(),
    enCode: Type.String(),
    categoryId: Type.String({ description: 'Id of a value of the dictionary ReportSort' }),
    content: document,
    sortCode: Type.Integer(),
    enabledMark: Flag,
    description: Type.String(),
    lastModifyTime: MomentOrNull,
  }),
)

export const ReportRow = component(
  'ReportRow',
  Type.Object({
    id: Type.String(),
    fullName: Type.String(),
    enCode: Type.String(),
    categoryId: Type.String({ description: 'Id of a value of the dictionary ReportSort' }),
    creatorUser: Type.String({ description: 'name/account' }),
    creatorTime: Milliseconds,
    lastModifyTime: MomentOrNull,
    sortCode: Type.Integer(),
    enabledMark: Flag,
  }),
)

export const ReportQuery = Type.Object({
  ...PageQuery.properties,
  category: Type.Optional(Type.String({ maxLength: 50 })),
})
export type ReportQuery = Static<typeof ReportQuery>

/** An enabled report. */
export const ReportOption = component(
  'ReportOption',
  Type.Object({ id: Type.String(), fullName: Type.String(), categoryId: Type.String() }),
)

/** A report to show. */
export const ReportAuth = component(
  'ReportAuth',
  Type.Object({
    id: Type.String(),
    fullName: Type.String(),
    content: document,
    maySend: Type.Boolean({ description: 'Whether the caller may choose who else receives it' }),
  }),
)

export const ReportRevision = component(
  'ReportRevision',
  Type.Object({
    id: Type.String(),
    creatorTime: Milliseconds,
    userName: Type.String({ description: 'name/account' }),
    fullName: Type.String(),
    isCurrent: Type.Boolean(),
  }),
)

export const ReportRevisionParams = Type.Object({ id: Id, revisionId: Id })

/** The design of a revision, to compare and to look at. */
export const ReportRevisionDocument = component('ReportRevisionDocument', Type.Object({ content: document }))

export const Params = Type.Unsafe<Record<string, unknown>>({
  type: 'object',
  additionalProperties: true,
  maxProperties: 50,
  description: 'Values of the parameters by name; those that are left out have their initial value, null is none',
})
const Blocks = Type.Optional(Type.Array(Id, { maxItems: 50, description: 'Ids of blocks; without it all' }))

export const ReportDataBody = component(
  'ReportDataBody',
  Type.Object({ params: Type.Optional(Params), blocks: Blocks }),
)
export type ReportDataBody = Static<typeof ReportDataBody>

/** Files that a report can be made into. */
export const REPORT_FORMATS = ['xlsx', 'csv', 'pdf'] as const
export type ReportFormat = (typeof REPORT_FORMATS)[number]

export const ReportFileBody = component(
  'ReportFileBody',
  Type.Object({
    params: Type.Optional(Params),
    as: Type.Unsafe<ReportFormat>({
      type: 'string',
      enum: [...REPORT_FORMATS],
      description: 'csv: a ZIP when the report has several tables',
    }),
  }),
)
export type ReportFileBody = Static<typeof ReportFileBody>

export const ReportPreviewBody = component(
  'ReportPreviewBody',
  Type.Object({
    content: Type.String({ maxLength: MAX_DOCUMENT, description: 'A document that need not be saved' }),
    params: Type.Optional(Params),
    blocks: Blocks,
  }),
)
export type ReportPreviewBody = Static<typeof ReportPreviewBody>

const valueType = literals(['text', 'number', 'moment'])
const CubeValue = Type.Unsafe<string | number | null>({ type: ['string', 'number', 'null'] })
const CubeKey = Type.Object({
  title: Type.String(),
  type: valueType,
  field: Type.Optional(Type.String()),
  bucket: Type.Optional(literals(BUCKETS)),
  texts: Type.Optional(
    Type.Unsafe<Record<string, string>>({ type: 'object', additionalProperties: { type: 'string' } }),
  ),
})

/** Figures of all groups of a block. */
export const ReportCube = component(
  'ReportCube',
  Type.Unsafe<Cube>(
    Type.Object({
      rows: Type.Array(CubeKey),
      columns: Type.Array(CubeKey),
      measures: Type.Array(
        Type.Object({
          key: Type.String(),
          title: Type.String(),
          type: valueType,
          unit: Type.Optional(Type.String()),
          format: Type.Optional(literals(MEASURE_FORMATS)),
          digits: Type.Optional(Type.Integer()),
        }),
      ),
      cells: Type.Array(Type.Array(CubeValue), {
        description: '`[depth of rows, depth of columns, …values of these keys, …measures]`; depth 0 is the total',
      }),
    }),
  ),
)

const ListColumn = Type.Object({
  key: Type.String(),
  title: Type.String(),
  type: valueType,
  textKey: Type.Optional(Type.String({ description: 'The column of `rows` with the text of an id' })),
})
const ListRow = Type.Unsafe<Record<string, unknown>>({ type: 'object', additionalProperties: true })

/** Records of a block, with the figures of their groups. */
export const ReportList = component(
  'ReportList',
  Type.Unsafe<ListData>(
    Type.Object({
      columns: Type.Array(ListColumn),
      rows: Type.Array(ListRow),
      groups: Type.Array(ListColumn),
      cube: Type.Optional(ref(ReportCube)),
      isTruncated: Type.Boolean({ description: 'There are more records; figures are those of all' }),
    }),
  ),
)

/** The data of a block, or why there is none. */
export const ReportBlockData = component(
  'ReportBlockData',
  Type.Object({
    id: Type.String(),
    cube: Type.Optional(ref(ReportCube)),
    list: Type.Optional(ref(ReportList)),
    extractTime: Type.Optional(
      Type.Integer({ description: 'Milliseconds: the moment of the extract that the data are of' }),
    ),
    isExtractOld: Type.Optional(Type.Boolean({ description: 'The extract could not be made again the last time' })),
    error: Type.Optional(Type.Object({ code: Type.Integer(), msg: Type.String() })),
  }),
)
export type ReportBlockData = Static<typeof ReportBlockData>

export const ReportResult = component(
  'ReportResult',
  Type.Object({
    params: Type.Unsafe<Record<string, unknown>>({ type: 'object', additionalProperties: true }),
    missing: Type.Array(Type.String(), {
      description: 'Names of required parameters without a value: nothing was read',
    }),
    blocks: Type.Array(ref(ReportBlockData)),
  }),
)
export type ReportResult = Static<typeof ReportResult>

const choices = { params: Type.Optional(Params), name: Type.String({ minLength: 1, maxLength: 50 }) }
export const ReportChoicesBody = component('ReportChoicesBody', Type.Object(choices))
export type ReportChoicesBody = Static<typeof ReportChoicesBody>

export const ReportPreviewChoicesBody = component(
  'ReportPreviewChoicesBody',
  Type.Object({ ...choices, content: ReportPreviewBody.properties.content }),
)

export const ReportChoice = component('ReportChoice', Type.Object({ value: Type.String(), label: Type.String() }))
