import { AppError } from '../errors.ts'

interface Changed {
  lastModifyTime: Date | null
}

/**
 * Refuses with `RESULT.conflict` to overwrite what somebody else saved since the caller read it. `readAt` is the record's
 * `lastModifyTime` as it was read, in epoch milliseconds; a client that sends none saves in any case.
 */
export function demandUnchanged(row: Changed, readAt: number | null | undefined): void {
  if (readAt === undefined || readAt === (row.lastModifyTime?.getTime() ?? null)) return
  throw new AppError('conflict', 'error.changed')
}

/** When a change is made: two changes of a record never carry the same time, because it tells them apart. */
export const laterThan = ({ lastModifyTime }: Changed, moment: Date): Date =>
  new Date(Math.max(moment.getTime(), (lastModifyTime?.getTime() ?? 0) + 1))
