import type { ColumnType, Generated } from 'kysely'
import type { Actor } from './actor.ts'

/** Who created, changed and deleted a row, and when. A deleted row stays. */
export interface AuditedColumns {
  creatorUserId: string | null
  creatorTime: Generated<Date>
  lastModifyUserId: string | null
  lastModifyTime: ColumnType<Date | null, Date | undefined, Date>
  deleteMark: number | null
  deleteUserId: string | null
  deleteTime: ColumnType<Date | null, Date | undefined, Date>
}

type Stamp = Pick<Actor, 'userId'>

export const createdBy = ({ userId }: Stamp, now: Date) => ({ creatorUserId: userId, creatorTime: now })
export const modifiedBy = ({ userId }: Stamp, now: Date) => ({ lastModifyUserId: userId, lastModifyTime: now })
export const deletedBy = ({ userId }: Stamp, now: Date) => ({ deleteMark: 1, deleteUserId: userId, deleteTime: now })
