import { Type, type Static } from 'typebox'
import { component, Milliseconds } from '../../../platform/schema.ts'
import { ExportChoice } from '../../download-record/index.ts'
import { CELLS } from './cells.ts'

const Count = Type.Integer()

export const UserImport = component(
  'UserImport',
  Type.Object({
    id: Type.String(),
    fileName: Type.String(),
    status: Type.Union([
      Type.Literal('checking'),
      Type.Literal('checked'),
      Type.Literal('importing'),
      Type.Literal('imported'),
      Type.Literal('undoing'),
      Type.Literal('undone'),
    ]),
    total: Count,
    imported: Type.Integer({ description: 'Number of created or updated users' }),
    createdAt: Milliseconds,
    counts: Type.Object({ unchecked: Count, new: Count, changed: Count, same: Count, faulty: Count }),
    job: Type.Union([
      Type.Null(),
      Type.Object({ status: Type.String(), done: Count, total: Count, message: Type.String() }),
    ]),
  }),
)
export type UserImport = Static<typeof UserImport>

const Outcome = Type.Union([
  Type.Literal('unchecked'),
  Type.Literal('new'),
  Type.Literal('changed'),
  Type.Literal('same'),
  Type.Literal('faulty'),
])

/** Cells of a line as entered. */
export const UserCells = component(
  'UserCells',
  Type.Object(Object.fromEntries(CELLS.map((name) => [name, Type.Optional(Type.String({ maxLength: 5000 }))])), {}),
)

export const ImportRowAnswer = component(
  'UserImportRow',
  Type.Object({
    row: Type.Integer({ description: 'Number of the line; the first line after the headings is 1' }),
    cells: Type.Unsafe<Record<string, string>>({ $ref: 'UserCells#' }),
    outcome: Outcome,
    problems: Type.Record(Type.String(), Type.String(), { description: 'Error of each cell' }),
  }),
)
export type ImportRowAnswer = Static<typeof ImportRowAnswer>

export const ImportRowsQuery = Type.Object({
  currentPage: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000_000 })),
  pageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: 500 })),
  outcome: Type.Optional(Outcome),
})
export type ImportRowsQuery = Static<typeof ImportRowsQuery>

export const ImportRowParams = Type.Object({
  id: Type.String({ minLength: 1, maxLength: 50 }),
  row: Type.Integer({ minimum: 1 }),
})

const LooseRow = Type.Record(Type.String(), Type.Union([Type.Null(), Type.String(), Type.Number()]))

/** Rows in the format of older clients. */
export const ImportDataBody = component(
  'UserImportDataBody',
  Type.Object({ list: Type.Array(LooseRow, { maxItems: 1000 }) }),
)
export type ImportDataBody = Static<typeof ImportDataBody>

export const ImportDataAnswer = component(
  'UserImportDataAnswer',
  Type.Object({
    snum: Type.Integer({ description: 'Number of created users' }),
    fnum: Type.Integer({ description: 'Number of rejected rows' }),
    resultType: Type.Integer({ description: '0: all rows imported, 1: some rows rejected' }),
    failResult: Type.Array(Type.Record(Type.String(), Type.String()), { description: 'Rejected rows with errorsInfo' }),
  }),
)

export const ImportPreviewQuery = Type.Object({ fileName: Type.String({ minLength: 1, maxLength: 200 }) })

export const ImportPreview = component(
  'UserImportPreview',
  Type.Object({
    dataRow: Type.Array(Type.Record(Type.String(), Type.String())),
    headerRow: Type.Array(Type.Record(Type.String(), Type.String())),
  }),
)

export const ExportQuery = Type.Object({
  currentPage: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000_000 })),
  pageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000 })),
  sort: Type.Optional(Type.Union([Type.Literal('asc'), Type.Literal('desc')])),
  sidx: Type.Optional(Type.String({ maxLength: 50 })),
  keyword: Type.Optional(Type.String({ maxLength: 200 })),
  organizeId: Type.Optional(Type.String({ maxLength: 50 })),
  gender: Type.Optional(Type.Integer({ minimum: 1, maximum: 3 })),
  enabledMark: Type.Optional(Type.Integer({ minimum: 0, maximum: 2 })),
  ...ExportChoice.properties,
})
export type ExportQuery = Static<typeof ExportQuery>
