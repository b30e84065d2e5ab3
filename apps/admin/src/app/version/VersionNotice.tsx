import { Button } from '@arco-design/web-react'
import { useCatalogue, useText } from '@sqos/i18n/react'
import { hasUnsavedInput } from '@sqos/ui-kit'
import { useState } from 'react'
import { watchesCatalogue } from '../watches/catalogue.ts'
import { useNewVersion } from './use-new-version.ts'
import styles from './VersionNotice.module.css'

/** Offers to reload the page for a newer build, never while input is unsaved. */
export function VersionNotice() {
  const { t } = useText('watches')
  const { isNewer, dismiss } = useNewVersion()
  const isReady = useCatalogue(watchesCatalogue)
  const [unsaved, setUnsaved] = useState(false)

  function reload() {
    if (hasUnsavedInput()) setUnsaved(true)
    else window.location.reload()
  }

  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- <output> may not hold paragraphs and buttons
    <div role="status" className={styles.place}>
      {isReady && isNewer && (
        <div className={styles.notice}>
          <p className={styles.title}>{t('version.title')}</p>
          <p className={styles.text}>{t(unsaved ? 'version.unsaved' : 'version.text')}</p>
          <div className={styles.buttons}>
            <Button size="small" onClick={dismiss}>
              {t('version.later')}
            </Button>
            <Button size="small" type="primary" onClick={reload}>
              {t('version.reload')}
            </Button>
          </div>
        </div>
      )}
    </div>
  )
}
