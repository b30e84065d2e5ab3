import { LANGUAGES, LAYOUT_TYPES, type Language, type LayoutType } from '@sqos/contract'
import { Type, type Static } from 'typebox'
import { component, Flag, Milliseconds, PageQuery, ref } from '../../platform/schema.ts'
import { REQUEST_LOG } from '../log/log.access.ts'
import { SIGN_IN_LOG } from '../log/index.ts'

const word = Type.String({ maxLength: 50 })
const phone = Type.String({ pattern: '^[0-9+() -]{0,30}$' })
/** MD5 in hexadecimal: browsers send passwords in this form. */
const md5 = Type.String({ pattern: '^[0-9a-fA-F]{32}$', description: 'MD5 of the password, hexadecimal' })
/** Between the years 1900 and 2100. */
const span = { minimum: -2_208_988_800_000, maximum: 4_102_444_800_000, description: 'Epoch milliseconds' }
const Day = Type.Integer(span)
// One schema with two type names: in a union, validation would convert null to 0.
const NullableDay = Type.Unsafe<number | null>({ type: ['integer', 'null'], ...span })
const NullableMilliseconds = Type.Union([Milliseconds, Type.Null()])

/** Properties that users may change themselves. */
const editable = {
  realName: Type.String({ minLength: 1, maxLength: 50 }),
  gender: Type.Integer({ minimum: 1, maximum: 3, description: '1 male, 2 female, 3 not specified' }),
  nation: word,
  nativePlace: word,
  certificatesType: word,
  certificatesNumber: word,
  education: word,
  birthday: NullableDay,
  telePhone: phone,
  landline: phone,
  mobilePhone: Type.String({ maxLength: 20 }),
  email: Type.String({ maxLength: 254 }),
  urgentContacts: word,
  urgentTelePhone: phone,
  postalAddress: Type.String({ maxLength: 200 }),
  signature: Type.String({ maxLength: 500 }),
}

/** The signed-in user with all properties. */
export const BaseInfo = component(
  'BaseInfo',
  Type.Object({
    ...editable,
    id: Type.String(),
    account: Type.String(),
    avatar: Type.String({ description: 'Address of the picture; empty if none exists' }),
    company: Type.String(),
    organize: Type.String({ description: 'Names of the organisations, from the top level' }),
    position: Type.String({ description: 'Names, separated by commas' }),
    manager: Type.String({ description: 'name/account' }),
    roleId: Type.String({ description: 'Names of the roles, separated by commas' }),
    creatorTime: Milliseconds,
    prevLogTime: NullableMilliseconds,
    entryDate: NullableMilliseconds,
    theme: Type.Union([Type.Unsafe<LayoutType>({ type: 'string', enum: LAYOUT_TYPES }), Type.Null()]),
    language: Type.Union([Type.String(), Type.Null()]),
  }),
)
export type BaseInfo = Static<typeof BaseInfo>

/** Omitted properties stay unchanged. */
export const BaseInfoBody = component('BaseInfoBody', Type.Partial(Type.Object(editable), { minProperties: 1 }))
export type BaseInfoBody = Static<typeof BaseInfoBody>

export const ModifyPasswordBody = component(
  'ModifyPasswordBody',
  Type.Object({
    oldPassword: md5,
    // An MD5 reveals nothing about the password: the form checks that it has 6 to 16 letters and digits.
    password: md5,
    code: Type.String({ maxLength: 20, description: 'Text of the captcha' }),
    timestamp: Type.String({ maxLength: 30, description: 'Key of the request for the captcha' }),
  }),
)
export type ModifyPasswordBody = Static<typeof ModifyPasswordBody>

export const ThemeBody = component(
  'ThemeBody',
  Type.Object({ theme: Type.Unsafe<LayoutType>({ type: 'string', enum: LAYOUT_TYPES }) }),
)

export const LanguageBody = component(
  'LanguageBody',
  Type.Object({ language: Type.Unsafe<Language>({ type: 'string', enum: LANGUAGES }) }),
)

/** A subordinate of the caller in the chart. */
export const Subordinate = component(
  'Subordinate',
  Type.Object({
    id: Type.String(),
    userName: Type.String({ description: 'name/account' }),
    avatar: Type.String(),
    department: Type.String(),
    position: Type.String(),
    isLeaf: Type.Boolean({ description: 'Whether the user has no subordinates' }),
  }),
)
export type Subordinate = Static<typeof Subordinate>

/** A menu entry, or an item of it, that the caller was granted. */
export const AuthorizeNode = component(
  'AuthorizeNode',
  Type.Object({
    id: Type.String(),
    parentId: Type.String(),
    fullName: Type.String(),
    icon: Type.String(),
    sortCode: Type.Integer(),
    hasChildren: Type.Boolean(),
    children: Type.Optional(Type.Array(Type.Unsafe<AuthorizeNode>({ $ref: 'AuthorizeNode#' }))),
  }),
)
export interface AuthorizeNode {
  id: string
  parentId: string
  fullName: string
  icon: string
  sortCode: number
  hasChildren: boolean
  children?: AuthorizeNode[]
}

const Tree = Type.Array(ref(AuthorizeNode))

/** All grants of the caller; menu entries are the parents in every tree. */
export const Authorize = component(
  'Authorize',
  Type.Object({ module: Tree, button: Tree, column: Tree, form: Tree, resource: Tree }),
)
export type Authorize = Static<typeof Authorize>

export const SystemLogQuery = Type.Object({
  ...Type.Omit(PageQuery, ['sidx']).properties,
  category: Type.Integer({ enum: [SIGN_IN_LOG, REQUEST_LOG], description: '1 sign-ins, 5 requests' }),
  startTime: Type.Optional(Day),
  endTime: Type.Optional(Day),
})
export type SystemLogQuery = Static<typeof SystemLogQuery>

export const SystemLogRow = component(
  'SystemLogRow',
  Type.Object({
    id: Type.String(),
    creatorTime: Milliseconds,
    userName: Type.String({ description: 'name/account' }),
    ipaddress: Type.String(),
    ipaddressName: Type.String({ description: 'Location of the IP address, if known' }),
    platForm: Type.String({ description: 'Browser and operating system' }),
    requestURL: Type.String(),
    requestMethod: Type.String(),
    requestDuration: Type.Integer({ description: 'Milliseconds' }),
    abstracts: Type.String({ description: 'Outcome of the sign-in' }),
    succeeded: Flag,
  }),
)
export type SystemLogRow = Static<typeof SystemLogRow>

/** An organisation or position of the caller. */
export const Major = component(
  'Major',
  Type.Object({
    id: Type.String(),
    fullName: Type.String(),
    isDefault: Type.Boolean({ description: 'Whether it is the current one' }),
  }),
)
export type Major = Static<typeof Major>

export const MajorBody = component(
  'MajorBody',
  Type.Object({
    majorId: Type.String({ minLength: 1, maxLength: 50 }),
    majorType: Type.Union([Type.Literal('Organize'), Type.Literal('Position')]),
  }),
)
export type MajorBody = Static<typeof MajorBody>

export const CaptchaParams = Type.Object({ timestamp: Type.String({ pattern: '^[0-9A-Za-z._-]{1,30}$' }) })
