import { local, readKept, writeKept } from '../settings/kept.ts'

const SETTING_KEY = 'sqos_idle'
const LIMIT_KEY = 'sqos_idle_limit'
const ACTIVE_KEY = 'sqos_active_at'

/** Minutes without input until the screen is locked; 0: never. */
const IDLE_CHOICES = [0, 5, 10, 15, 30, 60] as const

/** Half an hour by default; users may choose longer. */
const DEFAULT_MINUTES = 30

/** The idle time of this browser in minutes; limited by the system setting. */
export function readIdleMinutes(): number {
  const { minutes } = readKept(local, SETTING_KEY)
  const chosen = IDLE_CHOICES.find((choice) => choice === minutes) ?? DEFAULT_MINUTES
  const limit = readIdleLimit()
  return limit > 0 && (chosen === 0 || chosen > limit) ? limit : chosen
}

/** The available idle times: none exceeds the system setting, which is one of them. */
export function idleChoices(): number[] {
  const limit = readIdleLimit()
  if (limit === 0) return [...IDLE_CHOICES]
  return [...IDLE_CHOICES.filter((choice) => choice > 0 && choice < limit), limit]
}

/** The maximum idle time of the system in minutes; 0: no maximum. */
function readIdleLimit(): number {
  const { minutes } = readKept(local, LIMIT_KEY)
  return typeof minutes === 'number' && Number.isSafeInteger(minutes) && minutes > 0 ? minutes : 0
}

/** Stores the maximum of the system, so that it applies before the server is asked again. */
export function saveIdleLimit(minutes: number): void {
  writeKept(local, LIMIT_KEY, { minutes })
}

/** Stores the idle time in this browser; open tabs follow. */
export function saveIdleMinutes(minutes: number): void {
  writeKept(local, SETTING_KEY, { minutes })
}

/** Time of the last input in any tab, in milliseconds since 1970; undefined when unknown. */
export function readActiveAt(): number | undefined {
  const { at } = readKept(local, ACTIVE_KEY)
  return typeof at === 'number' && Number.isFinite(at) ? at : undefined
}

/** Stores the time of an input for all tabs. */
export function writeActiveAt(at: number): void {
  writeKept(local, ACTIVE_KEY, { at })
}
