import { useGetFlowDetailQuery, useGetFlowQuery } from '@sqos/api-client/workflow'
import { type FormModel, type JsonRecord, readForm } from '@sqos/form-model'
import { useText } from '@sqos/i18n/react'
import { EmptyState, FailedState, NoPermissionState, Skeleton } from '@sqos/ui-kit'
import { parseFlow, startSettings } from '@sqos/workflow-model'
import { useMemo } from 'react'
import { NAMESPACE } from '../catalogue.ts'
import { rightsOfStart } from '../form-rights.ts'
import { isForbidden, parseValues } from '../task-values.ts'
import { RequestForm } from './RequestForm.tsx'

interface RequestPageProps {
  flowId: string
  /** A draft or a returned request; empty for a new one. */
  taskId: string
  /** The request whose values a new one begins with; empty otherwise. */
  copyOf?: string
}

/** Fills in a new request of a flow, a draft, or a returned request, and submits it. */
export function RequestPage({ flowId, taskId, copyOf = '' }: RequestPageProps) {
  const { t } = useText(NAMESPACE)
  const task = useGetFlowDetailQuery({ id: taskId }, { skip: taskId === '', refetchOnMountOrArgChange: true })
  const copied = useGetFlowDetailQuery({ id: copyOf }, { skip: copyOf === '', refetchOnMountOrArgChange: true })
  const wantedFlow = flowId || task.data?.flowTaskInfo.flowId || ''
  const flow = useGetFlowQuery({ id: wantedFlow }, { skip: wantedFlow === '', refetchOnMountOrArgChange: true })
  const formData = flow.data?.formData
  const template = flow.data?.flowTemplateJson
  const form = useMemo(() => readForm(formData), [formData])
  const settings = useMemo(() => startSettings(parseFlow(template).root.properties), [template])
  const rights = useMemo(() => rightsOfStart(form, settings.formOperates), [form, settings])
  const content = (task.data ?? copied.data)?.flowTaskInfo.flowFormContentJson
  const stored = useMemo(() => {
    if (content === undefined) return undefined
    const values = parseValues(content)
    return copyOf === '' ? values : copiedValues(form, values)
  }, [content, copyOf, form])

  const failed = [task, copied, flow].find(({ isError }) => isError)
  if (failed && isForbidden(failed.error)) return <NoPermissionState />
  if (failed) return <FailedState onRetry={() => void failed.refetch()} />
  if (!flow.data || (taskId !== '' && !task.data) || (copyOf !== '' && !copied.data)) return <Skeleton lines={10} />
  if (task.data && !task.data.allowed.actions.includes('edit'))
    return <EmptyState title={t('request.notEditable')} hint={t('request.notEditableHint')} />
  if (form.items.length === 0) return <EmptyState title={t('request.noForm')} hint={t('request.noFormHint')} />
  return (
    <RequestForm
      flow={{ id: flow.data.id, name: flow.data.fullName }}
      task={task.data}
      form={form}
      rights={rights}
      settings={settings}
      stored={stored}
    />
  )
}

/** Values for another request: without those that the system sets, such as numbers and dates of creation. */
function copiedValues(form: FormModel, values: JsonRecord): JsonRecord {
  const names = new Set(form.all.flatMap(({ kind, name }) => (kind.role === 'system' ? [] : [name])))
  return Object.fromEntries(Object.entries(values).filter(([name]) => names.has(name)))
}
