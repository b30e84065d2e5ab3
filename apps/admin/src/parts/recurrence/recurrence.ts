import type { useText } from '@sqos/i18n/react'

/** How often something recurs. */
export const FREQUENCIES = ['daily', 'weekly', 'monthly', 'hourly'] as const
export type Frequency = (typeof FREQUENCIES)[number]

/** When something recurs, as the server takes it. */
export interface Recurrence {
  frequency: Frequency
  /** Minutes after midnight; hourly: the minute of each hour. */
  minute: number
  /** 1 is Monday. */
  weekday?: number | undefined
  monthDay?: number | undefined
}

/** The same as values of a form; those that are not shown are missing. */
export interface RecurrenceFields {
  frequency: Frequency
  /** `08:00`. */
  time: string
  minute: number
  weekday: number
  monthDay: number
}

const two = (number: number) => String(number).padStart(2, '0')
const timeOf = (minute: number) => `${two(Math.floor(minute / 60))}:${two(minute % 60)}`

/** The values of the form. */
export const recurrenceFields = ({ frequency, minute, weekday = 1, monthDay = 1 }: Recurrence): RecurrenceFields => ({
  frequency,
  time: frequency === 'hourly' ? '08:00' : timeOf(minute),
  minute: minute % 60,
  weekday,
  monthDay,
})

/** What the server takes. */
export function recurrenceOf({
  frequency = 'daily',
  time = '',
  minute = 0,
  weekday,
  monthDay,
}: Partial<RecurrenceFields>) {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return {
    frequency,
    minute: frequency === 'hourly' ? minute : hours * 60 + minutes,
    ...(weekday !== undefined && { weekday }),
    ...(monthDay !== undefined && { monthDay }),
  } satisfies Recurrence
}

/** `每天 08:00`; `t` translates texts of recurring times. */
export function whenOf(
  { frequency, minute, weekday = 1, monthDay = 1 }: Recurrence,
  t: ReturnType<typeof useText>['t'],
): string {
  return t(`when.${frequency}`, {
    time: timeOf(minute),
    minute: minute % 60,
    weekday: t(`weekday.${weekday}`),
    day: monthDay,
  })
}
