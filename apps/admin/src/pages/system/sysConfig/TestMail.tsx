import { Button, Input } from '@arco-design/web-react'
import { useSendTestMailMutation } from '@sqos/api-client/mail'
import { useText } from '@sqos/i18n/react'
import { fieldErrorsOf } from '@sqos/ui-kit/list'
import { type FormEvent, useId } from 'react'
import { NAMESPACE } from './catalogue.ts'
import styles from './SysConfig.module.css'

interface TestMailProps {
  /** Unsaved changes: the test uses the stored settings. */
  isChanged: boolean
  /** The typed recipient. The page keeps it: this form leaves and returns with the server's name. */
  address: string
  onChange: (address: string) => void
}

/** Sends a test mail with the stored settings. */
export function TestMail({ isChanged, address, onChange }: TestMailProps) {
  const { t } = useText(NAMESPACE)
  const id = useId()
  const [send, { isLoading, error }] = useSendTestMailMutation()
  const problem = fieldErrorsOf(error)['address']

  return (
    <form
      className={styles.form}
      aria-label={t('mail.test')}
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        void send({ testMailBody: { address } })
      }}
    >
      <div className={styles.field}>
        <label className={styles.label} htmlFor={id}>
          {t('mail.address')}
        </label>
        <div className={styles.control}>
          <Input
            id={id}
            value={address}
            maxLength={254}
            aria-describedby={`${id}-help`}
            {...(problem !== undefined && { status: 'error' as const })}
            onChange={onChange}
          />
          <p className={problem === undefined ? styles.help : styles.error} id={`${id}-help`} aria-live="polite">
            {problem ?? (isChanged ? t('mail.saveFirst') : '')}
          </p>
        </div>
      </div>
      <div className={styles.buttons}>
        <Button htmlType="submit" loading={isLoading} disabled={isChanged || address.trim() === ''}>
          {t('mail.test')}
        </Button>
      </div>
    </form>
  )
}
