import { useGetFlowDetailQuery } from '@sqos/api-client/workflow'
import { readForm } from '@sqos/form-model'
import { useFormParts } from '@sqos/form-renderer/later'
import { useText } from '@sqos/i18n/react'
import { useShortcuts } from '@sqos/layout'
import { EmptyState, FailedState, NoPermissionState, Skeleton } from '@sqos/ui-kit'
import { type ReactNode, useMemo, useState } from 'react'
import { useTitle } from '../../../../app/use-title.ts'
import { NAMESPACE } from '../catalogue.ts'
import type { TaskAddress } from '../task-address.ts'
import { isForbidden, isGone } from '../task-values.ts'
import { TaskView } from './TaskView.tsx'
import { useNeighbours } from './use-neighbours.ts'

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

  const formInfo = data?.flowFormInfo
  const form = useMemo(() => readForm(formInfo), [formInfo])
  const parts = useFormParts(form)
  const [isDrawn, setDrawn] = useState(false)
  // A task opens when its form can be checked, and stays open while the kinds of another design are loading.
  if (data && parts.isLoaded && !isDrawn) setDrawn(true)

  const isRefused = isError && (isGone(error) || isForbidden(error))
  if (data && isDrawn && !isRefused)
    return <TaskView detail={data} model={form} openedDuty={operatorId} onReload={() => void refetch()} />
  return (
    <Unopened ids={[operatorId, taskId]}>
      {!isError && (parts.hasFailed ? <FailedState onRetry={parts.retry} /> : <Skeleton lines={12} />)}
      {isError && isGone(error) && <EmptyState title={t('gone')} hint={t('goneHint')} />}
      {isError && isForbidden(error) && <NoPermissionState hint={t('forbiddenHint')} />}
      {isError && !isRefused && <FailedState onRetry={() => void refetch()} />}
    </Unopened>
  )
}

/** A task that is loading or cannot be opened: the keys of the inbox lead past it. */
function Unopened({ ids, children }: { ids: readonly string[]; children: ReactNode }) {
  const { goBack, openPrevious, openNext } = useNeighbours(ids)
  useShortcuts([
    { keys: 'j', run: () => openNext?.() },
    { keys: 'k', run: () => openPrevious?.() },
    { keys: 'Escape', run: goBack },
  ])
  return children
}
