import { Button } from '@arco-design/web-react'
import { IconPhone } from '@arco-design/web-react/icon'
import { useText } from '@sqos/i18n/react'
import { NAMESPACE } from '../locales.ts'
import styles from './CallButton.module.css'
import { type CalledNumber, useCallNumber } from './number-calls.ts'

/** Digits, with the separators of their notation: neither masked numbers nor several numbers. */
const isCallable = (number: string) => /^[\d\s()-]{3,30}$/.test(number) && number.replaceAll(/\D/g, '').length > 2

/** The button beside a phone number. Nothing for users without a phone, and for numbers that are masked or incomplete. */
export function CallButton(called: CalledNumber) {
  const { t } = useText(NAMESPACE)
  const call = useCallNumber()
  if (!call || !isCallable(called.number)) return null
  const label = t('call', { number: called.number })
  return (
    <Button
      className={styles['call'] ?? ''}
      type="text"
      size="mini"
      icon={<IconPhone />}
      aria-label={label}
      title={label}
      onClick={() => call(called)}
    />
  )
}
