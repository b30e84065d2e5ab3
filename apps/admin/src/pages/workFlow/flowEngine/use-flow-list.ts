import { readOnce } from '@sqos/api-client'
import {
  type FlowEngineRow,
  useCopyFlowMutation,
  useDeleteFlowMutation,
  useExportFlowMutation,
  useImportFlowMutation,
  useListFlowsQuery,
  useReleaseFlowMutation,
  useStopFlowMutation,
  workflowApi,
} from '@sqos/api-client/workflow'
import { useText } from '@sqos/i18n/react'
import { confirmDelete } from '@sqos/ui-kit'
import { confirmAction, useListQuery } from '@sqos/ui-kit/list'
import { parseFlow } from '@sqos/workflow-model'
import { useAppDispatch } from '../../../app/store.ts'
import { pagedRows } from '../../../parts/paged-list/paged-rows.ts'
import { download } from '../../../parts/transfer/download.ts'
import { NAMESPACE } from './catalogue.ts'

const DEFAULTS = { filters: { category: '' } }

/** The flows that the address filters, and their commands. */
export function useFlowList() {
  const { t } = useText(NAMESPACE)
  const dispatch = useAppDispatch()
  const list = useListQuery(DEFAULTS)
  const query = useListFlowsQuery({ ...list.request, category: list.filters.category || undefined })
  const [deleteFlow] = useDeleteFlowMutation()
  const [copyFlow] = useCopyFlowMutation()
  const [exportFlow] = useExportFlowMutation()
  const [importFlow, { isLoading: importing }] = useImportFlowMutation()
  const [releaseFlow] = useReleaseFlowMutation()
  const [stopFlow] = useStopFlowMutation()

  async function remove({ id, fullName }: FlowEngineRow) {
    if (await confirmDelete({ name: fullName })) await deleteFlow({ id })
  }

  async function copy({ id, fullName }: FlowEngineRow) {
    if (await confirmAction({ text: t('confirm.copy'), subject: fullName })) await copyFlow({ id })
  }

  async function exportFile({ id, fullName }: FlowEngineRow) {
    if (!(await confirmAction({ text: t('confirm.export'), subject: fullName }))) return
    const { data } = await exportFlow({ id })
    if (data) download(data)
  }

  /** A file for editors of BPMN, such as bpmn.io. */
  async function exportBpmn({ id, fullName }: FlowEngineRow) {
    const stored = workflowApi.endpoints.getFlow.initiate({ id }, { forceRefetch: true })
    const { data } = await readOnce(dispatch(stored))
    if (!data) return
    const { toBpmn } = await import('@sqos/workflow-model/bpmn')
    const xml = await toBpmn(parseFlow(data.flowTemplateJson).root, { name: fullName, endName: t('bpmn.end') })
    const url = URL.createObjectURL(new Blob([xml], { type: 'application/xml' }))
    download({ url, name: `${fullName}.bpmn` })
    URL.revokeObjectURL(url)
  }

  return {
    ...pagedRows(list, query),
    remove,
    copy,
    exportFile,
    exportBpmn,
    /** Releases a stopped flow, or stops it; running tasks continue. */
    toggle: ({ id, enabledMark }: FlowEngineRow) =>
      enabledMark === 1 ? stopFlow({ id }).unwrap() : releaseFlow({ id }).unwrap(),
    importFile: (file: File) => void importFlow({ body: { file } }),
    importing,
  }
}
