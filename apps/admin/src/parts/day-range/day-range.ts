const DAY = /^(\d{4})-(\d{2})-(\d{2})$/

/** The moments (ms) from the start of the first day to the end of the last one, in local time. */
export function dayRange({ from, to }: { from: string; to: string }): { startTime?: number; endTime?: number } {
  const start = startOfDay(from)
  const end = startOfDay(to, 1)
  return { ...(start !== undefined && { startTime: start }), ...(end !== undefined && { endTime: end - 1 }) }
}

/** The first moment (ms) of a day, or of one `daysLater`, in local time; undefined for an invalid day. */
export function startOfDay(day: string, daysLater = 0): number | undefined {
  const [, year, month, date] = DAY.exec(day) ?? []
  if (!year || !month || !date) return undefined
  const moment = new Date(Number(year), Number(month) - 1, Number(date) + daysLater).getTime()
  // An address can contain any day; the server accepts those of a log.
  return moment >= Date.UTC(1970, 0, 2) && moment < Date.UTC(2099, 0, 1) ? moment : undefined
}
