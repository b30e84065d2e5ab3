import { Type, type Static } from 'typebox'
import { component, Flag, Milliseconds, MomentOrNull, ReadAt } from '../../platform/schema.ts'

const id = Type.String({ minLength: 1, maxLength: 50 })
const name = Type.String({ minLength: 1, maxLength: 50 })
const Category = Type.Union([Type.Literal('Web'), Type.Literal('App')])
export type Category = Static<typeof Category>
const LinkTarget = Type.Union([Type.Literal('_self'), Type.Literal('_blank')])

export const MenuListQuery = Type.Object({
  category: Type.Optional(Category),
  keyword: Type.Optional(Type.String({ maxLength: 200 })),
})
export type MenuListQuery = Static<typeof MenuListQuery>

export const MenuCategoryQuery = Type.Object({ category: Type.Optional(Category) })

const flags = {
  isButtonAuthorize: Flag,
  isColumnAuthorize: Flag,
  isFormAuthorize: Flag,
  isDataAuthorize: Flag,
}

/** A menu entry in administration, with its children. */
export interface MenuAdminNode {
  id: string
  parentId: string
  fullName: string
  enCode: string
  icon: string
  type: number
  urlAddress: string
  linkTarget: string
  category: string
  propertyJson: string
  enabledMark: number
  sortCode: number
  isButtonAuthorize: number
  isColumnAuthorize: number
  isFormAuthorize: number
  isDataAuthorize: number
  hasChildren: boolean
  isLeaf: boolean
  num: number
  children?: MenuAdminNode[]
}

export const MenuAdminNode = component(
  'MenuAdminNode',
  Type.Object({
    id: Type.String(),
    parentId: Type.String(),
    fullName: Type.String(),
    enCode: Type.String(),
    icon: Type.String(),
    type: Type.Integer(),
    urlAddress: Type.String(),
    linkTarget: Type.String(),
    category: Type.String(),
    propertyJson: Type.String(),
    enabledMark: Flag,
    sortCode: Type.Integer(),
    ...flags,
    hasChildren: Type.Boolean(),
    isLeaf: Type.Boolean(),
    num: Type.Integer(),
    children: Type.Optional(Type.Array(Type.Unsafe<MenuAdminNode>({ $ref: 'MenuAdminNode#' }))),
  }),
)

const entity = {
  parentId: id,
  fullName: name,
  enCode: name,
  icon: Type.String({ maxLength: 50 }),
  type: Type.Integer({ minimum: 1, maximum: 8 }),
  urlAddress: Type.Optional(Type.String({ maxLength: 500 })),
  linkTarget: Type.Optional(LinkTarget),
  category: Category,
  propertyJson: Type.Optional(
    Type.String({ maxLength: 2000, description: 'JSON text with moduleId, isTree and iconBackgroundColor' }),
  ),
  isButtonAuthorize: Type.Optional(Flag),
  isColumnAuthorize: Type.Optional(Flag),
  isFormAuthorize: Type.Optional(Flag),
  isDataAuthorize: Type.Optional(Flag),
  enabledMark: Type.Optional(Flag),
  sortCode: Type.Optional(Type.Integer({ minimum: 0, maximum: 9999 })),
  description: Type.Optional(Type.String({ maxLength: 500 })),
}

/** A menu entry with all properties. */
export const Menu = component(
  'Menu',
  Type.Object({
    ...Type.Required(Type.Object(entity)).properties,
    id: Type.String(),
    lastModifyTime: MomentOrNull,
  }),
)
export type Menu = Static<typeof Menu>

export const MenuBody = component('MenuBody', Type.Object({ ...entity, lastModifyTime: ReadAt }))
export type MenuBody = Static<typeof MenuBody>

export const MenuMoveBody = component(
  'MenuMoveBody',
  Type.Object({
    parentId: id,
    beforeId: Type.Optional(
      Type.Unsafe<string | null>({
        type: ['string', 'null'],
        maxLength: 50,
        description: 'Id of the following entry. Omitted or null: at the end',
      }),
    ),
  }),
)
export type MenuMoveBody = Static<typeof MenuMoveBody>

/** A revision of an entry: the changed fields. */
export const MenuRevision = component(
  'MenuRevision',
  Type.Object({
    id: Type.String(),
    creatorTime: Milliseconds,
    userName: Type.String({ description: 'name/account' }),
    action: Type.Union([Type.Literal('created'), Type.Literal('changed'), Type.Literal('deleted')]),
    changes: Type.Array(Type.Object({ field: Type.String(), before: Type.String(), after: Type.String() })),
    isCurrent: Type.Boolean({ description: 'Whether the entry still equals this version' }),
  }),
)
export type MenuRevision = Static<typeof MenuRevision>

export const RestoreBody = component('RestoreMenuBody', Type.Object({ revisionId: id }))

export const MenuVersion = component('MenuVersion', Type.Object({ version: Type.String() }))
