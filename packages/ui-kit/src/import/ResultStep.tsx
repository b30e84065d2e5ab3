import { Button } from '@arco-design/web-react'
import { useText } from '@sqos/i18n/react'
import { confirmAction } from '../confirm/confirm-store.ts'
import { IMPORT } from './catalogue.ts'
import styles from './Import.module.css'
import { JobProgress } from './JobProgress.tsx'
import type { ImportState, ImportWork } from './import-work.ts'

/** Third step: progress, result, and undo. */
export function ResultStep({ work, current }: { work: ImportWork; current: ImportState }) {
  const { t } = useText(IMPORT)
  const { status, imported, counts, job } = current
  const { done = 0, total = 0 } = job ?? {}
  const { undo, mend } = work
  // Rows of a cancelled import that can still be imported.
  const left = mend ? counts.new + counts.changed : 0

  async function askToUndo() {
    if (!undo) return
    if (await confirmAction({ text: undo.question, subject: current.fileName, danger: true })) undo.run()
  }

  if (work.isAtWork) {
    return (
      <div className={styles.working}>
        <JobProgress label={t(`working.${status}`)} done={done} total={total} />
        <output aria-live="polite">
          {t(`working.${status}`)}
          {t('progress', { done, total })}
        </output>
        <Button onClick={work.cancel}>{t('cancel')}</Button>
      </div>
    )
  }
  return (
    <div className={styles.working}>
      <output aria-live="polite" className={styles.result}>
        {t(`result.${resultOf(current)}`, { imported, faulty: counts.faulty })}
      </output>
      {left > 0 && <p className={styles.problem}>{t('left', { count: left })}</p>}
      {job?.status === 'failed' && <p className={styles.problem}>{job.message}</p>}
      <div className={styles.buttons}>
        {mend && left + counts.faulty > 0 && <Button onClick={mend}>{t(left > 0 ? 'backToLines' : 'mend')}</Button>}
        {counts.faulty > 0 && <Button onClick={() => void work.downloadFaulty()}>{t('exportFaulty')}</Button>}
        {status === 'imported' && imported > 0 && undo && (
          <Button type="text" status="danger" onClick={() => void askToUndo()}>
            {t('undo')}
          </Button>
        )}
      </div>
    </div>
  )
}

/** Text key of the result. An undo keeps records that were changed after the import. */
function resultOf({ status, imported, job }: ImportState) {
  if (status === 'undone') return imported === 0 ? 'undone' : 'partlyUndone'
  return job?.status === 'cancelled' ? 'stopped' : 'imported'
}
