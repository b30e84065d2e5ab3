import type { UserBody } from './user.schema.ts'

/** Columns of a new user who never signed in. */
export const untouched = {
  lastModifyUserId: null,
  deleteMark: null,
  deleteUserId: null,
  theme: null,
  language: null,
  firstLogIp: null,
  lastLogIp: null,
  prevLogIp: null,
}

const TEXTS = [
  'email',
  'ranks',
  'description',
  'nation',
  'nativePlace',
  'certificatesType',
  'certificatesNumber',
  'education',
  'telePhone',
  'landline',
  'mobilePhone',
  'urgentContacts',
  'urgentTelePhone',
  'postalAddress',
] as const

/** Columns that are stored as sent; missing fields stay unchanged. */
export function columnsOf(body: UserBody) {
  const texts: Partial<Record<(typeof TEXTS)[number], string>> = {}
  for (const name of TEXTS) {
    const value = body[name]
    if (value !== undefined) texts[name] = value
  }
  return {
    account: body.account,
    realName: body.realName,
    gender: body.gender,
    ...texts,
    ...(body.sortCode !== undefined && { sortCode: body.sortCode }),
    ...(body.entryDate !== undefined && { entryDate: momentOf(body.entryDate) }),
    ...(body.birthday !== undefined && { birthday: momentOf(body.birthday) }),
  }
}

const momentOf = (milliseconds: number | null) => (milliseconds === null ? null : new Date(milliseconds))

/** The current organisation or position: the previous one if the user still has it, or else the first. */
export const currentOf = (present: string | null, ids: readonly string[]) =>
  present !== null && ids.includes(present) ? present : (ids[0] ?? null)
