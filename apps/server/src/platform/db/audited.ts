import type { ColumnType, Generated } from 'kysely'
import type { Actor } from '../actor.ts'

/** Columns of every record that people maintain: who made, changed and (softly) deleted it, and when. */
export interface AuditedColumns {
  creatorUserId: string | null
  creatorTime: Generated<Date>
  lastModifyUserId: string | null
  lastModifyTime: ColumnType<Date | null, Date | undefined, Date>
  deleteMark: number | null
  deleteUserId: string | null
  deleteTime: ColumnType<Date | null, Date | undefined, Date>
}

/** Columns of a maintained record with a name and a code. */
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

/** Values of a record that is made now. */
export const createdBy = ({ userId }: Stamp, now: Date) => ({ creatorUserId: userId, creatorTime: now })

/** Values of a record that is changed now. */
export const modifiedBy = ({ userId }: Stamp, now: Date) => ({ lastModifyUserId: userId, lastModifyTime: now })

/** Values of a record that is deleted now; the row stays for the recycle bin. */
export const deletedBy = ({ userId }: Stamp, now: Date) => ({ deleteMark: 1, deleteUserId: userId, deleteTime: now })
