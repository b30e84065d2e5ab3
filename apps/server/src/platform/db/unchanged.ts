import { AppError } from '../errors.ts'

interface Changed {
  lastModifyTime: Date | null
}

/**
 * Throws `RESULT.conflict` when another user saved the record since the caller read it. `readAt` is the
 * `lastModifyTime` of the record as read, in epoch milliseconds; a client that sends none overwrites in any case.
 */
export function demandUnchanged(row: Changed, readAt: number | null | undefined): void {
  if (readAt === undefined || readAt === (row.lastModifyTime?.getTime() ?? null)) return
  throw new AppError('conflict', 'error.changed')
}

/** Time of a change: two changes of a record never have the same time, because it identifies them. */
export const laterThan = ({ lastModifyTime }: Changed, moment: Date): Date =>
  new Date(Math.max(moment.getTime(), (lastModifyTime?.getTime() ?? 0) + 1))
