import { useText } from '@sqos/i18n/react'
import { useId, useState } from 'react'
import { idleChoices, readIdleMinutes, saveIdleMinutes } from './idle-time.ts'
import styles from './IdleSetting.module.css'

/** Setting for the idle time until the screen is locked; applies to all tabs of this browser. */
export function IdleSetting() {
  const { t } = useText('watches')
  const id = useId()
  const [minutes, setMinutes] = useState(readIdleMinutes)

  function choose(next: number) {
    saveIdleMinutes(next)
    setMinutes(next)
  }

  return (
    <div className={styles.row}>
      <label htmlFor={id}>{t('idle.label')}</label>
      <select id={id} className={styles.select} value={minutes} onChange={({ target }) => choose(Number(target.value))}>
        {idleChoices().map((choice) => (
          <option key={choice} value={choice}>
            {choice === 0 ? t('idle.never') : t('idle.minutes', { count: choice })}
          </option>
        ))}
      </select>
    </div>
  )
}
