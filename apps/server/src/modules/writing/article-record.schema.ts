import { Type, type Static } from 'typebox'
import { component } from '../../platform/schema.ts'

const id = Type.String({ minLength: 1, maxLength: 50 })
const menuId = Type.Optional(
  Type.String({ maxLength: 50, description: 'Menu entry whose grants apply; empty for any' }),
)

/** The record that an article is about. */
const ArticleSource = Type.Object({ modelId: id, menuId, recordId: Type.String({ minLength: 1, maxLength: 100 }) })
export type ArticleSource = Static<typeof ArticleSource>
export const ArticleSourceOrNull = Type.Unsafe<ArticleSource | null>({ anyOf: [ArticleSource, { type: 'null' }] })

/** What the reader sees of the record that an article is about. */
export const WritingRecord = component(
  'WritingRecord',
  Type.Object({
    modelId: Type.String(),
    menuId: Type.String(),
    recordId: Type.String(),
    state: Type.Unsafe<'none' | 'shown' | 'missing'>({
      type: 'string',
      enum: ['none', 'shown', 'missing'],
      description: 'none: about no record; missing: deleted, or not for the reader',
    }),
    modelName: Type.String({ description: 'Name of the form' }),
    title: Type.String({ description: 'Text of the first field that is not empty' }),
    variables: Type.Array(Type.Object({ code: Type.String(), name: Type.String(), value: Type.String() })),
    fileFields: Type.Array(Type.Object({ name: Type.String(), label: Type.String() })),
  }),
)
export type WritingRecord = Static<typeof WritingRecord>

export const WritingRecordQuery = Type.Object({
  modelId: id,
  menuId,
  keyword: Type.Optional(Type.String({ maxLength: 200 })),
})
export type WritingRecordQuery = Static<typeof WritingRecordQuery>

/** The variables of a form and its records to choose from. */
export const WritingRecordChoice = component(
  'WritingRecordChoice',
  Type.Object({
    searched: Type.String({ description: 'Label of the field that the keyword searches; empty without such a field' }),
    variables: Type.Array(Type.Object({ code: Type.String(), name: Type.String() })),
    list: Type.Array(Type.Object({ id: Type.String(), title: Type.String() })),
  }),
)
export type WritingRecordChoice = Static<typeof WritingRecordChoice>

export const WritingRecordBody = component(
  'WritingRecordBody',
  Type.Object({
    modelId: Type.Optional(Type.String({ maxLength: 50, description: 'Without a model and a record: about none' })),
    menuId,
    recordId: Type.Optional(Type.String({ maxLength: 100 })),
  }),
)

export const WritingRecordFileBody = component('WritingRecordFileBody', Type.Object({ field: id }))

export const WritingSendBody = component(
  'WritingSendBody',
  Type.Object({ userIds: Type.Array(id, { minItems: 1, maxItems: 200 }) }),
)
