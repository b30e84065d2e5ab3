import { Type, type Static } from 'typebox'
import { component, MomentOrNull, PageQuery } from '../../platform/schema.ts'

const Kind = Type.Union([
  Type.Literal('user'),
  Type.Literal('position'),
  Type.Literal('role'),
  Type.Literal('userGroup'),
  Type.Literal('department'),
  Type.Literal('company'),
  Type.Literal('menu'),
  Type.Literal('region'),
  Type.Literal('dictionary'),
  Type.Literal('dictionaryValue'),
  Type.Literal('model'),
  Type.Literal('dataInterface'),
  Type.Literal('billRule'),
])
export type Kind = Static<typeof Kind>

export const RecycleQuery = Type.Object({
  currentPage: PageQuery.properties.currentPage,
  pageSize: PageQuery.properties.pageSize,
  keyword: PageQuery.properties.keyword,
  kind: Type.Optional(Kind),
})
export type RecycleQuery = Static<typeof RecycleQuery>

export const RecycledRow = component(
  'RecycledRow',
  Type.Object({
    id: Type.String(),
    kind: Kind,
    fullName: Type.String(),
    enCode: Type.String({ description: 'Code, or the account of a user' }),
    place: Type.String({
      description: 'Former location: organisations from the top level, or the parent of the record',
    }),
    deleteTime: MomentOrNull,
    deleteUser: Type.String({ description: 'name/account' }),
  }),
)

export const RecycledParams = Type.Object({ kind: Kind, id: Type.String({ minLength: 1, maxLength: 50 }) })
