import { useText } from '@sqos/i18n/react'
import { TASK_TEXTS } from './catalogue.ts'
import { STATUS } from './task-status.ts'
import styles from './Tasks.module.css'

/** 流程进度: a bar while the task runs. */
export function Progress({ status, completion, name }: { status: number; completion: number; name: string }) {
  const { t } = useText(TASK_TEXTS)
  if (status === STATUS.cancelled || completion === 0) return '----'
  if (completion >= 100) return t('progress.done')
  return (
    <span className={styles.progress}>
      <progress max={100} value={completion} aria-label={t('progress.label', { name })} />
      {completion}%
    </span>
  )
}
