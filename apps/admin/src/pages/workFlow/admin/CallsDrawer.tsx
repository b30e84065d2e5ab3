import { useText } from '@sqos/i18n/react'
import { SideDrawer } from '@sqos/ui-kit/list'
import { TASK_TEXTS } from '../parts/catalogue.ts'
import styles from './Admin.module.css'
import { CallList } from './CallList.tsx'

interface CallsDrawerProps {
  taskId: string
  /** Title of the task. */
  name: string
  onClose: () => void
}

/** The service calls of a task, beside its row in 流程监控. */
export function CallsDrawer({ taskId, name, onClose }: CallsDrawerProps) {
  const { t } = useText(TASK_TEXTS)
  return (
    <SideDrawer open title={t('calls.title', { name })} width={560} onClose={onClose}>
      <p className={styles.effect}>{t('calls.note')}</p>
      <CallList taskId={taskId} />
    </SideDrawer>
  )
}
