import { Button } from '@arco-design/web-react'
import { formatDate } from '@sqos/i18n'
import { useText } from '@sqos/i18n/react'
import { useEffect } from 'react'
import { IMPORT } from './catalogue.ts'
import styles from './Import.module.css'
import type { ImportState } from './import-work.ts'

/** An import in the list of the latest ones. */
export interface EarlierImport extends Pick<ImportState, 'id' | 'fileName' | 'status' | 'imported' | 'total'> {
  createdAt: number
  isAtWork: boolean
}

export interface EarlierImportsProps {
  list: readonly EarlierImport[]
  /** Opens a running import at once, after the dialog was closed or the page was reloaded. */
  goesOn: boolean
  onChoose: (id: string) => void
}

/** The latest imports. Each can be opened again to see its result, or to undo it. */
export function EarlierImports({ list, goesOn, onChoose }: EarlierImportsProps) {
  const { t } = useText(IMPORT)
  const atWork = goesOn ? list.find(({ isAtWork }) => isAtWork)?.id : undefined

  useEffect(
    function goOn() {
      if (atWork !== undefined) onChoose(atWork)
    },
    // oxlint-disable-next-line react/exhaustive-deps -- once per import
    [atWork],
  )

  if (list.length === 0) return null
  return (
    <section aria-label={t('earlier.title')}>
      <h3 className={styles.subtitle}>{t('earlier.title')}</h3>
      <ul className={styles.earlier}>
        {list.map(({ id, fileName, status, imported, total, createdAt }) => (
          <li key={id}>
            <span>{formatDate(createdAt)}</span>
            <span className={styles.file}>{fileName}</span>
            <span>{t(`earlier.${status}`, { imported, total })}</span>
            <Button
              type="text"
              size="small"
              aria-label={t('earlier.openNamed', { name: `${fileName} ${formatDate(createdAt)}` })}
              onClick={() => onChoose(id)}
            >
              {t('earlier.open')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
