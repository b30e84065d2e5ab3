import { useGetFlowDetailQuery } from '@sqos/api-client/workflow'
import { useText } from '@sqos/i18n/react'
import { EmptyState, FailedState, NoPermissionState, Skeleton } from '@sqos/ui-kit'
import { useTitle } from '../../../../app/use-title.ts'
import { NAMESPACE } from '../catalogue.ts'
import type { TaskAddress } from '../task-address.ts'
import { isForbidden, isGone } from '../task-values.ts'
import { TaskView } from './TaskView.tsx'

/** A task: its form, its way, its history, and the decisions of the caller. */
export function TaskPage({ address: { taskId, operatorId, taskNodeId } }: { address: TaskAddress }) {
  const { t } = useText(NAMESPACE)
  const asked = {
    id: taskId,
    ...(operatorId !== '' && { taskOperatorId: operatorId }),
    ...(taskNodeId !== '' && { taskNodeId }),
  }
  const { data, isError, error, refetch } = useGetFlowDetailQuery(asked, {
    refetchOnMountOrArgChange: true,
    refetchOnFocus: true,
  })
  useTitle(data?.flowTaskInfo.fullName ?? t('title'))

  if (isError && isGone(error)) return <EmptyState title={t('gone')} hint={t('goneHint')} />
  if (isError && isForbidden(error)) return <NoPermissionState hint={t('forbiddenHint')} />
  if (!data) return isError ? <FailedState onRetry={() => void refetch()} /> : <Skeleton lines={12} />
  return <TaskView detail={data} openedDuty={operatorId} onReload={() => void refetch()} />
}
