import { Button } from '@arco-design/web-react'
import { useGetRecordImportQuery } from '@sqos/api-client/record'
import { RecordImportDialog } from '@sqos/generated-page'
import { useText } from '@sqos/i18n/react'
import { JobProgress } from '@sqos/ui-kit/import'
import { useState } from 'react'
import { NAMESPACE } from './catalogue.ts'
import styles from './Design.module.css'

/** Milliseconds between queries for the progress. */
const LOOK = 1000

/** The import of the rows that a model started with: its progress, and the rows that were not imported. */
export function StartImport({ modelId, importId }: { modelId: string; importId: string }) {
  const { t } = useText(NAMESPACE)
  const [isShown, setShown] = useState(false)
  const [isWatched, setWatched] = useState(true)
  const { data } = useGetRecordImportQuery(
    { modelId, importId },
    { pollingInterval: isWatched ? LOOK : 0, refetchOnMountOrArgChange: true },
  )
  const isRunning = data === undefined || data.status === 'importing' || data.status === 'undoing'
  if (isWatched !== isRunning) setWatched(isRunning)
  if (!data) return null

  const { fileName: file, total, imported, faulty } = data
  const left = total - imported
  const text = isRunning
    ? t('import.running', { file, done: imported + faulty, total })
    : left > 0 && data.status !== 'undone'
      ? t('import.left', { file, imported, left })
      : t('import.done', { file, imported })
  return (
    <div className={styles.draft}>
      <output>{text}</output>
      {isRunning && (
        <span className={styles.progress}>
          <JobProgress label={t('import.progress')} done={imported + faulty} total={total} />
        </span>
      )}
      <Button size="small" type={left > 0 && !isRunning ? 'primary' : 'default'} onClick={() => setShown(true)}>
        {t(left > 0 && !isRunning ? 'import.showLeft' : 'import.show')}
      </Button>
      {isShown && (
        <RecordImportDialog
          modelId={modelId}
          importId={importId}
          onClose={() => setShown(false)}
          onImported={() => undefined}
        />
      )}
    </div>
  )
}
