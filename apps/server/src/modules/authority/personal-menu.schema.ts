import { Type, type Static } from 'typebox'
import { component, ref } from '../../platform/schema.ts'

/** A menu entry with its children. `type` is one of MENU_TYPE; `propertyJson` holds JSON. */
export interface MenuNode {
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
  sortCode: number
  hasChildren: boolean
  isLeaf: boolean
  num: number
  children?: MenuNode[]
}

/** A menu entry with its children. */
export const MenuNode = component(
  'MenuNode',
  Type.Object({
    id: Type.String(),
    parentId: Type.String(),
    fullName: Type.String(),
    enCode: Type.String(),
    icon: Type.String(),
    type: Type.Integer({ minimum: 1, maximum: 8 }),
    urlAddress: Type.String(),
    linkTarget: Type.String(),
    category: Type.String(),
    propertyJson: Type.String({ description: 'JSON text with moduleId, isTree and iconBackgroundColor; may be empty' }),
    sortCode: Type.Integer(),
    hasChildren: Type.Boolean(),
    isLeaf: Type.Boolean(),
    num: Type.Integer({ description: 'Number of children' }),
    children: Type.Optional(Type.Array(Type.Unsafe<MenuNode>({ $ref: 'MenuNode#' }))),
  }),
)

/** A button, column or form field that can be granted. */
export const PermissionItem = component(
  'PermissionItem',
  Type.Object({ id: Type.String(), fullName: Type.String(), enCode: Type.String() }),
)
export type PermissionItem = Static<typeof PermissionItem>

/** A form field that the caller may see. */
export const PermissionField = component(
  'PermissionField',
  Type.Object({
    ...PermissionItem.properties,
    right: Type.Optional(
      Type.Union([Type.Literal('read'), Type.Literal('required')], {
        description: '`read`: not to be changed, `required`: to be filled in. Without it the field may be edited',
      }),
    ),
  }),
)

/** The permissions of the caller on one page. */
export const Permission = component(
  'Permission',
  Type.Object({
    modelId: Type.String({ description: 'Id of the menu entry' }),
    moduleName: Type.String(),
    button: Type.Array(ref(PermissionItem)),
    column: Type.Array(ref(PermissionItem)),
    form: Type.Array(ref(PermissionField)),
    resource: Type.Array(ref(PermissionItem)),
  }),
)
export type Permission = Static<typeof Permission>
