import { Type, type Static } from 'typebox'
import { component, Flag, Milliseconds, MomentOrNull, PageQuery, ReadAt } from '../../platform/schema.ts'
import { ExportChoice } from '../download-record/index.ts'

const name = Type.String({ minLength: 1, maxLength: 50 })
const kind = Type.Union([Type.Literal('company'), Type.Literal('department'), Type.Literal('position')])

export const PositionListQuery = Type.Object({
  ...PageQuery.properties,
  organizeId: Type.Optional(
    Type.String({ maxLength: 50, description: 'Id of an organisation. Includes its descendants' }),
  ),
  type: Type.Optional(Type.String({ maxLength: 50, description: 'Code of a value of the dictionary PositionType' })),
  enabledMark: Type.Optional(Flag),
})
export type PositionListQuery = Static<typeof PositionListQuery>

export const PositionExportQuery = Type.Object({ ...PositionListQuery.properties, ...ExportChoice.properties })

export const PositionBody = component(
  'PositionBody',
  Type.Object({
    organizeId: Type.String({ minLength: 1, maxLength: 50 }),
    fullName: name,
    enCode: name,
    type: Type.String({ minLength: 1, maxLength: 50, description: 'Code of a value of the dictionary PositionType' }),
    enabledMark: Type.Optional(Flag),
    sortCode: Type.Optional(Type.Integer({ minimum: 0, maximum: 9999 })),
    description: Type.Optional(Type.String({ maxLength: 500 })),
    lastModifyTime: ReadAt,
    /** Clients send these fields back; the server ignores the sent values. */
    id: Type.Optional(Type.String({ maxLength: 50 })),
    organizeIdTree: Type.Optional(Type.Array(Type.String({ maxLength: 50 }), { maxItems: 100 })),
  }),
)
export type PositionBody = Static<typeof PositionBody>

export const Position = component(
  'Position',
  Type.Object({
    id: Type.String(),
    organizeId: Type.String(),
    fullName: Type.String(),
    enCode: Type.String(),
    type: Type.String(),
    enabledMark: Flag,
    sortCode: Type.Integer(),
    description: Type.String(),
    organizeIdTree: Type.Array(Type.String(), { description: 'Ids from the top level to the organisation' }),
    lastModifyTime: MomentOrNull,
  }),
)

export const PositionRow = component(
  'PositionRow',
  Type.Object({
    id: Type.String(),
    fullName: Type.String(),
    enCode: Type.String(),
    type: Type.String({ description: 'Name of the value of the dictionary PositionType' }),
    department: Type.String({ description: 'Names, from the top level' }),
    organizeId: Type.String(),
    enabledMark: Flag,
    creatorTime: Milliseconds,
    description: Type.String(),
    sortCode: Type.Integer(),
  }),
)

export const PositionOption = component(
  'PositionOption',
  Type.Object({ id: Type.String(), fullName: Type.String(), enCode: Type.String() }),
)

/** An organisation, or a position in it. */
export const PositionNode = component(
  'PositionNode',
  Type.Object({
    id: Type.String(),
    parentId: Type.String(),
    fullName: Type.String(),
    enCode: Type.String(),
    type: kind,
    icon: Type.String(),
    organize: Type.Optional(
      Type.String({ description: 'For positions: names of the organisations, from the top level' }),
    ),
    enabledMark: Flag,
    sortCode: Type.Integer(),
    hasChildren: Type.Boolean(),
    isLeaf: Type.Boolean(),
    num: Type.Integer(),
    children: Type.Optional(Type.Array(Type.Unsafe<PositionNode>({ $ref: 'PositionNode#' }))),
  }),
)
export interface PositionNode {
  id: string
  parentId: string
  fullName: string
  enCode: string
  type: 'company' | 'department' | 'position'
  icon: string
  organize?: string
  enabledMark: number
  sortCode: number
  hasChildren: boolean
  isLeaf: boolean
  num: number
  children?: PositionNode[]
}

export const OrganizeIdsBody = component(
  'OrganizeIdsBody',
  Type.Object({ organizeIds: Type.Array(Type.String({ maxLength: 50 }), { maxItems: 500 }) }),
)

/** The positions of one organisation. */
export const PositionGroup = component(
  'PositionGroup',
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
        type: Type.Literal('position'),
        isLeaf: Type.Literal(true),
      }),
    ),
  }),
)
