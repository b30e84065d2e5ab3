import { local, readKept, writeKept } from '../settings/kept.ts'

const SETTING_KEY = 'sqos_idle'
const LIMIT_KEY = 'sqos_idle_limit'
const ACTIVE_KEY = 'sqos_active_at'

/** Minutes without a key or a touch until the screen is locked; 0 is never. */
const IDLE_CHOICES = [0, 5, 10, 15, 30, 60] as const

/** A desk that was left for half an hour is an open door; whoever wants it open chooses so. */
const DEFAULT_MINUTES = 30

/** The idle time chosen in this browser, in minutes; no longer than the system's. */
export function readIdleMinutes(): number {
  const { minutes } = readKept(local, SETTING_KEY)
  const chosen = IDLE_CHOICES.find((choice) => choice === minutes) ?? DEFAULT_MINUTES
  const limit = readIdleLimit()
  return limit > 0 && (chosen === 0 || chosen > limit) ? limit : chosen
}

/** The times that may be chosen: none is longer than the system's, which is one of them. */
export function idleChoices(): number[] {
  const limit = readIdleLimit()
  if (limit === 0) return [...IDLE_CHOICES]
  return [...IDLE_CHOICES.filter((choice) => choice > 0 && choice < limit), limit]
}

/** The longest idle time that the system allows, in minutes; 0 leaves it to everybody. */
function readIdleLimit(): number {
  const { minutes } = readKept(local, LIMIT_KEY)
  return typeof minutes === 'number' && Number.isSafeInteger(minutes) && minutes > 0 ? minutes : 0
}

/** Remembers what the system allows: it holds before the server has been asked again. */
export function saveIdleLimit(minutes: number): void {
  writeKept(local, LIMIT_KEY, { minutes })
}

/** Remembers the idle time in this browser; running tabs follow. */
export function saveIdleMinutes(minutes: number): void {
  writeKept(local, SETTING_KEY, { minutes })
}

/** When somebody last did something in any tab; nothing when that is not known. Milliseconds since 1970. */
export function readActiveAt(): number | undefined {
  const { at } = readKept(local, ACTIVE_KEY)
  return typeof at === 'number' && Number.isFinite(at) ? at : undefined
}

/** Tells all tabs that somebody is there. */
export function writeActiveAt(at: number): void {
  writeKept(local, ACTIVE_KEY, { at })
}
