import { Type, type Static } from 'typebox'
import { component, PageQuery } from '../../../platform/schema.ts'
import type { RecordImportStatus } from '../record-import.tables.ts'
import { ImportedRow } from '../record.schema.ts'

const id = Type.String({ minLength: 1, maxLength: 50 })

/** The import of a file. */
export const RecordImportState = component(
  'RecordImportState',
  Type.Object({
    id: Type.String(),
    fileName: Type.String(),
    status: Type.Unsafe<RecordImportStatus>(
      Type.String({
        enum: ['staged', 'importing', 'imported', 'undoing', 'undone'],
        description: '`imported` also after a cancellation. The import can be continued while rows remain',
      }),
    ),
    total: Type.Integer(),
    imported: Type.Integer({ description: 'Number of rows' }),
    faulty: Type.Integer({ description: 'Number of rejected rows' }),
    createdAt: Type.Integer(),
    mayUndo: Type.Boolean(),
    job: Type.Union([
      Type.Null(),
      Type.Object({ status: Type.String(), done: Type.Integer(), total: Type.Integer(), message: Type.String() }),
    ]),
  }),
)
export type RecordImportState = Static<typeof RecordImportState>

export const NewRecordImport = component(
  'NewRecordImport',
  Type.Object({ fileName: Type.String({ minLength: 1, maxLength: 255 }) }),
)

export const RecordImportRows = component(
  'RecordImportRows',
  Type.Object({
    from: Type.Integer({ minimum: 0, maximum: 50_000, description: 'Number of the first row, from 0' }),
    list: Type.Array(ImportedRow, { minItems: 1, maxItems: 5000 }),
  }),
)

export const RecordImportStart = component(
  'RecordImportStart',
  Type.Object({
    total: Type.Integer({ minimum: 1, description: 'Number of staged rows. Refused if rows are missing' }),
    replaces: Type.Optional(
      Type.String({ maxLength: 50, description: 'Id of the import whose remaining rows this import contains' }),
    ),
  }),
)

/** Rows of a file that were not imported. */
export const RecordImportRowsLeft = component(
  'RecordImportRowsLeft',
  Type.Object({
    headerRow: Type.Array(Type.Object({ id: Type.String(), fullName: Type.String() })),
    list: Type.Array(
      Type.Object({
        row: Type.Integer({ description: 'Number of the row, from 0' }),
        cells: ImportedRow,
        isFaulty: Type.Boolean({ description: 'Whether the row was rejected; otherwise it was not processed yet' }),
        problems: Type.Array(Type.Object({ field: Type.String(), message: Type.String() })),
      }),
    ),
    pagination: Type.Object({ currentPage: Type.Integer(), pageSize: Type.Integer(), total: Type.Integer() }),
  }),
)

export const ImportParams = Type.Object({ modelId: id, importId: id })
export const RowsLeftQuery = Type.Object({
  ...PageQuery.properties,
  pageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: 5000 })),
})
export type RowsLeftQuery = Static<typeof RowsLeftQuery>
