import { Tooltip } from '@arco-design/web-react'
import type { FlowTaskRow } from '@sqos/api-client/workflow'
import { useText } from '@sqos/i18n/react'
import { StatusTag } from '@sqos/ui-kit/list'
import { TASK_TEXTS } from '../parts/catalogue.ts'
import { TaskStatus } from '../parts/TaskTags.tsx'
import styles from '../parts/Tasks.module.css'
import { type Trouble, troubleOf } from './monitor-state.ts'

/** The trouble of a task with its way out on focus and under the pointer; its state when it has none. */
export function TroubleStatus({ row, onSolve }: { row: FlowTaskRow; onSolve: (trouble: Trouble) => void }) {
  const { t } = useText(TASK_TEXTS)
  const trouble = troubleOf(row)
  if (!trouble) return <TaskStatus status={row.status} />
  return (
    <Tooltip content={t(`monitor.trouble.${trouble}.way`)}>
      <button
        type="button"
        className={styles.trouble}
        aria-label={t('monitor.trouble.label', {
          trouble: t(`monitor.trouble.${trouble}.name`),
          way: t(`monitor.trouble.${trouble}.way`),
        })}
        onClick={(event) => {
          event.stopPropagation()
          onSolve(trouble)
        }}
      >
        <StatusTag tone={trouble === 'suspended' ? 'attention' : 'danger'}>
          {t(`monitor.trouble.${trouble}.name`)}
        </StatusTag>
      </button>
    </Tooltip>
  )
}
