import type { Translate } from '@sqos/i18n'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** A duration (ms) in its two largest units: 2 天 3 小时. */
export function durationText(ms: number, t: Translate): string {
  if (ms < MINUTE) return t('duration.moment')
  const days = Math.floor(ms / DAY)
  const hours = Math.floor((ms % DAY) / HOUR)
  const minutes = Math.floor((ms % HOUR) / MINUTE)
  const parts = [
    days > 0 && t('duration.days', { count: days }),
    hours > 0 && t('duration.hours', { count: hours }),
    minutes > 0 && t('duration.minutes', { count: minutes }),
  ]
  return parts.filter(Boolean).slice(0, 2).join(' ')
}
