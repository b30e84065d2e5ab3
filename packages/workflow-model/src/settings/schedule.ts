import { flagOf, idsOf, isRecord, type JsonRecord, numberOf, textOf } from '../json.ts'

/** How often a flow starts by itself. */
export const SCHEDULE_CYCLES = ['day', 'week', 'month'] as const
export type ScheduleCycle = (typeof SCHEDULE_CYCLES)[number]

/** A value of the form of each request that a schedule starts. */
export interface ScheduleValue {
  field: string
  value: string
}

/** When a flow starts by itself, and for whom; an addition of this product, stored as `scheduleConfig` of the start node. */
export interface ScheduleSettings {
  isOn: boolean
  cycle: ScheduleCycle
  /** Day of the week from 1, Monday, or of the month; in shorter months the last one. */
  day: number
  /** Minutes after midnight. */
  minute: number
  /** Each of these people is the initiator of a request of their own. */
  users: readonly string[]
  values: readonly ScheduleValue[]
}

const TIME = /^([01]?\d|2[0-3]):([0-5]\d)(?::[0-5]\d)?$/

/** Reads the schedule of a start node. */
export function scheduleSettings(properties: JsonRecord): ScheduleSettings {
  const value = properties['scheduleConfig']
  const config = isRecord(value) ? value : {}
  const cycle = SCHEDULE_CYCLES.find((one) => one === config['cycle']) ?? 'day'
  const [, hour = '9', minute = '0'] = TIME.exec(textOf(config['time'])) ?? []
  const rows = Array.isArray(config['values']) ? config['values'] : []
  return {
    isOn: flagOf(config['on'], false),
    cycle,
    day: Math.min(cycle === 'week' ? 7 : 31, Math.max(1, Math.trunc(numberOf(config['day'], 1)))),
    minute: Number(hour) * 60 + Number(minute),
    users: idsOf(config['users']),
    values: rows.flatMap((row: unknown) =>
      isRecord(row) && textOf(row['field']) !== ''
        ? [{ field: textOf(row['field']), value: textOf(row['value']) }]
        : [],
    ),
  }
}

/** The latest moment up to `now` at which a schedule starts, in the time zone of the process. */
export function latestStart({ cycle, day, minute }: ScheduleSettings, now: Date): Date {
  const at = (back: number) => {
    const [year, month, date] = [now.getFullYear(), now.getMonth(), now.getDate()]
    if (cycle === 'month') {
      const last = new Date(year, month - back + 1, 0).getDate()
      return new Date(year, month - back, Math.min(day, last), 0, minute)
    }
    if (cycle === 'day') return new Date(year, month, date - back, 0, minute)
    return new Date(year, month, date - ((now.getDay() + 7 - day) % 7) - 7 * back, 0, minute)
  }
  const present = at(0)
  return present <= now ? present : at(1)
}
