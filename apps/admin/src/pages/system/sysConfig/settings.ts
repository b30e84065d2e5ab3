import type { Settings, Values } from './use-settings-form.ts'

/** The control of a setting. */
export type Control =
  | { kind: 'text'; maxLength: number; rows?: number }
  | { kind: 'number'; min: number; max: number; unit?: 'minutes' | 'days' | 'times' | 'letters' | 'megabytes' }
  | { kind: 'password'; stored: 'hasEmailPassword' | 'hasEmailReturnPassword' | 'hasMessageWebhookSecret' }
  | { kind: 'switch' }
  | { kind: 'choice'; options: readonly string[] }
  | { kind: 'image' }
  | { kind: 'role' }
  | { kind: 'model' }
  | { kind: 'timeZone' }

export interface Setting {
  key: keyof Settings
  control: Control
  /** Has a help text. */
  help?: true
  /** Condition of its visibility; settings without effect are hidden. */
  when?: (settings: Values) => boolean
}

const text = (key: keyof Settings, maxLength = 100, rows?: number): Setting => ({
  key,
  control: { kind: 'text', maxLength, ...(rows !== undefined && { rows }) },
})

const hasWebhook = ({ messageWebhookUrl }: Values) => Boolean(messageWebhookUrl)
const hasReturns = ({ emailReturnHost }: Values) => Boolean(emailReturnHost)

/** The settings by tab. Source: contract of the API family, shell, section 19. */
export const TABS = {
  basic: [
    { ...text('sysName', 50), help: true },
    text('sysVersion', 20),
    { ...text('title', 50), help: true },
    { key: 'loginIcon', help: true, control: { kind: 'image' } },
    { key: 'logoIcon', help: true, control: { kind: 'image' } },
    { key: 'navigationIcon', help: true, control: { kind: 'image' } },
    { ...text('sysDescription', 500, 3), help: true },
  ],
  company: [
    { ...text('companyName'), help: true },
    text('companyCode'),
    { ...text('companyAddress', 200), help: true },
    text('companyContacts'),
    text('companyTelePhone', 30),
    text('companyEmail', 254),
    { key: 'timeZone', help: true, control: { kind: 'timeZone' } },
    { ...text('copyright', 200), help: true },
    { ...text('callCustCode'), help: true },
    { ...text('callAppId'), help: true },
    { key: 'callNoteModelId', help: true, control: { kind: 'model' } },
  ],
  signIn: [
    { key: 'singleLogin', control: { kind: 'choice', options: ['1', '2'] } },
    { key: 'tokenTimeout', help: true, control: { kind: 'number', min: 1, max: 525_600, unit: 'minutes' } },
    { key: 'lockIdleMinutes', help: true, control: { kind: 'number', min: 0, max: 1440, unit: 'minutes' } },
    { key: 'lastLoginTimeSwitch', help: true, control: { kind: 'switch' } },
    { key: 'logRetentionDays', help: true, control: { kind: 'number', min: 0, max: 3650, unit: 'days' } },
  ],
  password: [
    { ...text('newUserDefaultPassword', 16), help: true },
    { key: 'changeGivenPassword', help: true, control: { kind: 'switch' } },
    { key: 'passwordErrorsNumber', help: true, control: { kind: 'number', min: 0, max: 100, unit: 'times' } },
    {
      key: 'lockType',
      control: { kind: 'choice', options: ['1', '2'] },
      when: ({ passwordErrorsNumber }) => passwordErrorsNumber !== 0,
    },
    {
      key: 'lockTime',
      control: { kind: 'number', min: 1, max: 525_600, unit: 'minutes' },
      when: ({ passwordErrorsNumber, lockType }) => passwordErrorsNumber !== 0 && lockType === '2',
    },
    { key: 'enableVerificationCode', control: { kind: 'switch' } },
    {
      key: 'verificationCodeAfterErrors',
      help: true,
      control: { kind: 'number', min: 0, max: 100, unit: 'times' },
      when: ({ enableVerificationCode }) => enableVerificationCode === 1,
    },
    {
      key: 'verificationCodeNumber',
      control: { kind: 'number', min: 3, max: 6, unit: 'letters' },
      when: ({ enableVerificationCode }) => enableVerificationCode === 1,
    },
  ],
  files: [
    { ...text('fileExtensions', 2000, 3), help: true },
    { key: 'fileMaxMegabytes', help: true, control: { kind: 'number', min: 1, max: 1_048_576, unit: 'megabytes' } },
    {
      key: 'fileQuotaMegabytes',
      help: true,
      control: { kind: 'number', min: 0, max: 1_073_741_824, unit: 'megabytes' },
    },
  ],
  addresses: [
    { key: 'whitelistSwitch', help: true, control: { kind: 'switch' } },
    { ...text('whitelistIP', 5000, 5), help: true },
    { ...text('ticketHosts', 2000, 3), help: true },
  ],
  messages: [
    { key: 'showMessageEntries', help: true, control: { kind: 'switch' } },
    { key: 'messageRetentionDays', help: true, control: { kind: 'number', min: 0, max: 3650, unit: 'days' } },
    { ...text('messageWebhookUrl', 500), help: true },
    {
      key: 'messageWebhookSecret',
      help: true,
      control: { kind: 'password', stored: 'hasMessageWebhookSecret' },
      when: hasWebhook,
    },
  ],
  mail: [
    { ...text('emailSMTPHost', 253), help: true },
    { key: 'emailSMTPPort', control: { kind: 'number', min: 1, max: 65_535 } },
    { key: 'emailSsl', control: { kind: 'choice', options: ['1', '2', '0'] } },
    { ...text('emailAccount', 254), help: true },
    {
      key: 'emailPassword',
      help: true,
      control: { kind: 'password', stored: 'hasEmailPassword' },
      when: ({ emailAccount }) => Boolean(emailAccount),
    },
    { ...text('emailSenderAddress', 254), help: true },
    { ...text('emailSenderName'), help: true },
    { ...text('emailReturnHost', 253), help: true },
    { key: 'emailReturnPort', control: { kind: 'number', min: 1, max: 65_535 }, when: hasReturns },
    { key: 'emailReturnSsl', control: { kind: 'choice', options: ['1', '2', '0'] }, when: hasReturns },
    { ...text('emailReturnAccount', 254), help: true, when: hasReturns },
    {
      key: 'emailReturnPassword',
      help: true,
      control: { kind: 'password', stored: 'hasEmailReturnPassword' },
      when: hasReturns,
    },
    { ...text('siteUrl', 300), help: true },
  ],
  links: [
    { ...text('dataVHost', 500), help: true },
    { ...text('frameHosts', 2000, 3), help: true },
    { ...text('extraEntryAddress', 500), help: true },
    {
      key: 'extraEntryRoleId',
      help: true,
      control: { kind: 'role' },
      when: ({ extraEntryAddress }) => Boolean(extraEntryAddress),
    },
    { ...text('writingHost', 255), help: true },
  ],
} as const satisfies Record<string, readonly Setting[]>

export type TabId = keyof typeof TABS

/** The tabs in order. */
export const TAB_IDS = [
  'basic',
  'company',
  'signIn',
  'password',
  'files',
  'addresses',
  'messages',
  'mail',
  'links',
] as const satisfies readonly TabId[]
