import { Type, type Static } from 'typebox'
import { component, Flag, Milliseconds, MomentOrNull, PageQuery, ReadAt } from '../../platform/schema.ts'
import { ExportChoice } from '../download-record/index.ts'

const name = Type.String({ minLength: 1, maxLength: 50 })
const groupType = { description: 'Id of a value of the dictionary groupType' }

export const UserGroupBody = component(
  'UserGroupBody',
  Type.Object({
    fullName: name,
    enCode: name,
    type: Type.String({ minLength: 1, maxLength: 50, ...groupType }),
    enabledMark: Type.Optional(Flag),
    sortCode: Type.Optional(Type.Integer({ minimum: 0, maximum: 999_999 })),
    description: Type.Optional(Type.String({ maxLength: 500 })),
    lastModifyTime: ReadAt,
  }),
)
export type UserGroupBody = Static<typeof UserGroupBody>

export const UserGroupExportQuery = Type.Object({ ...PageQuery.properties, ...ExportChoice.properties })

const facts = {
  id: Type.String(),
  fullName: Type.String(),
  enCode: Type.String(),
  enabledMark: Flag,
  sortCode: Type.Integer(),
  description: Type.String(),
}

export const UserGroup = component(
  'UserGroup',
  Type.Object({ ...facts, type: Type.String(groupType), lastModifyTime: MomentOrNull }),
)
export type UserGroup = Static<typeof UserGroup>

export const UserGroupRow = component(
  'UserGroupRow',
  Type.Object({
    ...facts,
    type: Type.String({ description: 'Name of the value of the dictionary groupType' }),
    memberCount: Type.Integer(),
    creatorTime: Milliseconds,
    lastModifyTime: MomentOrNull,
  }),
)

/** A type of groups, or a group of this type. */
export interface UserGroupNode {
  id: string
  parentId: string
  fullName: string
  enCode: string
  type: 'type' | 'group'
  hasChildren: boolean
  isLeaf: boolean
  num: number
  children?: UserGroupNode[]
}

export const UserGroupNode = component(
  'UserGroupNode',
  Type.Object({
    id: Type.String(),
    parentId: Type.String(),
    fullName: Type.String(),
    enCode: Type.String(),
    type: Type.Union([Type.Literal('type'), Type.Literal('group')]),
    hasChildren: Type.Boolean(),
    isLeaf: Type.Boolean(),
    num: Type.Integer(),
    children: Type.Optional(Type.Array(Type.Unsafe<UserGroupNode>({ $ref: 'UserGroupNode#' }))),
  }),
)
