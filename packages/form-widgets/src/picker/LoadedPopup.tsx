import type { Language } from '@sqos/contract'
import { useCallback } from 'react'
import { useLoaded } from '../base/use-loaded.ts'
import { useWidgetText } from '../texts/text-context.ts'
import styles from './RecordPicker.module.css'
import type { RecordPopupProps } from './RecordPopup.tsx'

async function loadPopup(language: Language) {
  const [{ RecordPopup }, { loadTableTexts }] = await Promise.all([
    import('./RecordPopup.tsx'),
    import('./table-texts.ts'),
  ])
  return { RecordPopup, i18n: await loadTableTexts(language) }
}

/** The popup, loaded when it is opened first. A failure is shown with a button that tries again. */
export function LoadedPopup(props: Omit<RecordPopupProps, 'i18n'>) {
  const { t, language } = useWidgetText()
  const load = useCallback(() => loadPopup(language), [language])
  const { part, hasFailed, retry } = useLoaded(load)
  if (part) return <part.RecordPopup {...props} i18n={part.i18n} />
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
