import { Button, Progress } from '@arco-design/web-react'
import { useText } from '@sqos/i18n/react'
import { confirmAction } from '@sqos/ui-kit'
import { IMPORT } from './catalogue.ts'
import styles from './Import.module.css'
import type { ImportState, ImportWork } from './import-work.ts'

/** 导入数据: how far it is, what came of it, and the way back. */
export function ResultStep({ work, current }: { work: ImportWork; current: ImportState }) {
  const { t } = useText(IMPORT)
  const { status, imported, counts, job } = current
  const { done = 0, total = 0 } = job ?? {}
  const { undo, mend } = work
  // Of an import that was stopped: they are still there to be brought in.
  const left = mend ? counts.new + counts.changed : 0

  async function askToUndo() {
    if (!undo) return
    if (await confirmAction({ text: undo.question, subject: current.fileName, danger: true })) undo.run()
  }

  if (work.isAtWork) {
    return (
      <div className={styles.working}>
        <Progress percent={total === 0 ? 0 : Math.round((done / total) * 100)} aria-label={t(`working.${status}`)} />
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
          <Button status="danger" onClick={() => void askToUndo()}>
            {t('undo')}
          </Button>
        )}
      </div>
    </div>
  )
}

/** What the result is called. Who was changed since stays when an import is taken back. */
function resultOf({ status, imported, job }: ImportState) {
  if (status === 'undone') return imported === 0 ? 'undone' : 'partlyUndone'
  return job?.status === 'cancelled' ? 'stopped' : 'imported'
}
