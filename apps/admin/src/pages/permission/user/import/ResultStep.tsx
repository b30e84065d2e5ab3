import { Button, Progress } from '@arco-design/web-react'
import type { UserImport } from '@sqos/api-client/user'
import { useText } from '@sqos/i18n/react'
import { confirmAction } from '@sqos/ui-kit'
import { NAMESPACE } from '../catalogue.ts'
import styles from './Import.module.css'
import type { Import } from './use-import.ts'

/** 导入数据: how far it is, what came of it, and the way back. */
export function ResultStep({ work, current }: { work: Import; current: UserImport }) {
  const { t } = useText(NAMESPACE)
  const { status, imported, counts, job } = current
  const { done = 0, total = 0 } = job ?? {}

  async function askToUndo() {
    const text = t('import.askUndo', { count: imported })
    if (await confirmAction({ text, subject: current.fileName, danger: true })) work.undo()
  }

  if (work.isAtWork) {
    return (
      <div className={styles.working}>
        <Progress
          percent={total === 0 ? 0 : Math.round((done / total) * 100)}
          aria-label={t(`import.working.${status}`)}
        />
        <output aria-live="polite">
          {t(`import.working.${status}`)}
          {t('import.progress', { done, total })}
        </output>
        <Button onClick={work.cancel}>{t('import.cancel')}</Button>
      </div>
    )
  }
  return (
    <div className={styles.working}>
      <output aria-live="polite" className={styles.result}>
        {t(`import.result.${status === 'undone' ? 'undone' : 'imported'}`, { imported, faulty: counts.faulty })}
      </output>
      {job?.status === 'failed' && <p className={styles.problem}>{job.message}</p>}
      <div className={styles.buttons}>
        {counts.faulty > 0 && <Button onClick={() => void work.downloadFaulty()}>{t('import.exportFaulty')}</Button>}
        {status === 'imported' && imported > 0 && (
          <Button status="danger" onClick={() => void askToUndo()}>
            {t('import.undo')}
          </Button>
        )}
      </div>
    </div>
  )
}
