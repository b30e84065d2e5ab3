import { Type } from 'typebox'

export const FREQUENCIES = ['hourly', 'daily', 'weekly', 'monthly'] as const
export type Frequency = (typeof FREQUENCIES)[number]

/** The fields of a recurrence on the wire. */
export const RECURRENCE = {
  frequency: Type.Unsafe<Frequency>({ type: 'string', enum: [...FREQUENCIES] }),
  minute: Type.Integer({
    minimum: 0,
    maximum: 1439,
    description: 'Minutes after midnight by the clock of the company; hourly: the minute of each hour',
  }),
  weekday: Type.Optional(Type.Integer({ minimum: 1, maximum: 7, description: 'Weekly: 1 is Monday' })),
  monthDay: Type.Optional(
    Type.Integer({ minimum: 1, maximum: 31, description: 'Monthly: a month without this day has its last one' }),
  ),
}

/** When something recurs, by the clock of the company. */
export interface Recurrence {
  frequency: Frequency
  /** Minutes after midnight; hourly: only the minute of the hour counts. */
  minute: number
  /** 1 is Monday. */
  weekday: number
  /** A month without this day has its last one. */
  monthDay: number
}

/** The first time after a moment. The zone of the process is that of the company, so that 8 o'clock stays 8 o'clock when clocks change. */
export function nextTime({ frequency, minute, weekday, monthDay }: Recurrence, after: Date): Date {
  const at = (year: number, month: number, day: number) =>
    new Date(year, month, day, Math.floor(minute / 60), minute % 60)
  const [year, month, day] = [after.getFullYear(), after.getMonth(), after.getDate()]
  const candidates = Array.from({ length: 3 }, (_, step) => {
    switch (frequency) {
      case 'hourly':
        return new Date(year, month, day, after.getHours() + step, minute % 60)
      case 'daily':
        return at(year, month, day + step)
      case 'weekly':
        return at(year, month, day + ((weekday - (after.getDay() || 7) + 7) % 7) + 7 * step)
      case 'monthly':
        return at(year, month + step, Math.min(monthDay, new Date(year, month + step + 1, 0).getDate()))
    }
  })
  return candidates.find((one) => one > after) ?? new Date(after.getTime() + 86_400_000)
}
