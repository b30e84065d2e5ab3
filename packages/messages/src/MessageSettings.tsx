import { Button } from '@arco-design/web-react'
import { type MessageSetting, useGetMessageSettingQuery, useSaveMessageSettingMutation } from '@sqos/api-client/message'
import { useText } from '@sqos/i18n/react'
import { useState } from 'react'
import { NAMESPACE } from './catalogue.ts'
import styles from './MessageSettings.module.css'

const KINDS = ['notice', 'message', 'chat'] as const
const WAYS = ['desktop', 'sound'] as const
/** Hours after which an unread message becomes part of a digest. */
const HOURS = [1, 4, 8, 24] as const

/** What the user wants to be notified of, and quiet hours; kept on the server. Each change is saved at once. */
export function MessageSettings() {
  const { t } = useText(NAMESPACE)
  const { data: stored } = useGetMessageSettingQuery()
  const [save, { isLoading }] = useSaveMessageSettingMutation()
  const [permission, setPermission] = useState(() => ('Notification' in window ? Notification.permission : 'denied'))
  if (!stored) return null
  const setting = stored
  const change = (part: Partial<MessageSetting>) => void save({ messageSetting: { ...setting, ...part } })
  const { quiet, digest } = setting
  const kinds = KINDS.flatMap((kind) => {
    const alert = setting[kind]
    return alert ? { kind, alert } : []
  })

  return (
    <fieldset className={styles.settings} disabled={isLoading}>
      <legend className={styles.legend}>{t('setting.title')}</legend>
      {kinds.map(({ kind, alert }) => (
        <div key={kind} className={styles.row}>
          <span>{t(`setting.${kind}`)}</span>
          <span className={styles.ways}>
            {WAYS.map((way) => (
              <label key={way} className={styles.way}>
                <input
                  type="checkbox"
                  aria-label={t('setting.named', { kind: t(`setting.${kind}`), way: t(`setting.${way}`) })}
                  checked={alert[way]}
                  onChange={({ target }) => change({ [kind]: { ...alert, [way]: target.checked } })}
                />
                {t(`setting.${way}`)}
              </label>
            ))}
          </span>
        </div>
      ))}
      {permission === 'default' && (
        <div className={styles.row}>
          <span>{t('setting.permission')}</span>
          <Button size="mini" onClick={async () => setPermission(await Notification.requestPermission())}>
            {t('setting.allow')}
          </Button>
        </div>
      )}
      {permission === 'denied' && <p className={styles.note}>{t('setting.denied')}</p>}
      <div className={styles.row}>
        <label className={styles.way}>
          <input
            type="checkbox"
            checked={quiet.enabled}
            onChange={({ target }) => change({ quiet: { ...quiet, enabled: target.checked } })}
          />
          {t('setting.quiet')}
        </label>
        <span className={styles.ways}>
          {(['from', 'to'] as const).map((end) => (
            <input
              key={end}
              type="time"
              className={styles.time}
              aria-label={t(`setting.${end}`)}
              disabled={!quiet.enabled}
              value={quiet[end]}
              onChange={({ target }) => target.value !== '' && change({ quiet: { ...quiet, [end]: target.value } })}
            />
          ))}
        </span>
      </div>
      {digest && (
        <div className={styles.row}>
          <label className={styles.way}>
            <input
              type="checkbox"
              checked={digest.enabled}
              onChange={({ target }) => change({ digest: { ...digest, enabled: target.checked } })}
            />
            {t('setting.digest')}
          </label>
          <select
            className={styles.time}
            aria-label={t('setting.digestAfter')}
            disabled={!digest.enabled}
            value={digest.hours}
            onChange={({ target }) => {
              const hours = HOURS.find((one) => String(one) === target.value)
              if (hours) change({ digest: { ...digest, hours } })
            }}
          >
            {HOURS.map((hours) => (
              <option key={hours} value={hours}>
                {t('setting.unreadFor', { count: hours })}
              </option>
            ))}
          </select>
        </div>
      )}
      {digest && <p className={styles.note}>{t('setting.digestNote')}</p>}
    </fieldset>
  )
}
