import { IconClose } from '@arco-design/web-react/icon'
import { useText } from '@sqos/i18n/react'
import { NAMESPACE } from '../locales.ts'
import styles from './form.module.css'

/** Close button of a dialog. Arco's own close icon cannot be reached by keyboard. */
export function CloseButton() {
  const { t } = useText(NAMESPACE)
  return (
    <button type="button" className={styles['close']} aria-label={t('close')}>
      <IconClose aria-hidden />
    </button>
  )
}
