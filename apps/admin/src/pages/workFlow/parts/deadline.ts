import type { Language } from '@sqos/contract'
import { localeOf } from '@sqos/i18n'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
/** From here on a deadline is near. */
const NEAR = 4 * HOUR

/** How near the end of a time limit (ms) is. */
export function deadlineState(at: number, now = Date.now()): 'over' | 'near' | 'far' {
  if (at <= now) return 'over'
  return at - now < NEAR ? 'near' : 'far'
}

/** The time until the end of a limit (ms), in its largest unit: 3小时后, in 3 hours. */
export function timeUntil(at: number, { language, now = Date.now() }: { language: Language; now?: number }): string {
  const left = at - now
  const [size, unit] =
    left < HOUR ? ([MINUTE, 'minute'] as const) : left < DAY ? ([HOUR, 'hour'] as const) : ([DAY, 'day'] as const)
  return new Intl.RelativeTimeFormat(localeOf(language)).format(Math.max(1, Math.floor(left / size)), unit)
}
