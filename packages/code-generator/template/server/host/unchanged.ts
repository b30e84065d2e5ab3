import { AppError } from './errors.ts'

interface Changed {
  lastModifyTime: Date | null
}

/** Refuses to overwrite a record that changed since it was read at `readAt` (ms). Without `readAt` it is overwritten. */
export function demandUnchanged(row: Changed, readAt: number | null | undefined): void {
  if (readAt === undefined || readAt === (row.lastModifyTime?.getTime() ?? null)) return
  throw new AppError('conflict', 'error.changed')
}

/** The time of a change: two changes of a record never have the same one. */
export const laterThan = ({ lastModifyTime }: Changed, moment: Date): Date =>
  new Date(Math.max(moment.getTime(), (lastModifyTime?.getTime() ?? 0) + 1))
