import { Button, Input } from '@arco-design/web-react'
import { useText } from '@sqos/i18n/react'
import { type SyntheticEvent, useState } from 'react'
import { NAMESPACE } from '../catalogue.ts'
import styles from './CallPanel.module.css'
import { useCall } from './use-call.ts'

/** The number to which the call is passed on. The fault of a wrong number is reported as that of a dialled one. */
export function TransferForm() {
  const { transfer, isTransferring } = useCall()
  const { t } = useText(NAMESPACE)
  const [number, setNumber] = useState('')

  function submit(event: SyntheticEvent) {
    event.preventDefault()
    void transfer(number)
  }

  return (
    <form className={styles['transfer']} onSubmit={submit}>
      <Input
        type="tel"
        aria-label={t('transferTo')}
        placeholder={t('transferTo')}
        maxLength={30}
        autoComplete="off"
        value={number}
        onChange={setNumber}
      />
      <Button htmlType="submit" loading={isTransferring} disabled={number.trim() === ''}>
        {t('action.transfer')}
      </Button>
    </form>
  )
}
