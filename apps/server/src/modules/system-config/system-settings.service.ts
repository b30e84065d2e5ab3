import type { Db, Trx } from '../../platform/db/database.ts'
import { readStoredSettings, type StoredSettings } from './system-settings.repository.ts'

/** How one setting is read from its stored text; text that makes no sense counts as unset. */
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
  /** End of the titles of the browser's tabs; empty: the name of the system. */
  title: text(''),
  companyName: text(''),
  /** Short name of the company. */
  companyCode: text(''),
  companyAddress: text(''),
  /** Who represents the company. */
  companyContacts: text(''),
  companyTelePhone: text(''),
  companyEmail: text(''),
  sysDescription: text(''),
  /** Customer code of the call panel: `custcode` of the signed-in user. */
  callCustCode: text(''),
  /** Application id of the call panel: `appId` of the signed-in user. */
  callAppId: text(''),
  copyright: text(''),
  /** Logo of the sign-in page. */
  loginIcon: text(''),
  /** Logo above the menu at the side. */
  logoIcon: text(''),
  /** Logo of the bar on top, where that holds the menu. */
  navigationIcon: text(''),
  /** Address of the service that shows data screens: `${dataV}` in the addresses of menu entries. */
  dataVHost: text(''),
  /** Address of one more menu entry, for the account `admin` and the people of one role. */
  extraEntryAddress: text(''),
  /** Id of the role whose people see the extra entry; empty: of no role. */
  extraEntryRoleId: text(''),
  /** Host of the product on which people start in the writing area. */
  writingHost: text(''),
  /** '1': a newer sign-in ends the older session; '2': they live side by side. */
  singleLogin: choice<'1' | '2'>('2', ['1']),
  /** Minutes without a call after which a session ends. */
  tokenTimeout: number(480, { min: 1, max: 525_600 }),
  /** Minutes without a key or a touch after which a screen is locked at the latest; 0 leaves it to everybody. */
  lockIdleMinutes: number(0, { min: 0, max: 1440 }),
  /** Tell people when and from where they signed in last. */
  lastLoginTimeSwitch: flag(true),
  whitelistSwitch: flag(false),
  /** Addresses and subnets from which people may sign in, joined by commas. */
  whitelistIP: text(''),
  /** Wrong passwords in a row that lock an account; 0 never locks. */
  passwordErrorsNumber: number(6, { min: 0, max: 100 }),
  /** '1': locked until an administrator unlocks; '2': for `lockTime` minutes. */
  lockType: choice<'1' | '2'>('2', ['1']),
  lockTime: number(10, { min: 1, max: 525_600 }),
  enableVerificationCode: flag(true),
  /** Wrong passwords in a row after which sign-in asks for a captcha; 0 asks always. */
  verificationCodeAfterErrors: number(3, { min: 0, max: 100 }),
  /** Characters of the captcha. */
  verificationCodeNumber: number(4, { min: 3, max: 6 }),
  /** With which new people sign in first, in clear; empty: they wait until a password is set for them. */
  newUserDefaultPassword: text(''),
  /** People who sign in with a password that somebody else set must change it before anything else. */
  changeGivenPassword: flag(false),
  /** Hosts whose menu links receive a ticket, joined by commas. */
  ticketHosts: text(''),
  /** Days after which rows of the log are deleted; 0 keeps them. */
  logRetentionDays: number(180, { min: 0, max: 3650 }),
  /** Endings of names that may be uploaded, joined by commas. */
  fileExtensions: text(
    'gif,jpg,jpeg,png,bmp,webp,mp4,m3u8,rmvb,avi,3gp,mkv,flv,mov,webm,mp3,wav,wma,ogg,aac,flac,m4a,amr,doc,txt,docx,odt,ods,odp,rtf,html,' +
      'pages,epub,pdf,numbers,csv,xls,xlsx,keynote,key,ppt,pptx,md,json,zip,rar,7z',
  ),
  /** Megabytes that one file may have. */
  fileMaxMegabytes: number(4096, { min: 1, max: 1_048_576 }),
  /** Megabytes that one person may keep; 0 is without limit. */
  fileQuotaMegabytes: number(20_480, { min: 0, max: 1_073_741_824 }),
} as const satisfies Record<string, Setting<string | number | boolean>>

type Settings = typeof SETTINGS

/** Every setting with its value or default. */
export type SystemSettings = { [Key in keyof Settings]: ReturnType<Settings[Key]['read']> }

/** The text that a value is stored as. */
export const storedText = (value: string | number | boolean): string =>
  typeof value === 'boolean' ? (value ? '1' : '0') : String(value)

/** Reads all settings; what is unset or damaged has its default. */
export async function readSystemSettings(db: Db | Trx): Promise<SystemSettings> {
  return toSystemSettings(await readStoredSettings(db))
}

/** The typed settings of stored texts. */
export function toSystemSettings(stored: StoredSettings): SystemSettings {
  const entries = Object.entries(SETTINGS).map(([key, { fallback, read }]) => {
    const value = stored.get(key)
    return [key, value === undefined ? fallback : read(value)]
  })
  // Built from the very keys and readers that the type is derived from.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- see the line before
  return Object.fromEntries(entries) as SystemSettings
}
