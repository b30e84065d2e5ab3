import { Type, type Static } from 'typebox'
import { component, Flag, Milliseconds, MomentOrNull, PageQuery, ReadAt } from '../../platform/schema.ts'

const short = Type.Optional(Type.String({ maxLength: 50 }))
const line = Type.Optional(Type.String({ maxLength: 200 }))
const note = Type.Optional(Type.String({ maxLength: 500 }))
const ids = Type.Optional(Type.String({ maxLength: 5000, description: 'Ids, separated by commas' }))
const State = Type.Integer({ minimum: 0, maximum: 2, description: '0 disabled, 1 enabled, 2 locked' })
const moment = Type.Optional(MomentOrNull)

export const UserListQuery = Type.Object({
  ...PageQuery.properties,
  organizeId: Type.Optional(
    Type.String({ maxLength: 50, description: 'Id of an organisation. Includes its descendants' }),
  ),
  gender: Type.Optional(Type.Integer({ minimum: 1, maximum: 3 })),
  enabledMark: Type.Optional(State),
})
export type UserListQuery = Static<typeof UserListQuery>

/** Personal details: the second section of the form. */
const personal = {
  nation: Type.Optional(Type.String({ maxLength: 50, description: 'Id of a value of the dictionary Nation' })),
  nativePlace: short,
  entryDate: moment,
  certificatesType: Type.Optional(
    Type.String({ maxLength: 50, description: 'Id of a value of the dictionary certificateType' }),
  ),
  certificatesNumber: short,
  education: Type.Optional(Type.String({ maxLength: 50, description: 'Id of a value of the dictionary Education' })),
  birthday: moment,
  telePhone: short,
  landline: short,
  mobilePhone: short,
  urgentContacts: short,
  urgentTelePhone: short,
  postalAddress: line,
}

export const UserBody = component(
  'UserBody',
  Type.Object({
    account: Type.String({ minLength: 1, maxLength: 50 }),
    realName: Type.String({ minLength: 1, maxLength: 50 }),
    gender: Type.Integer({ minimum: 1, maximum: 3, description: '1 male, 2 female, 3 not specified' }),
    email: line,
    organizeId: ids,
    organizeIdTree: Type.Optional(
      Type.Array(Type.Array(Type.String({ maxLength: 50 }), { minItems: 1, maxItems: 100 }), {
        maxItems: 100,
        description: 'Ids from the top level to each organisation. Has precedence over organizeId',
      }),
    ),
    managerId: Type.Optional(Type.Union([Type.Null(), Type.String({ maxLength: 50 })])),
    positionId: ids,
    roleId: ids,
    groupId: ids,
    ranks: Type.Optional(Type.String({ maxLength: 50, description: 'Code of a value of the dictionary Rank' })),
    enabledMark: Type.Optional(State),
    sortCode: Type.Optional(Type.Integer({ minimum: 0, maximum: 999_999 })),
    description: note,
    headIcon: Type.Optional(Type.String({ maxLength: 200, description: 'Name of an uploaded picture' })),
    ...personal,
    lastModifyTime: ReadAt,
    /** Clients send these fields back; the server ignores the sent values. */
    id: short,
    isAdministrator: Type.Optional(Flag),
  }),
)
export type UserBody = Static<typeof UserBody>

export const User = component(
  'User',
  Type.Object({
    id: Type.String(),
    account: Type.String(),
    realName: Type.String(),
    gender: Type.Integer(),
    email: Type.String(),
    organizeId: Type.String({ description: 'Ids, separated by commas' }),
    organizeIdTree: Type.Array(Type.Array(Type.String()), {
      description: 'Ids from the top level to each organisation',
    }),
    managerId: Type.String(),
    positionId: Type.String({ description: 'Ids, separated by commas' }),
    roleId: Type.String({ description: 'Ids, separated by commas' }),
    groupId: Type.String({ description: 'Ids of user groups, separated by commas' }),
    ranks: Type.String(),
    enabledMark: State,
    sortCode: Type.Integer(),
    description: Type.String(),
    headIcon: Type.String({ description: 'Address of the picture' }),
    nation: Type.String(),
    nativePlace: Type.String(),
    entryDate: MomentOrNull,
    certificatesType: Type.String(),
    certificatesNumber: Type.String(),
    education: Type.String(),
    birthday: MomentOrNull,
    telePhone: Type.String(),
    landline: Type.String(),
    mobilePhone: Type.String(),
    urgentContacts: Type.String(),
    urgentTelePhone: Type.String(),
    postalAddress: Type.String(),
    isAdministrator: Flag,
    lastModifyTime: MomentOrNull,
  }),
)

export const UserRow = component(
  'UserRow',
  Type.Object({
    id: Type.String(),
    account: Type.String(),
    realName: Type.String(),
    gender: Type.Integer(),
    mobilePhone: Type.String(),
    organize: Type.String({ description: 'Paths of the organisations from the top level, separated by ;' }),
    department: Type.String({ description: 'Same value as organize' }),
    position: Type.String({ description: 'Names, separated by commas' }),
    roleName: Type.String({ description: 'Names, separated by commas' }),
    description: Type.String(),
    enabledMark: State,
    creatorTime: Milliseconds,
    sortCode: Type.Integer(),
    isAdministrator: Flag,
    headIcon: Type.String(),
  }),
)

const Md5 = Type.String({ pattern: '^[0-9a-fA-F]{32}$', description: 'MD5 of the password, hexadecimal' })

export const ResetPasswordBody = component(
  'ResetPasswordBody',
  Type.Object({ id: short, userPassword: Md5, validatePassword: Md5 }),
)
export type ResetPasswordBody = Static<typeof ResetPasswordBody>

export const BulkBody = component(
  'UserBulkBody',
  Type.Object({
    ids: Type.Array(Type.String({ maxLength: 50 }), { minItems: 1, maxItems: 200 }),
    action: Type.Union([Type.Literal('enable'), Type.Literal('disable'), Type.Literal('delete'), Type.Literal('move')]),
    organizeId: Type.Optional(Type.String({ maxLength: 50, description: 'Id of the target organisation' })),
  }),
)
export type BulkBody = Static<typeof BulkBody>

/** The result for one user. */
export const BulkOutcome = component(
  'UserBulkOutcome',
  Type.Object({ id: Type.String(), ok: Type.Boolean(), msg: Type.String({ description: 'Reason of the failure' }) }),
)
export type BulkOutcome = Static<typeof BulkOutcome>
