import { useLoaded } from '../base/use-loaded.ts'
import styles from '../picker/RecordPicker.module.css'
import { useWidgetText } from '../texts/text-context.ts'
import type { ChoiceDialogProps } from './ChoiceDialog.tsx'

const loadDialog = () => import('./ChoiceDialog.tsx')

/** Loads the dialog when it is first opened, because it is larger than the field. Shows a message if loading fails. */
export function LoadedDialog(props: ChoiceDialogProps) {
  const { t } = useWidgetText()
  const { part, hasFailed, retry } = useLoaded(loadDialog)
  if (part) return <part.ChoiceDialog {...props} />
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
