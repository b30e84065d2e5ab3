import { Type, type Static } from 'typebox'
import { component, Flag, Milliseconds, MomentOrNull, PageQuery, ReadAt } from '../../platform/schema.ts'
import { ExportChoice } from '../download-record/index.ts'

const name = Type.String({ minLength: 1, maxLength: 50 })
const id = Type.String({ minLength: 1, maxLength: 50 })
const Path = Type.Array(id, { minItems: 1, maxItems: 100 })

export const RoleListQuery = Type.Object({
  ...PageQuery.properties,
  organizeId: Type.Optional(
    Type.String({
      maxLength: 50,
      description: '0: global roles; otherwise roles of the organisation and its descendants',
    }),
  ),
  type: Type.Optional(Type.String({ maxLength: 50 })),
  enabledMark: Type.Optional(Flag),
})
export type RoleListQuery = Static<typeof RoleListQuery>

export const RoleExportQuery = Type.Object({ ...RoleListQuery.properties, ...ExportChoice.properties })

export const RoleBody = component(
  'RoleBody',
  Type.Object({
    fullName: name,
    enCode: name,
    globalMark: Type.Integer({
      minimum: 0,
      maximum: 1,
      description: '1 for global roles, 0 for roles of organisations',
    }),
    organizeIdsTree: Type.Optional(
      Type.Array(Path, { maxItems: 500, description: 'For roles of organisations: paths of ids, from the top level' }),
    ),
    type: Type.Optional(Type.Union([Type.Null(), Type.String({ maxLength: 50 })])),
    enabledMark: Type.Optional(Flag),
    sortCode: Type.Optional(Type.Integer({ minimum: 0, maximum: 9999 })),
    description: Type.Optional(Type.String({ maxLength: 500 })),
    lastModifyTime: ReadAt,
    /** Clients send these fields back; the server ignores the sent values. */
    id: Type.Optional(Type.String({ maxLength: 50 })),
  }),
)
export type RoleBody = Static<typeof RoleBody>

export const Role = component(
  'Role',
  Type.Object({
    id: Type.String(),
    fullName: Type.String(),
    enCode: Type.String(),
    globalMark: Flag,
    organizeIdsTree: Type.Array(Type.Array(Type.String())),
    type: Type.Union([Type.Null(), Type.String()]),
    enabledMark: Flag,
    sortCode: Type.Integer(),
    description: Type.String(),
    lastModifyTime: MomentOrNull,
  }),
)
export type Role = Static<typeof Role>

export const RoleRow = component(
  'RoleRow',
  Type.Object({
    id: Type.String(),
    fullName: Type.String(),
    enCode: Type.String(),
    type: Type.String({ description: 'Type as text: global, or of organisations' }),
    globalMark: Flag,
    organizeInfo: Type.String({ description: 'Paths of names of the organisations' }),
    memberCount: Type.Integer(),
    enabledMark: Flag,
    creatorTime: Milliseconds,
    description: Type.String(),
    sortCode: Type.Integer(),
  }),
)

const kind = Type.Union([Type.Literal('company'), Type.Literal('department'), Type.Literal('role')])

/** An organisation, the group of global roles (id 1), or a role; a role is a child of each of its organisations. */
export interface RoleNode {
  id: string
  onlyId: string
  parentId: string
  fullName: string
  enCode: string
  type: 'company' | 'department' | 'role'
  icon: string
  hasChildren: boolean
  isLeaf: boolean
  num: number
  children?: RoleNode[]
}

export const RoleNode = component(
  'RoleNode',
  Type.Object({
    id: Type.String(),
    onlyId: Type.String({ description: 'Unique in the tree, where a role appears below each of its organisations' }),
    parentId: Type.String(),
    fullName: Type.String(),
    enCode: Type.String(),
    type: kind,
    icon: Type.String(),
    hasChildren: Type.Boolean(),
    isLeaf: Type.Boolean(),
    num: Type.Integer(),
    children: Type.Optional(Type.Array(Type.Unsafe<RoleNode>({ $ref: 'RoleNode#' }))),
  }),
)

export const RoleOrganizeIds = component(
  'RoleOrganizeIds',
  Type.Object({ organizeIds: Type.Array(Type.String({ maxLength: 50 }), { maxItems: 500 }) }),
)

/** The roles of one organisation, or the global roles. */
export const RoleGroup = component(
  'RoleGroup',
  Type.Object({
    id: Type.String(),
    fullName: Type.String({ description: 'Names, from the top level' }),
    type: kind,
    hasChildren: Type.Boolean(),
    num: Type.Integer(),
    children: Type.Array(
      Type.Object({
        id: Type.String(),
        fullName: Type.String(),
        enCode: Type.String(),
        type: Type.Literal('role'),
        isLeaf: Type.Literal(true),
      }),
    ),
  }),
)

export const RoleCopy = component('RoleCopy', Type.Object({ id: Type.String() }))
