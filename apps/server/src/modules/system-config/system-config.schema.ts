import { Type, type Static } from 'typebox'
import { component, Flag, MomentOrNull, ReadAt } from '../../platform/schema.ts'

const word = Type.String({ maxLength: 100 })
const choice = Type.Union([Type.Literal('1'), Type.Literal('2')])
/** URL of an uploaded image; may be empty. */
const image = Type.String({ pattern: '^$|^/api/file/Image/system/[0-9a-f]{64}\\.(png|jpg|gif|webp)$' })
const count = { minimum: 0, maximum: 100 }

const mail = {
  emailSMTPHost: Type.String({
    pattern: '^([a-zA-Z0-9.:-]{1,253})?$',
    description: 'Host of the SMTP server; empty: the system sends no mail',
  }),
  emailSMTPPort: Type.Integer({ minimum: 1, maximum: 65_535 }),
  emailSsl: Type.Unsafe<'0' | '1' | '2'>({
    type: 'string',
    enum: ['0', '1', '2'],
    description: '0 not encrypted, 1 TLS, 2 STARTTLS',
  }),
  emailAccount: Type.String({ maxLength: 254, description: 'Empty: the SMTP server needs no account' }),
  emailPassword: Type.String({
    maxLength: 200,
    description: 'Always empty in answers. An empty one leaves the stored password unchanged',
  }),
  emailSenderAddress: Type.String({ maxLength: 254, description: 'Empty: the account' }),
  emailSenderName: word,
  emailReturnHost: Type.String({
    pattern: '^([a-zA-Z0-9.:-]{1,253})?$',
    description: 'IMAP server of the mailbox that receives reports of non-delivery; empty: they are not read',
  }),
  emailReturnPort: Type.Integer({ minimum: 1, maximum: 65_535 }),
  emailReturnSsl: Type.Unsafe<'0' | '1' | '2'>({
    type: 'string',
    enum: ['0', '1', '2'],
    description: '0 not encrypted, 1 TLS, 2 STARTTLS',
  }),
  emailReturnAccount: Type.String({
    maxLength: 254,
    description: 'Account of this mailbox; an address is also the sender of the envelope of mails',
  }),
  emailReturnPassword: Type.String({
    maxLength: 200,
    description: 'Always empty in answers. An empty one leaves the stored password unchanged',
  }),
}

const settings = {
  sysName: Type.String({ minLength: 1, maxLength: 50 }),
  sysVersion: Type.String({ maxLength: 20 }),
  title: Type.String({ maxLength: 50, description: 'Suffix of the titles of browser tabs; empty for `sysName`' }),
  companyName: word,
  companyCode: word,
  companyAddress: Type.String({ maxLength: 200 }),
  companyContacts: word,
  companyTelePhone: Type.String({ pattern: '^[0-9+() -]{0,30}$' }),
  companyEmail: Type.String({ maxLength: 254 }),
  timeZone: Type.String({
    maxLength: 64,
    description: 'IANA name of the time zone in which the server writes dates; empty for that of its machine',
  }),
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
  dataVHost: Type.String({ maxLength: 500, description: 'Address of the service for data screens; empty if unused' }),
  frameHosts: Type.String({
    maxLength: 2000,
    description: 'Hosts whose pages portals may embed, separated by commas; empty for none',
  }),
  extraEntryAddress: Type.String({
    maxLength: 500,
    description: 'Address of an additional menu entry; empty for none',
  }),
  extraEntryRoleId: Type.String({
    maxLength: 50,
    description: 'Id of the role that sees the additional menu entry, in addition to `admin`',
  }),
  writingHost: Type.String({ maxLength: 255, description: 'Host name that opens the writing area' }),
  singleLogin: choice,
  tokenTimeout: Type.Integer({ minimum: 1, maximum: 525_600, description: 'Minutes' }),
  lockIdleMinutes: Type.Integer({
    minimum: 0,
    maximum: 1440,
    description: 'Minutes; 0 leaves the choice to each user',
  }),
  lastLoginTimeSwitch: Flag,
  whitelistSwitch: Flag,
  whitelistIP: Type.String({ maxLength: 5000, description: 'Addresses and subnets, separated by commas' }),
  ticketHosts: Type.String({
    maxLength: 2000,
    description: 'Hosts whose menu links receive a ticket, separated by commas',
  }),
  passwordErrorsNumber: Type.Integer({ ...count, description: 'Failed sign-ins until an account is locked; 0: never' }),
  lockType: choice,
  lockTime: Type.Integer({ minimum: 1, maximum: 525_600, description: 'Minutes' }),
  enableVerificationCode: Flag,
  verificationCodeAfterErrors: Type.Integer({
    ...count,
    description: 'Failed sign-ins until a captcha is required; 0: always',
  }),
  verificationCodeNumber: Type.Integer({ minimum: 3, maximum: 6 }),
  logRetentionDays: Type.Integer({ minimum: 0, maximum: 3650, description: 'Days; 0: unlimited' }),
  messageRetentionDays: Type.Integer({
    minimum: 0,
    maximum: 3650,
    description: 'Days; 0: unlimited. Applies to messages of the system; notices are kept until withdrawal',
  }),
  showMessageEntries: Type.Unsafe<number>({ ...Flag, description: '1: the top bar shows messages and chat' }),
  messageWebhookUrl: Type.String({
    maxLength: 500,
    description: 'URL that receives messages of templates with the webhook channel; empty for none',
  }),
  messageWebhookSecret: Type.String({
    maxLength: 200,
    description:
      'Key that signs the requests to the webhook (HMAC-SHA256 in `x-sqos-signature`). Always empty in answers. An empty one leaves the ' +
      'stored key unchanged; without an address of the webhook there is none',
  }),
  ...mail,
  siteUrl: Type.String({ maxLength: 300, description: 'Address of this system for links in mails; empty: no links' }),
  fileExtensions: Type.String({
    pattern: '^[a-zA-Z0-9.,;，；\\s]{0,2000}$',
    description: 'Values, separated by commas',
  }),
  fileMaxMegabytes: Type.Integer({ minimum: 1, maximum: 1_048_576 }),
  fileQuotaMegabytes: Type.Integer({ minimum: 0, maximum: 1_073_741_824, description: 'Megabytes; 0: unlimited' }),
  changeGivenPassword: Type.Integer({
    minimum: 0,
    maximum: 1,
    description: 'Users must change a password that another user set',
  }),
  newUserDefaultPassword: Type.String({
    maxLength: 16,
    description: 'Password of new users in plain text; empty for none',
  }),
}

/** The settings that administrators may change. */
export const SystemConfig = component(
  'SystemConfig',
  Type.Object({
    ...settings,
    lastModifyTime: MomentOrNull,
    hasEmailPassword: Type.Boolean({ description: 'Whether a password of the SMTP account is stored' }),
    hasEmailReturnPassword: Type.Boolean({
      description: 'Whether a password of the mailbox of returned mails is stored',
    }),
    hasMessageWebhookSecret: Type.Boolean({ description: 'Whether a key of the webhook is stored' }),
    hasSecretKey: Type.Boolean({ description: 'Whether the server has a key (`SECRET_KEY`) that encrypts passwords' }),
    machineTimeZone: Type.String({ description: 'IANA name of the time zone of the machine of the server' }),
    callerAddress: Type.String({ description: 'IP address of the caller; a whitelist must contain it' }),
  }),
)
export type SystemConfig = Static<typeof SystemConfig>

const SIGN_IN_MODES = ['password', 'scan', 'code'] as const

/** Settings of the sign-in page: readable without a session. */
export const SignInAppearance = component(
  'SignInAppearance',
  Type.Object({
    sysName: Type.String(),
    title: Type.String({ description: 'Suffix of the title of the browser tab' }),
    sysDescription: Type.String(),
    companyName: Type.String(),
    companyAddress: Type.String(),
    copyright: Type.String(),
    loginIcon: Type.String({ description: 'Address of the logo; empty for the logo of the product' }),
    signInModes: Type.Array(Type.Unsafe<(typeof SIGN_IN_MODES)[number]>({ type: 'string', enum: SIGN_IN_MODES }), {
      description: 'Sign-in methods, in the order of their tabs. Contains `code` only if text messages are configured',
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

/** Settings of mail as typed in the form; omitted ones are as stored. */
export const mailSettings = Type.Partial(Type.Object(mail))
export type MailSettings = Static<typeof mailSettings>

/** Names are generated by the server; others are not looked up. */
export const SystemImageParams = Type.Object({ name: Type.String({ pattern: '^[0-9a-f]{64}\\.(png|jpg|gif|webp)$' }) })
