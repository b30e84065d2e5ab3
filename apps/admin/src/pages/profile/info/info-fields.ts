import type { BaseInfo, BaseInfoBody } from '@sqos/api-client/current-user'
import { formatDate } from '@sqos/i18n'

const TEXTS = [
  'realName',
  'nation',
  'nativePlace',
  'certificatesType',
  'certificatesNumber',
  'education',
  'telePhone',
  'landline',
  'mobilePhone',
  'email',
  'urgentContacts',
  'urgentTelePhone',
  'postalAddress',
  'signature',
] as const

type TextField = (typeof TEXTS)[number]

/** The values of the form; a cleared field is undefined. */
export type InfoFields = Partial<Record<TextField | 'gender', string | undefined>> & {
  /** A date, `2000-01-31`. */
  birthday?: string | undefined
}

/** Code of an unspecified gender. */
const NOT_SAID = 3

/** Converts a user's data to form values. */
export function fieldsOf(info: BaseInfo): InfoFields {
  const texts = Object.fromEntries(TEXTS.map((name) => [name, info[name] || undefined]))
  return { ...texts, gender: String(info.gender), birthday: formatDate(info.birthday, 'YYYY-MM-DD') || undefined }
}

/** Converts form values to the format of the server. */
export function bodyOf(fields: InfoFields): BaseInfoBody {
  const texts = Object.fromEntries(TEXTS.map((name) => [name, (fields[name] ?? '').trim()]))
  return { ...texts, gender: Number(fields.gender ?? NOT_SAID), birthday: dayOf(fields.birthday) }
}

/** The midnight of a day, in ms. */
export function dayOf(day: string | undefined): number | null {
  const [year, month, date] = (day ?? '').split('-').map(Number)
  return year && month && date ? new Date(year, month - 1, date).getTime() : null
}

/** Whether both have the same values; missing and empty ones are equal. */
export const sameFields = (one: InfoFields, other: InfoFields): boolean =>
  JSON.stringify(bodyOf(one)) === JSON.stringify(bodyOf(other))
