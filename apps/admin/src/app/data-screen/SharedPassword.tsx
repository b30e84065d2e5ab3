import { Button, Input } from '@arco-design/web-react'
import { useUnlockSharedScreensMutation } from '@sqos/api-client/screen'
import { useText } from '@sqos/i18n/react'
import { fieldErrorsOf } from '@sqos/ui-kit/list'
import { type FormEvent, useId, useState } from 'react'
import { NAMESPACE } from './catalogue.ts'
import styles from './DataScreen.module.css'

interface SharedPasswordProps {
  secret: string
  onUnlock: (pass: string) => void
}

/** Asks for the password of a link. */
export function SharedPassword({ secret, onUnlock }: SharedPasswordProps) {
  const { t } = useText(NAMESPACE)
  const [password, setPassword] = useState('')
  const [unlock, { isLoading, error }] = useUnlockSharedScreensMutation()
  const problem = isLoading ? undefined : fieldErrorsOf(error)['password']
  const id = useId()

  async function submit(event: FormEvent) {
    event.preventDefault()
    const { data } = await unlock({ sharedScreenPasswordBody: { secret, password } })
    if (data) onUnlock(data.pass)
  }

  return (
    <main className={styles.screen}>
      <form className={styles.password} onSubmit={(event) => void submit(event)}>
        <h1>{t('password.title')}</h1>
        <label htmlFor={id}>{t('password.label')}</label>
        <Input.Password
          id={id}
          value={password}
          autoFocus
          autoComplete="off"
          maxLength={50}
          error={problem !== undefined}
          aria-describedby={`${id}-problem`}
          onChange={setPassword}
        />
        <p id={`${id}-problem`} role="alert" className={styles.problem}>
          {problem}
        </p>
        <Button type="primary" htmlType="submit" size="large" long loading={isLoading} disabled={password === ''}>
          {t('password.open')}
        </Button>
      </form>
    </main>
  )
}
