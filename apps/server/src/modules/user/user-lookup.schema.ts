import { Type, type Static } from 'typebox'
import { component, PageQuery } from '../../platform/schema.ts'

const keyword = Type.Optional(Type.String({ maxLength: 200 }))
const State = Type.Integer({ description: '0 disabled, 1 enabled, 2 locked' })

export const UserOption = component(
  'UserOption',
  Type.Object({
    id: Type.String(),
    account: Type.String(),
    realName: Type.String(),
    headIcon: Type.String(),
    gender: Type.Integer(),
    department: Type.String({ description: 'Names, from the top level' }),
    sortCode: Type.Integer(),
    quickQuery: Type.String({ description: 'Pinyin initials' }),
  }),
)

export const UserContact = component(
  'UserContact',
  Type.Object({
    id: Type.String(),
    account: Type.String(),
    realName: Type.String(),
    headIcon: Type.String(),
    department: Type.String({ description: 'Names, from the top level' }),
  }),
)

export const ContactQuery = Type.Object({
  currentPage: PageQuery.properties.currentPage,
  pageSize: PageQuery.properties.pageSize,
  keyword,
})
export type ContactQuery = Static<typeof ContactQuery>

/** An organisation, or a user in it. Users have no children. */
export const UserNode = component(
  'UserNode',
  Type.Object({
    id: Type.String(),
    parentId: Type.String(),
    fullName: Type.String({ description: 'For users: name/account' }),
    realName: Type.Optional(Type.String()),
    account: Type.Optional(Type.String()),
    type: Type.Union([Type.Literal('company'), Type.Literal('department'), Type.Literal('user')]),
    icon: Type.String(),
    headIcon: Type.Optional(Type.String()),
    organize: Type.Optional(Type.String({ description: 'For users: names of the organisations, from the top level' })),
    enabledMark: State,
    sortCode: Type.Integer(),
    hasChildren: Type.Boolean(),
    isLeaf: Type.Boolean(),
    num: Type.Optional(Type.Integer({ description: 'Number of children' })),
    children: Type.Optional(Type.Array(Type.Unsafe<UserNode>({ $ref: 'UserNode#' }))),
  }),
)
export interface UserNode {
  id: string
  parentId: string
  fullName: string
  realName?: string
  account?: string
  type: 'company' | 'department' | 'user'
  icon: string
  headIcon?: string
  organize?: string
  enabledMark: number
  sortCode: number
  hasChildren: boolean
  isLeaf: boolean
  num?: number
  children?: UserNode[]
}

export const UserNodeBody = component(
  'UserNodeBody',
  Type.Object({
    keyword,
    currentPage: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000_000 })),
    pageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: 500 })),
    ableIds: Type.Optional(
      Type.Array(Type.String({ minLength: 1, maxLength: 100 }), {
        maxItems: 1000,
        description:
          'Restricts the result to these users and to the users of these organisations, positions, roles and groups: id or id--type. The response is a flat paged list',
      }),
    ),
  }),
)
export type UserNodeBody = Static<typeof UserNodeBody>

/** Searches are paged; the children of an organisation are not. */
export const UserNodes = Type.Object({
  list: Type.Array(Type.Unsafe<UserNode>({ $ref: 'UserNode#' })),
  pagination: Type.Optional(
    Type.Object({ currentPage: Type.Integer(), pageSize: Type.Integer(), total: Type.Integer() }),
  ),
})

const UserIds = Type.Optional(Type.Array(Type.String({ maxLength: 50 }), { maxItems: 5000 }))
export const UserIdsBody = component('UserIdsBody', Type.Object({ userId: UserIds, ids: UserIds }))

export const UserLabel = component(
  'UserLabel',
  Type.Object({
    id: Type.String(),
    fullName: Type.String({ description: 'name/account' }),
    headIcon: Type.String(),
    organize: Type.String(),
    gender: Type.Integer(),
    mobilePhone: Type.String({ description: '`***` if the caller may not see the number' }),
    enabledMark: State,
    deleteMark: Type.Union([Type.Null(), Type.Integer()]),
    sortCode: Type.Integer(),
  }),
)

export const KeywordBody = component('KeywordBody', Type.Object({ keyword }))

export const OrganizationPeopleQuery = Type.Object({
  keyword,
  organizeId: Type.Optional(
    Type.String({ maxLength: 50, description: 'Id of an organisation; 0: the current organisation of the caller' }),
  ),
})

export const PositionPeopleQuery = Type.Object({ positionId: Type.String({ minLength: 1, maxLength: 50 }), keyword })

export const RolePeopleQuery = Type.Object({
  roleId: Type.String({ minLength: 1, maxLength: 50 }),
  organizeId: Type.Optional(Type.String({ maxLength: 50, description: 'Id of an organisation; 0: the top level' })),
  keyword,
})
export type RolePeopleQuery = Static<typeof RolePeopleQuery>
