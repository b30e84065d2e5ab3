import { Type, type Static } from 'typebox'
import { component, ref } from '../../platform/schema.ts'

const id = Type.String({ minLength: 1, maxLength: 50 })
const Items = Type.Array(id, { maxItems: 20_000 })
const Objects = Type.Array(id, { maxItems: 1000 })

const ItemTypeLiteral = Type.Union([
  Type.Literal('module'),
  Type.Literal('button'),
  Type.Literal('column'),
  Type.Literal('form'),
  Type.Literal('resource'),
])

const ObjectTypeLiteral = Type.Union([
  Type.Literal('Role'),
  Type.Literal('Position'),
  Type.Literal('User'),
  Type.Literal('Organize'),
  Type.Literal('Group'),
])

const LevelLiteral = Type.Union([
  Type.Literal('read'),
  Type.Literal('required'),
  Type.Literal('edit'),
  Type.Literal('remove'),
])

/** Item → level. Without an entry everything is granted. */
const Levels = Type.Record(Type.String({ maxLength: 50 }), LevelLiteral, {
  description:
    'Levels of form fields (`read`, `required`: to be filled in) and data schemes (`read`, `edit`, `remove`: seen, and edited or deleted), by id. Items without a level: fields may be edited; rows may be seen, edited and deleted',
})

const OptionalItems = Type.Optional(Items)
/** An omitted list stays unchanged. */
const Wanted = {
  module: OptionalItems,
  button: OptionalItems,
  column: OptionalItems,
  form: OptionalItems,
  resource: OptionalItems,
  /** Omitted: present grants keep their levels, new ones grant everything. */
  levels: Type.Optional(Levels),
}

export const ValuesBody = Type.Object({
  type: ItemTypeLiteral,
  moduleIds: Type.Optional(
    Type.String({
      maxLength: 500_000,
      description: 'Ids of menu entries, separated by commas. Omitted or empty: all',
    }),
  ),
  objectType: Type.Optional(
    Type.Unsafe<Static<typeof ObjectTypeLiteral>>({
      ...ObjectTypeLiteral,
      description: 'Type of the object. If omitted, it is derived from the id',
    }),
  ),
})
export type ValuesBody = Static<typeof ValuesBody>

/** A grantable item with its children. */
export interface GrantNode {
  id: string
  parentId: string
  fullName: string
  enCode: string
  icon: string
  sortCode: number
  hint?: string
  disabled?: boolean
  hasChildren: boolean
  isLeaf: boolean
  num: number
  children?: GrantNode[]
}

export const GrantNode = component(
  'GrantNode',
  Type.Object({
    id: Type.String(),
    parentId: Type.String(),
    fullName: Type.String(),
    enCode: Type.String(),
    icon: Type.String(),
    sortCode: Type.Integer(),
    hint: Type.Optional(Type.String({ description: 'Conditions of a data scheme, in words' })),
    disabled: Type.Optional(Type.Boolean({ description: 'Ancestor of grantable items that is not grantable itself' })),
    hasChildren: Type.Boolean(),
    isLeaf: Type.Boolean(),
    num: Type.Integer(),
    children: Type.Optional(Type.Array(Type.Unsafe<GrantNode>({ $ref: 'GrantNode#' }))),
  }),
)

export const GrantValues = component(
  'GrantValues',
  Type.Object({
    list: Type.Array(ref(GrantNode)),
    ids: Type.Array(Type.String(), { description: 'Ids of the granted items' }),
    all: Type.Array(Type.String(), { description: 'Ids of the grantable items' }),
    levels: Levels,
    limits: Type.Record(Type.String(), LevelLiteral, {
      description: 'Levels that the caller holds and cannot exceed in grants, by id. Items without a level: everything',
    }),
    revision: Type.String({ description: 'Send it with a change: refused if the grants changed since' }),
  }),
)

export const GrantsBody = component(
  'GrantsBody',
  Type.Object({ objectType: ObjectTypeLiteral, ...Wanted, revision: Type.Optional(Type.String({ maxLength: 50 })) }),
)
export type GrantsBody = Static<typeof GrantsBody>

export const BatchBody = component(
  'GrantBatchBody',
  Type.Object({
    roleIds: Objects,
    positionIds: Objects,
    userIds: Objects,
    groupIds: Type.Optional(Objects),
    ...Wanted,
  }),
)
export type BatchBody = Static<typeof BatchBody>

const Changed = Type.Array(
  Type.Object({
    id: Type.String(),
    type: ItemTypeLiteral,
    fullName: Type.String(),
    path: Type.String({ description: 'Names of the menu entries, from the top level' }),
    keep: Type.Integer({ description: 'For lost items: number of users who keep the item through another grant' }),
    level: Type.Optional(LevelLiteral),
  }),
)

export const GrantsPreview = component(
  'GrantsPreview',
  Type.Object({
    people: Type.Integer({ description: 'Number of users who hold the object' }),
    gained: Changed,
    lost: Changed,
    changed: Type.Optional(Changed),
  }),
)

export const GrantBatchPreview = component(
  'GrantBatchPreview',
  Type.Object({
    people: Type.Integer({ description: 'Number of users who hold any of the objects' }),
    gained: Type.Array(
      Type.Object({
        id: Type.String(),
        type: ItemTypeLiteral,
        fullName: Type.String(),
        path: Type.String({ description: 'Names of the menu entries, from the top level' }),
        objects: Type.Integer({ description: 'Number of objects that do not grant the item yet' }),
      }),
    ),
  }),
)

export const ModelParams = Type.Object({ itemId: id, objectType: ObjectTypeLiteral })
export const ItemParams = Type.Object({ itemId: id })
export const Ids = Type.Object({ ids: Type.Array(Type.String()) })

export const ModelBody = component(
  'GrantHoldersBody',
  Type.Object({
    itemType: Type.Union([...ItemTypeLiteral.anyOf, Type.Literal('portal')]),
    objectType: ObjectTypeLiteral,
    objectId: Objects,
  }),
)
export type ModelBody = Static<typeof ModelBody>

const Named = Type.Array(Type.Object({ id: Type.String(), fullName: Type.String(), enCode: Type.String() }))

/** A menu entry with everything that "why" can explain on it. */
export const AuthoritySubject = component(
  'AuthoritySubject',
  Type.Object({
    id: Type.String(),
    parentId: Type.String(),
    fullName: Type.String(),
    type: Type.Integer(),
    button: Named,
    column: Named,
    form: Named,
    rows: Type.Boolean({ description: 'Whether data schemes restrict the rows' }),
    records: Type.Boolean({ description: 'Whether the permission for a single record can be queried' }),
  }),
)

export const WhyQuery = Type.Object({
  userId: id,
  menuId: id,
  kind: Type.Union([
    Type.Literal('page'),
    Type.Literal('button'),
    Type.Literal('column'),
    Type.Literal('form'),
    Type.Literal('rows'),
  ]),
  itemId: Type.Optional(Type.String({ maxLength: 50, description: 'Id of a button, column or field' })),
  recordId: Type.Optional(Type.String({ maxLength: 50, description: 'For rows: id of one record' })),
})
export type WhyQuery = Static<typeof WhyQuery>

/** One link of the chain that grants or denies. */
export const WhyStep = component(
  'WhyStep',
  Type.Object({
    result: Type.Union([Type.Literal('grants'), Type.Literal('denies'), Type.Literal('note')]),
    text: Type.String(),
  }),
)
export type WhyStep = Static<typeof WhyStep>

export const Why = component(
  'Why',
  Type.Object({
    allowed: Type.Boolean(),
    answer: Type.String({ description: 'Summary in one sentence' }),
    steps: Type.Array(ref(WhyStep)),
    fixes: Type.Optional(
      Type.Array(Type.Object({ objectType: ObjectTypeLiteral, id: Type.String(), fullName: Type.String() }), {
        description: 'For a denial: the user and the objects of the user whose grants the caller may change',
      }),
    ),
  }),
)
export type Why = Static<typeof Why>

/** A page as another user gets it. */
export const PageFace = component(
  'PageFace',
  Type.Object({
    person: Type.String(),
    page: Type.String(),
    mayOpen: Type.Boolean({ description: 'Whether the page is in the menu of the user' }),
    buttons: Type.Array(Type.String()),
    columns: Type.Array(Type.String()),
    allColumns: Type.Boolean({ description: 'The page shows every column of its list' }),
    fields: Type.Array(
      Type.Object({
        fullName: Type.String(),
        right: Type.Union([
          Type.Literal('hidden'),
          Type.Literal('read'),
          Type.Literal('edit'),
          Type.Literal('required'),
        ]),
      }),
      { description: 'Rights to form fields, where these are granted one by one' },
    ),
    rows: Type.Array(
      Type.Object({
        right: Type.Union([Type.Literal('read'), Type.Literal('edit'), Type.Literal('remove')]),
        kind: Type.Union([Type.Literal('all'), Type.Literal('some'), Type.Literal('none')]),
        names: Type.Array(Type.String(), { description: 'For some rows: the data schemes in words' }),
        count: Type.Union([Type.Null(), Type.Integer()]),
      }),
    ),
  }),
)

export const FaceBody = component('PageFaceBody', Type.Object({ menuId: id }))

export const CompareQuery = Type.Object({
  leftType: ObjectTypeLiteral,
  leftId: id,
  rightType: ObjectTypeLiteral,
  rightId: id,
})
export type CompareQuery = Static<typeof CompareQuery>

const ComparedLevel = Type.Union(
  [Type.Literal(''), Type.Literal('read'), Type.Literal('required'), Type.Literal('edit'), Type.Literal('remove')],
  { description: 'Level of a grant of a field or data scheme; empty for everything, or for no grant' },
)

export const Comparison = component(
  'AuthorityComparison',
  Type.Object({
    left: Type.Object({ fullName: Type.String(), people: Type.Integer(), count: Type.Integer() }),
    right: Type.Object({ fullName: Type.String(), people: Type.Integer(), count: Type.Integer() }),
    list: Type.Array(
      Type.Object({
        id: Type.String(),
        type: ItemTypeLiteral,
        fullName: Type.String(),
        enCode: Type.String(),
        path: Type.String(),
        left: Type.Boolean(),
        right: Type.Boolean(),
        leftLevel: ComparedLevel,
        rightLevel: ComparedLevel,
      }),
    ),
  }),
)
