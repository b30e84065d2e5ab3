import type { Db, Trx } from '../../platform/db/database.ts'
import { readStoredSettings, type StoredSettings } from './system-settings.repository.ts'

/** Conversion of the stored text of a setting; an invalid text counts as unset. */
interface Setting<Value> {
  fallback: Value
  read: (stored: string) => Value
}

const text = (fallback: string): Setting<string> => ({ fallback, read: (stored) => stored })

const flag = (fallback: boolean): Setting<boolean> => ({ fallback, read: (stored) => stored === '1' })

function number(fallback: number, { min, max }: { min: number; max: number }): Setting<number> {
  const read = (stored: string) => {
    const value = Number(stored)
    return stored.trim() !== '' && Number.isInteger(value) && value >= min && value <= max ? value : fallback
  }
  return { fallback, read }
}

function choice<const Value extends string>(fallback: Value, others: readonly Value[]): Setting<Value> {
  return { fallback, read: (stored) => [fallback, ...others].find((value) => value === stored) ?? fallback }
}

const SETTINGS = {
  sysName: text('SQOS'),
  sysVersion: text('V1.0'),
  /** Suffix of the titles of browser tabs; empty: the name of the system. */
  title: text(''),
  companyName: text(''),
  /** Short name of the company. */
  companyCode: text(''),
  companyAddress: text(''),
  /** Legal representative of the company. */
  companyContacts: text(''),
  companyTelePhone: text(''),
  companyEmail: text(''),
  /** IANA name of the time zone in which the server writes dates; empty: that of its machine. */
  timeZone: text(''),
  sysDescription: text(''),
  /** Customer code of the call panel: `custcode` of the signed-in user. */
  callCustCode: text(''),
  /** Application id of the call panel: `appId` of the signed-in user. */
  callAppId: text(''),
  /** Model whose form is offered after a call; empty: notes are a text of the call record. */
  callNoteModelId: text(''),
  copyright: text(''),
  /** Logo of the sign-in page. */
  loginIcon: text(''),
  /** Logo above the menu at the side. */
  logoIcon: text(''),
  /** Logo of the top bar, for layouts with the menu in it. */
  navigationIcon: text(''),
  /** Address of the data screen service: `${dataV}` in the addresses of menu entries. */
  dataVHost: text(''),
  /** Hosts whose pages portals may embed, separated by commas or lines. */
  frameHosts: text(''),
  /** Address of an extra menu entry, for the account `admin` and users with one role. */
  extraEntryAddress: text(''),
  /** Id of the role with the extra entry; empty: no role. */
  extraEntryRoleId: text(''),
  /** Host of the product that the writing area starts with. */
  writingHost: text(''),
  /** '1': a new sign-in ends the older session; '2': several sessions are allowed. */
  singleLogin: choice<'1' | '2'>('2', ['1']),
  /** Minutes without a request after which a session ends. */
  tokenTimeout: number(480, { min: 1, max: 525_600 }),
  /** Maximum minutes without keyboard or pointer input until the screen is locked; 0: each user decides. */
  lockIdleMinutes: number(0, { min: 0, max: 1440 }),
  /** Show users the time and place of their last sign-in. */
  lastLoginTimeSwitch: flag(true),
  whitelistSwitch: flag(false),
  /** Addresses and subnets from which users may sign in, comma-separated. */
  whitelistIP: text(''),
  /** Number of consecutive wrong passwords that locks an account; 0 never locks. */
  passwordErrorsNumber: number(6, { min: 0, max: 100 }),
  /** '1': locked until an administrator unlocks; '2': locked for `lockTime` minutes. */
  lockType: choice<'1' | '2'>('2', ['1']),
  lockTime: number(10, { min: 1, max: 525_600 }),
  enableVerificationCode: flag(true),
  /** Number of consecutive wrong passwords after which sign-in needs a captcha; 0: always. */
  verificationCodeAfterErrors: number(3, { min: 0, max: 100 }),
  /** Characters of the captcha. */
  verificationCodeNumber: number(4, { min: 3, max: 6 }),
  /** Initial password of new users, in clear text; empty: users cannot sign in until a password is set for them. */
  newUserDefaultPassword: text(''),
  /** Users must change a password that another user set before they can continue. */
  changeGivenPassword: flag(false),
  /** Hosts whose menu links receive a ticket, comma-separated. */
  ticketHosts: text(''),
  /** Retention of log rows in days; 0 keeps them. */
  logRetentionDays: number(180, { min: 0, max: 3650 }),
  /** Retention of messages of the system in days; 0 keeps them. */
  messageRetentionDays: number(365, { min: 0, max: 3650 }),
  /** The top bar shows messages and chat. */
  showMessageEntries: flag(true),
  /** Address that receives the messages whose template names the webhook; empty: none. */
  messageWebhookUrl: text(''),
  /** Secret that signs the requests to it, sealed; empty: they are not signed. */
  messageWebhookSecret: text(''),
  /** Host of the SMTP server; empty: the system sends no mail. */
  emailSMTPHost: text(''),
  emailSMTPPort: number(465, { min: 1, max: 65_535 }),
  /** '1': TLS from the start; '2': STARTTLS, without which nothing is sent; '0': not encrypted. */
  emailSsl: choice<'0' | '1' | '2'>('1', ['0', '2']),
  /** Account at the SMTP server; empty: it needs none. */
  emailAccount: text(''),
  /** Its password, sealed (`platform/secrets.ts`). */
  emailPassword: text(''),
  /** Address of the sender; empty: the account. */
  emailSenderAddress: text(''),
  /** Name of the sender; empty: `sysName`. */
  emailSenderName: text(''),
  /** IMAP server of the mailbox that receives reports of non-delivery; empty: nobody reads them. */
  emailReturnHost: text(''),
  emailReturnPort: number(993, { min: 1, max: 65_535 }),
  /** As `emailSsl`. */
  emailReturnSsl: choice<'0' | '1' | '2'>('1', ['0', '2']),
  /** Account of this mailbox; an address is the sender of the envelope too. */
  emailReturnAccount: text(''),
  /** Its password, sealed. */
  emailReturnPassword: text(''),
  /** Address of this system for links in mails (`https://erp.example.com`); empty: mails have no links. */
  siteUrl: text(''),
  /** Allowed file extensions of uploads, comma-separated. */
  fileExtensions: text(
    'gif,jpg,jpeg,png,bmp,webp,mp4,m3u8,rmvb,avi,3gp,mkv,flv,mov,webm,mp3,wav,wma,ogg,aac,flac,m4a,amr,doc,txt,docx,odt,ods,odp,rtf,html,' +
      'pages,epub,pdf,numbers,csv,xls,xlsx,keynote,key,ppt,pptx,md,json,zip,rar,7z',
  ),
  /** Maximum size of a file in megabytes. */
  fileMaxMegabytes: number(4096, { min: 1, max: 1_048_576 }),
  /** Quota of a user in megabytes; 0: no limit. */
  fileQuotaMegabytes: number(20_480, { min: 0, max: 1_073_741_824 }),
} as const satisfies Record<string, Setting<string | number | boolean>>

type Settings = typeof SETTINGS

/** Every setting with its value or default. */
export type SystemSettings = { [Key in keyof Settings]: ReturnType<Settings[Key]['read']> }

/** The text that a value is stored as. */
export const storedText = (value: string | number | boolean): string =>
  typeof value === 'boolean' ? (value ? '1' : '0') : String(value)

/** Reads all settings; unset and invalid ones have their default. */
export async function readSystemSettings(db: Db | Trx): Promise<SystemSettings> {
  return toSystemSettings(await readStoredSettings(db))
}

/** Converts the stored text of one setting; `null` for an unset one. */
export function settingOf<Key extends keyof Settings>(key: Key, stored: string | null): SystemSettings[Key] {
  const { fallback, read } = SETTINGS[key]
  // Fallback and reader of the key that the type is derived from.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- see the line before
  return (stored === null ? fallback : read(stored)) as SystemSettings[Key]
}

/** Converts stored texts to typed settings. */
export function toSystemSettings(stored: StoredSettings): SystemSettings {
  // Our own constant: its keys are those of the type.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- see the line before
  const keys = Object.keys(SETTINGS) as (keyof Settings)[]
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- see the line before
  return Object.fromEntries(keys.map((key) => [key, settingOf(key, stored.get(key) ?? null)])) as SystemSettings
}
