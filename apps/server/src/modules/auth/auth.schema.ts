import { LAYOUT_TYPES, type LayoutType } from '@sqos/contract'
import { Type, type Static } from 'typebox'
import { component, Flag, Milliseconds, ref } from '../../platform/schema.ts'
import { Permission, type MenuNode } from '../authority/index.ts'

const account = Type.String({ maxLength: 50 })
const password = Type.String({
  maxLength: 128,
  description: 'MD5 of the password as UTF-8: 32 hexadecimal digits in lower case',
})

/** The layout of the user; null for the default. */
const Layout = Type.Union([Type.Unsafe<LayoutType>({ type: 'string', enum: LAYOUT_TYPES }), Type.Null()])

/** What a sign-in sends, form-urlencoded; the password as its MD5. */
export const LoginBody = component(
  'LoginBody',
  Type.Object(
    {
      account: Type.String({ maxLength: 50, description: 'Account or mobile number' }),
      password,
      origin: Type.Optional(Type.String({ maxLength: 50, default: 'password', description: 'Always `password`' })),
      proof: Type.Optional(
        Type.String({
          maxLength: 1000,
          description: 'Solution of the challenge of `getLoginConfig`, as ALTCHA encodes it',
        }),
      ),
      code: Type.Optional(
        Type.String({
          maxLength: 20,
          description: 'What the picture shows, in place of `proof`; with `loginType` 2 the digits of the text message',
        }),
      ),
      ticket: Type.Optional(
        Type.String({ maxLength: 64, description: 'With `loginType` 3: the ticket of the QR code' }),
      ),
      secret: Type.Optional(
        Type.String({ maxLength: 64, description: 'With `loginType` 3: what came with the ticket' }),
      ),
      timestamp: Type.Optional(Type.String({ maxLength: 30, description: 'Key under which the picture was fetched' })),
      client_id: Type.Optional(
        Type.String({ maxLength: 50, default: 'admin', description: 'Name of the client; any value is accepted' }),
      ),
      client_secret: Type.Optional(
        Type.String({ maxLength: 200, default: '', description: 'Constant of the client; any value is accepted' }),
      ),
      scope: Type.Optional(Type.String({ maxLength: 50, default: 'all', description: 'Always `all`' })),
      grant_type: Type.Optional(Type.String({ maxLength: 50, default: 'password', description: 'Always `password`' })),
      loginType: Type.Optional(
        Type.String({
          maxLength: 50,
          default: '1',
          description:
            '1 for account and password; with an empty password 2 for a mobile number and the code of a text message, 3 for a ticket that was confirmed on a phone',
        }),
      ),
    },
    {
      description:
        'Account and password are enough, unless `GET /api/oauth/getConfig/{account}` asks for a captcha. Then `proof` is the solution of its challenge. Or `timestamp` names a key under which `GET /api/oauth/ImageCode/{length}/{timestamp}` was called, and `code` is what the picture shows: after three pictures an account waits longer and longer.',
      // The password of the example is secret2026.
      examples: [{ account: 'lina', password: '14bc969a1888f3d09f91d40f735eb886' }],
    },
  ),
)
export type LoginBody = Static<typeof LoginBody>

/** The token, to be sent back as it is. */
export const LoginResult = component(
  'LoginResult',
  Type.Object({
    token: Type.String({ description: 'Value of the Authorization header' }),
    theme: Layout,
    mustChangePassword: Type.Boolean({
      description: 'Somebody else set the password: until it is changed, other calls are refused',
    }),
  }),
)
export type LoginResult = Static<typeof LoginResult>

/** A challenge of the ALTCHA protocol: the number whose hash after the salt is `challenge` proves work. */
export const ProofChallenge = component(
  'ProofChallenge',
  Type.Object({
    algorithm: Type.String({ description: 'Always `SHA-256`' }),
    challenge: Type.String(),
    salt: Type.String(),
    signature: Type.String(),
    maxnumber: Type.Integer({ description: 'The number is not greater' }),
    seconds: Type.Integer({ description: 'How long a solution is accepted' }),
  }),
)
export type ProofChallenge = Static<typeof ProofChallenge>

/** What a sign-in of this account needs besides the password. */
export const LoginConfig = component(
  'LoginConfig',
  Type.Object({
    enableVerificationCode: Flag,
    verificationCodeNumber: Type.Integer({ minimum: 3, maximum: 6 }),
    proof: Type.Union([ref(ProofChallenge), Type.Null()], {
      description: 'What a browser solves when a captcha is needed; a picture is the other way',
    }),
  }),
)
export type LoginConfig = Static<typeof LoginConfig>

/** The host that a menu link leads to, with its port unless that is the default. */
export const LinkTicketBody = component(
  'LinkTicketBody',
  Type.Object({ host: Type.String({ minLength: 1, maxLength: 260 }) }),
)

/** A ticket of a link, accepted by the calls that linked systems need. */
export const LinkTicket = component(
  'LinkTicket',
  Type.Object({
    ticket: Type.Union([Type.String(), Type.Null()], { description: 'Null when the host is not allowed' }),
    seconds: Type.Integer({ description: 'How long the ticket is accepted' }),
  }),
)
export type LinkTicket = Static<typeof LinkTicket>

/** Who unlocks, with the MD5 of the password. */
export const UnlockBody = component('UnlockBody', Type.Object({ account, password }))
export type UnlockBody = Static<typeof UnlockBody>

const NullableMilliseconds = Type.Union([Milliseconds, Type.Null()])
const Ids = Type.Array(Type.String())

/** The signed-in person. */
export const UserInfo = component(
  'UserInfo',
  Type.Object({
    userId: Type.String(),
    userAccount: Type.String(),
    userName: Type.String(),
    headIcon: Type.String(),
    gender: Type.Integer({ description: '1 male, 2 female, 3 not said' }),
    mobilePhone: Type.String(),
    email: Type.String(),
    organizeId: Type.String(),
    organizeName: Type.String({ description: 'Path of names from the top of the group' }),
    organizeIdList: Ids,
    departmentId: Type.String(),
    departmentName: Type.String(),
    managerId: Type.String(),
    manager: Type.String({ description: 'name/account' }),
    subsidiary: Ids,
    subordinates: Ids,
    positionId: Type.String(),
    positionName: Type.String(),
    positionIds: Type.Array(Type.Object({ id: Type.String(), name: Type.String() })),
    roleIds: Ids,
    groupIds: Type.Array(Type.String(), { description: 'Ids of the enabled user groups' }),
    roleId: Type.String({ description: 'Role ids, joined by commas' }),
    roleName: Type.String({ description: 'Role names, joined by commas' }),
    portalId: Type.String(),
    isAdministrator: Type.Boolean(),
    viewer: Type.Union(
      [Type.Null(), Type.Object({ userId: Type.String(), userAccount: Type.String(), userName: Type.String() })],
      { description: "The administrator who looks through this person's eyes, and only reads" },
    ),
    loginTime: Milliseconds,
    loginIPAddress: Type.String(),
    loginIPAddressName: Type.String(),
    loginPlatForm: Type.String(),
    prevLogin: Flag,
    prevLoginTime: NullableMilliseconds,
    prevLoginIPAddress: Type.String(),
    prevLoginIPAddressName: Type.String(),
    overdueTime: Milliseconds,
    theme: Layout,
    language: Type.Union([Type.String(), Type.Null()]),
    dataScope: Type.Array(
      Type.Object({ organizeId: Type.String(), Add: Type.Boolean(), Edit: Type.Boolean(), Delete: Type.Boolean() }),
      { description: 'Organisations that the person administers, with the rights there; empty for administrators' },
    ),
    landlinenNum: Type.String({
      description: 'Seat number of the call panel, or the landline of a person without a seat',
    }),
    custcode: Type.String({
      description: 'Customer code of the seat, else out of the system settings; empty when unset',
    }),
    appId: Type.String({
      description: 'Application id of the seat, else out of the system settings; empty when unset',
    }),
    mustChangePassword: Type.Boolean({
      description: 'The session only answers `ModifyPassword` and what that needs, until the password is changed',
    }),
  }),
)
export type UserInfo = Static<typeof UserInfo>

/** Settings of the system that the shell needs. */
export const SysConfigInfo = component(
  'SysConfigInfo',
  Type.Object({
    sysName: Type.String(),
    sysVersion: Type.String(),
    title: Type.String(),
    sysDescription: Type.String(),
    companyName: Type.String(),
    companyCode: Type.String(),
    companyAddress: Type.String(),
    companyContacts: Type.String(),
    companyTelePhone: Type.String(),
    companyEmail: Type.String(),
    copyright: Type.String(),
    loginIcon: Type.String(),
    logoIcon: Type.String(),
    navigationIcon: Type.String(),
    dataVHost: Type.String({ description: 'Address of the service of data screens, `${dataV}` in menu links' }),
    frameHosts: Type.String({ description: 'Hosts whose pages portals may embed, separated by commas' }),
    extraEntryAddress: Type.String({ description: 'Of one more menu entry; empty for people who do not see it' }),
    writingHost: Type.String({ description: 'Host on which people start in the writing area' }),
    showMessageEntries: Type.Boolean({ description: 'Whether the top bar shows messages and chat' }),
    lockIdleMinutes: Type.Integer({
      description: 'Minutes without anybody after which a screen is locked; 0 leaves it to everybody',
    }),
  }),
)

/** The signed-in user, with the granted menus, pages and buttons. */
export const CurrentUser = component(
  'CurrentUser',
  Type.Object({
    userInfo: ref(UserInfo),
    menuList: Type.Array(Type.Unsafe<MenuNode>({ $ref: 'MenuNode#' })),
    appMenuList: Type.Optional(
      Type.Array(Type.Unsafe<MenuNode>({ $ref: 'MenuNode#' }), {
        description: 'The menu of phones; empty without one',
      }),
    ),
    permissionList: Type.Array(ref(Permission)),
    sysConfigInfo: ref(SysConfigInfo),
  }),
)
export type CurrentUser = Static<typeof CurrentUser>

/** An account as it was typed. */
export const AccountParams = Type.Object({ account: Type.String({ minLength: 1, maxLength: 50 }) })

/** The size of a captcha, and the key that it is drawn under. */
export const ImageCodeParams = Type.Object({
  length: Type.Integer({ minimum: 3, maximum: 6 }),
  timestamp: Type.String({ pattern: '^[0-9A-Za-z._-]{1,30}$' }),
})
