import type { ColumnType, Generated } from 'kysely'
import type { Actor } from '../actor.ts'

/** Audit columns: creator, last editor and (soft) deleter, with times. */
export interface AuditedColumns {
  creatorUserId: string | null
  creatorTime: Generated<Date>
  lastModifyUserId: string | null
  lastModifyTime: ColumnType<Date | null, Date | undefined, Date>
  deleteMark: number | null
  deleteUserId: string | null
  deleteTime: ColumnType<Date | null, Date | undefined, Date | null>
}

/** Columns of a record with a name and a code. */
export interface NamedColumns extends AuditedColumns {
  id: string
  fullName: string
  enCode: string
  /** 1 for enabled, 0 for disabled. */
  enabledMark: Generated<number>
  sortCode: Generated<number>
  description: Generated<string>
}

type Stamp = Pick<Actor, 'userId'>

/** Audit values of a new record. */
export const createdBy = ({ userId }: Stamp, now: Date) => ({ creatorUserId: userId, creatorTime: now })

/** Audit values of a changed record. */
export const modifiedBy = ({ userId }: Stamp, now: Date) => ({ lastModifyUserId: userId, lastModifyTime: now })

/** Audit values of a record that is brought back after it was deleted. */
export const recovered = { deleteMark: null, deleteUserId: null, deleteTime: null }

/** Audit values of a deleted record; the row stays for the recycle bin. */
export const deletedBy = ({ userId }: Stamp, now: Date) => ({ deleteMark: 1, deleteUserId: userId, deleteTime: now })
