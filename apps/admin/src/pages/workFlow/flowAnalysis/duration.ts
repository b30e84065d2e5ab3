import type { TranslateText } from '@sqos/contract/texts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

const rounded = (value: number) => (value < 10 ? Math.round(value * 10) / 10 : Math.round(value))

/** A duration in the unit that people would say: minutes, hours from one hour, days from two days. */
export function durationText(ms: number | null, t: TranslateText): string {
  if (ms === null) return t('duration.none', {})
  if (ms < HOUR) return t('duration.minutes', { count: Math.max(1, Math.round(ms / MINUTE)) })
  if (ms < 2 * DAY) return t('duration.hours', { count: rounded(ms / HOUR) })
  return t('duration.days', { count: rounded(ms / DAY) })
}

/** A share as a percentage; empty without a whole. */
export const shareText = (part: number, whole: number): string =>
  whole === 0
    ? ''
    : new Intl.NumberFormat(undefined, { style: 'percent', maximumFractionDigits: 0 }).format(part / whole)
