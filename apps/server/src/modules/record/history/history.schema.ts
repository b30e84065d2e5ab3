import { Type, type Static } from 'typebox'
import { component, Milliseconds } from '../../../platform/schema.ts'

export const HistoryQuery = Type.Object({
  currentPage: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000 })),
  pageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
})
export type HistoryQuery = Static<typeof HistoryQuery>

const Cell = Type.Object({
  name: Type.String({ description: 'Model name of the field' }),
  label: Type.String(),
  before: Type.String({ description: 'Text; empty for no value' }),
  after: Type.String({ description: 'Text; empty for no value' }),
  isLong: Type.Optional(
    Type.Boolean({ description: 'A picture or a long text: only the fact that it changed is known' }),
  ),
})
export type CellChange = Static<typeof Cell>

/** A change of a record as the caller may see it. */
export const RecordChange = component(
  'RecordChange',
  Type.Object({
    id: Type.String(),
    changedAt: Milliseconds,
    authorId: Type.String(),
    author: Type.String({ description: 'name/account; empty for the server itself and for removed users' }),
    isSystem: Type.Boolean({ description: 'Whether the server itself changed the record' }),
    fields: Type.Array(Cell),
    rows: Type.Array(
      Type.Object({
        table: Type.String({ description: 'Model name of the sub-table' }),
        label: Type.String(),
        kind: Type.Union([Type.Literal('added'), Type.Literal('removed'), Type.Literal('changed')]),
        cells: Type.Array(Cell),
      }),
      { description: 'Rows of sub-tables, at most 200 of each' },
    ),
  }),
)
export type RecordChange = Static<typeof RecordChange>
