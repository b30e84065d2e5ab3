import { useLoaded } from '../base/use-loaded.ts'
import { useWidgetText } from '../texts/text-context.ts'
import styles from './RecordPicker.module.css'
import type { RecordPopupProps } from './RecordPopup.tsx'

const loadPopup = () => import('./RecordPopup.tsx')

/** The popup, loaded when it is opened first. A failure is shown with a button that tries again. */
export function LoadedPopup(props: RecordPopupProps) {
  const { t } = useWidgetText()
  const { part, hasFailed, retry } = useLoaded(loadPopup)
  if (part) return <part.RecordPopup {...props} />
  if (!hasFailed) return null
  return (
    <output className={styles.failure}>
      {t('popupSelect.failed')}{' '}
      <button type="button" className={styles.retry} onClick={retry}>
        {t('retry')}
      </button>
    </output>
  )
}
