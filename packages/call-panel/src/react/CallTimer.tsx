import { useText } from '@sqos/i18n/react'
import { useEffect, useState } from 'react'
import { NAMESPACE } from '../catalogue.ts'
import { formatDuration } from '../core/number.ts'

interface CallTimerProps {
  /** Milliseconds since 1970. */
  answeredAt: number
  /** The timer stops here. */
  endedAt?: number | undefined
}

/** Duration of the call as mm:ss, counted each second (specification §4). */
export function CallTimer({ answeredAt, endedAt }: CallTimerProps) {
  const { t } = useText(NAMESPACE)
  const [now, setNow] = useState(answeredAt)
  useEffect(() => {
    if (endedAt !== undefined) return undefined
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [endedAt])
  return (
    <span role="timer" aria-label={t('duration')}>
      {formatDuration((endedAt ?? now) - answeredAt)}
    </span>
  )
}
