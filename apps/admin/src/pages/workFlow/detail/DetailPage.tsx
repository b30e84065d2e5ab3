import { EmptyState } from '@sqos/ui-kit'
import { useText } from '@sqos/i18n/react'
import { useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { NAMESPACE } from './catalogue.ts'
import { FormProviders } from './FormProviders.tsx'
import { RequestPage } from './request/RequestPage.tsx'
import { readTaskAddress } from './task-address.ts'
import { TaskPage } from './task/TaskPage.tsx'

/** `/workFlowDetail?config=…`: fills in a request, or shows a task and decides on it. Source: contract of the workflow, 5.8. */
export function DetailPage() {
  const { t } = useText(NAMESPACE)
  const [params] = useSearchParams()
  const config = params.get('config')
  const address = useMemo(() => readTaskAddress(config), [config])
  if (!address) return <EmptyState title={t('noTask')} hint={t('noTaskHint')} />
  const { taskId, flowId, operatorId, copyOf } = address
  return (
    <FormProviders>
      {address.opType === -1 ? (
        <RequestPage key={`${flowId} ${taskId} ${copyOf}`} flowId={flowId} taskId={taskId} copyOf={copyOf} />
      ) : (
        <TaskPage key={`${taskId} ${operatorId}`} address={address} />
      )}
    </FormProviders>
  )
}
