import { Button } from '@arco-design/web-react'
import { useText } from '@sqos/i18n/react'
import { NAMESPACE } from './catalogue.ts'
import styles from './Dictionary.module.css'

/** One word at the end of a row; a screen reader hears which row it belongs to. */
export function RowButton({
  action,
  name,
  onClick,
}: {
  action: 'edit' | 'remove' | 'export'
  name: string
  onClick: () => void
}) {
  const { t } = useText(NAMESPACE)
  const word = t(`action.${action}`)
  return (
    <Button
      type="text"
      size="small"
      className={styles.action ?? ''}
      data-action={action}
      aria-label={t('action.named', { action: word, name })}
      onClick={onClick}
    >
      {word}
    </Button>
  )
}
