import type { LayoutType } from '@sqos/contract'
import type { ColumnType, Generated } from 'kysely'
import type { AuditedColumns } from '../../platform/db/audited.ts'

declare module '../../platform/db/database.ts' {
  interface Database {
    users: UsersTable
    userRelations: UserRelationsTable
  }
}

/** `enabledMark` of a user: null means never activated. */
export const USER_STATE = { disabled: 0, enabled: 1, locked: 2 } as const

/** Users. */
export interface UsersTable extends AuditedColumns {
  id: string
  account: string
  realName: string
  /** Pinyin of the name, see `spellName`. */
  pinyin: Generated<string>
  initials: Generated<string>
  /** Generated column: account, name, spelling and mobile number in lower case. */
  searchText: ColumnType<string, never, never>
  /** Argon2id over the MD5 that browsers send. */
  passwordHash: string
  /** 1 male, 2 female, 3 not specified. */
  gender: Generated<number>
  /** Name in `avatars`; empty without an avatar. */
  headIcon: Generated<string>
  mobilePhone: Generated<string>
  email: Generated<string>
  /** The current organisation; all of them are in userRelations. */
  organizeId: string | null
  positionId: string | null
  managerId: string | null
  portalId: Generated<string>
  isAdministrator: Generated<number>
  /** One of USER_STATE, or null when the account was never activated. */
  enabledMark: number | null
  sortCode: Generated<number>
  description: Generated<string>
  theme: LayoutType | null
  language: string | null
  /** When the lock expires; null means that an administrator must unlock. */
  unlockTime: NullableDate
  firstLogTime: NullableDate
  firstLogIp: string | null
  lastLogTime: NullableDate
  lastLogIp: string | null
  prevLogTime: NullableDate
  prevLogIp: string | null
  passwordChangeTime: NullableDate
  /** Whether another party set the password: an administrator, an import or the first start. */
  passwordGiven: Generated<boolean>
  /** Personal details. */
  signature: Generated<string>
  /** Id of a value of dictionary Nation. */
  nation: Generated<string>
  nativePlace: Generated<string>
  entryDate: NullableDate
  birthday: NullableDate
  /** Id of a value of dictionary certificateType. */
  certificatesType: Generated<string>
  certificatesNumber: Generated<string>
  /** Id of a value of dictionary Education. */
  education: Generated<string>
  telePhone: Generated<string>
  landline: Generated<string>
  urgentContacts: Generated<string>
  urgentTelePhone: Generated<string>
  postalAddress: Generated<string>
  /** Code of a value of dictionary Rank. */
  ranks: Generated<string>
}

type NullableDate = ColumnType<Date | null, Date | null | undefined, Date | null>

/** Memberships of users in organisations, positions and roles. */
export interface UserRelationsTable {
  userId: string
  objectType: 'Organize' | 'Position' | 'Role' | 'Group'
  objectId: string
}
