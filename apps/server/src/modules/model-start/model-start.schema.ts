import { Type, type Static } from 'typebox'
import { component, ref } from '../../platform/schema.ts'
import { COLUMN_KINDS, type ColumnKind } from './spreadsheet/column-kinds.ts'

const id = Type.String({ minLength: 1, maxLength: 50 })
const fullName = Type.String({ minLength: 1, maxLength: 100 })
const sortCode = Type.Optional(Type.Integer({ minimum: 0, maximum: 999_999 }))
const Kind = Type.Unsafe<ColumnKind>(Type.String({ enum: [...COLUMN_KINDS] }))

export const SpreadsheetQuery = Type.Object({
  headRow: Type.Optional(
    Type.Integer({
      minimum: 0,
      maximum: 20,
      description: 'Number of the last row with titles, from 1; 0 for a file without titles. Omitted, it is found',
    }),
  ),
})

/** A column of a spreadsheet with what its cells tell. */
export const SpreadsheetColumn = component(
  'SpreadsheetColumn',
  Type.Object({
    index: Type.Integer({ description: 'Position in the file, from 0' }),
    title: Type.String(),
    kind: Kind,
    filled: Type.Integer({ description: 'Number of cells that are not blank' }),
    errors: Type.Integer({ description: 'Number of cells with the error of a formula' }),
    samples: Type.Array(Type.String(), { description: 'The first different texts' }),
    misfits: Type.Array(Type.Object({ kind: Kind, count: Type.Integer(), rows: Type.Array(Type.Integer()) }), {
      description:
        'Kinds that the column can have, each with the number of cells that do not fit and the first rows of these',
    }),
    options: Type.Integer({ description: 'Number of different texts that would become options' }),
  }),
)

/** A spreadsheet, as a proposal for a form. */
export const SpreadsheetGuess = component(
  'SpreadsheetGuess',
  Type.Object({
    fileName: Type.String({ description: 'Names the file for ten minutes, once' }),
    name: Type.String({ description: 'Proposed name of the model' }),
    headRow: Type.Integer(),
    first: Type.Array(Type.Array(Type.String()), { description: 'The first rows of the file' }),
    rows: Type.Integer({ description: 'Number of rows below the titles' }),
    columns: Type.Array(ref(SpreadsheetColumn)),
  }),
)
export type SpreadsheetGuess = Static<typeof SpreadsheetGuess>

export const SpreadsheetStart = component(
  'SpreadsheetStart',
  Type.Object({
    fileName: Type.String({ maxLength: 100, description: 'Of the answer to the upload' }),
    sourceName: Type.String({ minLength: 1, maxLength: 255, description: 'Name of the file of the user' }),
    fullName,
    sortCode,
    headRow: Type.Integer({ minimum: 0, maximum: 20 }),
    columns: Type.Array(
      Type.Object({
        index: Type.Integer({ minimum: 0, maximum: 1000 }),
        title: Type.String({ minLength: 1, maxLength: 50 }),
        kind: Kind,
        asDictionary: Type.Optional(
          Type.Boolean({ description: 'Whether its options become a dictionary instead of options of the field' }),
        ),
      }),
      { minItems: 1, maxItems: 500 },
    ),
  }),
)
export type SpreadsheetStart = Static<typeof SpreadsheetStart>

export const TableStart = component(
  'TableStart',
  Type.Object({ table: Type.String({ minLength: 1, maxLength: 63 }), fullName, sortCode }),
)
export type TableStart = Static<typeof TableStart>

export const CopyStart = component('CopyStart', Type.Object({ id, fullName, sortCode }))
export type CopyStart = Static<typeof CopyStart>

/** A model that was made from something. */
export const StartedModel = component(
  'StartedModel',
  Type.Object({
    id: Type.String(),
    importId: Type.Union([Type.Null(), Type.String()], { description: 'The import of the rows; null without rows' }),
  }),
)
export type StartedModel = Static<typeof StartedModel>
