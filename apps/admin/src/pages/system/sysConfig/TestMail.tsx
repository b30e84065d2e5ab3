import { Button, Input } from '@arco-design/web-react'
import { type TestMailBody, useSendTestMailMutation } from '@sqos/api-client/mail'
import { isApiError } from '@sqos/api-client'
import { useText } from '@sqos/i18n/react'
import { fieldErrorsOf } from '@sqos/ui-kit/list'
import { type FormEvent, useId, useState } from 'react'
import { NAMESPACE } from './catalogue.ts'
import { type Setting, TABS } from './settings.ts'
import styles from './SysConfig.module.css'
import type { SettingsForm, Values } from './use-settings-form.ts'

interface TestMailProps {
  form: SettingsForm
  /** The typed recipient. The page keeps it: this form leaves and returns with the server's name. */
  address: string
  onChange: (address: string) => void
}

interface Outcome {
  /** What was tested: the outcome of other settings is not shown. */
  body: string
  result: 'sent' | 'failed'
  text: string
}

/** Sends a test mail with the settings as typed, and shows the outcome beside the button. */
export function TestMail({ form, address, onChange }: TestMailProps) {
  const { t } = useText(NAMESPACE)
  const id = useId()
  const [send, { isLoading, error }] = useSendTestMailMutation()
  const [outcome, setOutcome] = useState<Outcome>()
  const problem = fieldErrorsOf(error)['address']
  const body = bodyOf(form.values ?? {}, address)
  const shown = !isLoading && outcome?.body === JSON.stringify(body) ? outcome : undefined

  async function test() {
    if (form.markEmpty()) return
    const tested = JSON.stringify(body)
    try {
      const sent = await send({ testMailBody: body }).unwrap()
      setOutcome({ body: tested, result: 'sent', text: t('mail.sent', { address: sent.address }) })
    } catch (refusal) {
      const { address: ofAddress, ...fields } = fieldErrorsOf(refusal)
      form.mark(fields)
      const text = isApiError(refusal) && ofAddress === undefined ? refusal.msg : ''
      setOutcome({ body: tested, result: 'failed', text })
    }
  }

  return (
    <form
      className={styles.form}
      aria-label={t('mail.test')}
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        void test()
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
            {problem ?? t('mail.ownAddress')}
          </p>
        </div>
      </div>
      <div className={styles.buttons}>
        <Button htmlType="submit" loading={isLoading}>
          {t('mail.test')}
        </Button>
        <output className={styles.outcome} data-result={shown?.result}>
          {shown?.text}
        </output>
      </div>
    </form>
  )
}

/** The settings that a test needs, as typed. */
function bodyOf(values: Values, address: string): TestMailBody {
  const settings: readonly Setting[] = TABS.mail
  const keys = settings.map(({ key }) => key).filter((key) => key !== 'siteUrl')
  return { address: address.trim(), ...Object.fromEntries(keys.map((key) => [key, values[key]])) }
}
