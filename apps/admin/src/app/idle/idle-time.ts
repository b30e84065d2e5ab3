import { local, readKept, writeKept } from '../settings/kept.ts'

const SETTING_KEY = 'sqos_idle'
const ACTIVE_KEY = 'sqos_active_at'

/** Minutes without a key or a touch until the screen is locked; 0 is never. */
export const IDLE_CHOICES = [0, 5, 10, 15, 30, 60] as const

/** A desk that was left for half an hour is an open door; whoever wants it open chooses so. */
const DEFAULT_MINUTES = 30

/** The idle time chosen in this browser, in minutes. */
export function readIdleMinutes(): number {
  const { minutes } = readKept(local, SETTING_KEY)
  return IDLE_CHOICES.find((choice) => choice === minutes) ?? DEFAULT_MINUTES
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
