import { IconExclamationCircleFill } from '@arco-design/web-react/icon'
import { useWidgetText } from '../texts/text-context.ts'
import styles from './FieldNotes.module.css'

interface FieldNotesProps {
  id: string
  warning?: string | undefined
  failure?: { text: string; retry: () => void } | undefined
  problem?: string | undefined
}

/** The messages below a control, referenced by its aria-describedby. */
export function FieldNotes({ id, warning, failure, problem }: FieldNotesProps) {
  const { t } = useWidgetText()
  return (
    <div id={id} className={styles.notes}>
      {warning && <p data-tone="attention">{warning}</p>}
      {failure && (
        <output data-tone="attention">
          {failure.text}{' '}
          <button type="button" className={styles.retry} onClick={failure.retry}>
            {t('retry')}
          </button>
        </output>
      )}
      {problem && (
        <p data-tone="problem">
          <IconExclamationCircleFill aria-hidden /> {problem}
        </p>
      )}
    </div>
  )
}
