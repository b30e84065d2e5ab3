import { Type, type Static } from 'typebox'
import { component, Flag, MomentOrNull, ReadAt } from '../../platform/schema.ts'

const word = Type.String({ maxLength: 100 })
const choice = Type.Union([Type.Literal('1'), Type.Literal('2')])
/** URL of an uploaded image; may be empty. */
const image = Type.String({ pattern: '^$|^/api/file/Image/system/[0-9a-f]{64}\\.(png|jpg|gif|webp)$' })
const count = { minimum: 0, maximum: 100 }

const settings = {
  sysName: Type.String({ minLength: 1, maxLength: 50 }),
  sysVersion: Type.String({ maxLength: 20 }),
  title: Type.String({ maxLength: 50, description: 'End of the titles of browser tabs; empty for `sysName`' }),
  companyName: word,
  companyCode: word,
  companyAddress: Type.String({ maxLength: 200 }),
  companyContacts: word,
  companyTelePhone: Type.String({ pattern: '^[0-9+() -]{0,30}$' }),
  companyEmail: Type.String({ maxLength: 254 }),
  copyright: Type.String({ maxLength: 200 }),
  callCustCode: Type.String({ maxLength: 100, description: 'Customer code of the call panel' }),
  callAppId: Type.String({ maxLength: 100, description: 'Application id of the call panel' }),
  callNoteModelId: Type.String({
    maxLength: 50,
    description: 'Model whose form is offered after a call; empty for none',
  }),
  sysDescription: Type.String({ maxLength: 500 }),
  loginIcon: image,
  logoIcon: image,
  navigationIcon: image,
  dataVHost: Type.String({ maxLength: 500, description: 'Address of the service of data screens; empty for none' }),
  extraEntryAddress: Type.String({ maxLength: 500, description: 'Of one more menu entry; empty for none' }),
  extraEntryRoleId: Type.String({ maxLength: 50, description: 'Role that sees the extra entry beside `admin`' }),
  writingHost: Type.String({ maxLength: 255, description: 'Host on which people start in the writing area' }),
  singleLogin: choice,
  tokenTimeout: Type.Integer({ minimum: 1, maximum: 525_600, description: 'Minutes' }),
  lockIdleMinutes: Type.Integer({ minimum: 0, maximum: 1440, description: 'Minutes; 0 leaves it to everybody' }),
  lastLoginTimeSwitch: Flag,
  whitelistSwitch: Flag,
  whitelistIP: Type.String({ maxLength: 5000, description: 'Addresses and subnets, joined by commas' }),
  ticketHosts: Type.String({
    maxLength: 2000,
    description: 'Hosts whose menu links receive a ticket, joined by commas',
  }),
  passwordErrorsNumber: Type.Integer({ ...count, description: '0 never locks' }),
  lockType: choice,
  lockTime: Type.Integer({ minimum: 1, maximum: 525_600, description: 'Minutes' }),
  enableVerificationCode: Flag,
  verificationCodeAfterErrors: Type.Integer({ ...count, description: '0 asks always' }),
  verificationCodeNumber: Type.Integer({ minimum: 3, maximum: 6 }),
  logRetentionDays: Type.Integer({ minimum: 0, maximum: 3650, description: 'Days; 0 keeps the log' }),
  messageRetentionDays: Type.Integer({
    minimum: 0,
    maximum: 3650,
    description: 'Days; 0 keeps the messages of the system. Notices are kept until they are withdrawn',
  }),
  showMessageEntries: Type.Unsafe<number>({ ...Flag, description: '1: the top bar shows messages and chat' }),
  messageWebhookUrl: Type.String({
    maxLength: 500,
    description: 'Address that receives the messages whose template names the webhook; empty for none',
  }),
  messageWebhookSecret: Type.String({
    maxLength: 200,
    description: 'Signs the requests to it (HMAC-SHA256 in `x-sqos-signature`); empty: they are not signed',
  }),
  fileExtensions: Type.String({ pattern: '^[a-zA-Z0-9.,;，；\\s]{0,2000}$', description: 'Joined by commas' }),
  fileMaxMegabytes: Type.Integer({ minimum: 1, maximum: 1_048_576 }),
  fileQuotaMegabytes: Type.Integer({ minimum: 0, maximum: 1_073_741_824, description: '0 is without limit' }),
  changeGivenPassword: Type.Integer({
    minimum: 0,
    maximum: 1,
    description: 'People who sign in with a password that somebody else set must change it first',
  }),
  newUserDefaultPassword: Type.String({ maxLength: 16, description: 'Of new people, in clear; empty for none' }),
}

/** The settings that administrators may change. */
export const SystemConfig = component(
  'SystemConfig',
  Type.Object({
    ...settings,
    lastModifyTime: MomentOrNull,
    callerAddress: Type.String({ description: 'From where the caller is calling: what a list of addresses must hold' }),
  }),
)
export type SystemConfig = Static<typeof SystemConfig>

const SIGN_IN_MODES = ['password', 'scan', 'code'] as const

/** Settings of the sign-in page: readable without a session. */
export const SignInAppearance = component(
  'SignInAppearance',
  Type.Object({
    sysName: Type.String(),
    title: Type.String({ description: 'End of the title of the browser tab' }),
    sysDescription: Type.String(),
    companyName: Type.String(),
    companyAddress: Type.String(),
    copyright: Type.String(),
    loginIcon: Type.String({ description: 'Address of the logo; empty for the logo of the product' }),
    signInModes: Type.Array(Type.Unsafe<(typeof SIGN_IN_MODES)[number]>({ type: 'string', enum: SIGN_IN_MODES }), {
      description: 'Ways to sign in, in the order of their tabs; `code` only where text messages are set up',
    }),
  }),
)
export type SignInAppearance = Static<typeof SignInAppearance>

/** Omitted settings stay unchanged. */
export const SystemConfigBody = component(
  'SystemConfigBody',
  Type.Object({ ...Type.Partial(Type.Object(settings)).properties, lastModifyTime: ReadAt }, { minProperties: 1 }),
)
export type SystemConfigBody = Static<typeof SystemConfigBody>

/** Names are generated by the server; others are not looked up. */
export const SystemImageParams = Type.Object({ name: Type.String({ pattern: '^[0-9a-f]{64}\\.(png|jpg|gif|webp)$' }) })
