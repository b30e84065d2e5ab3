import {
  type ModelUse,
  useCopyVisualModelMutation,
  useDeleteVisualModelMutation,
  useExportVisualModelMutation,
  useImportVisualModelMutation,
  useLazyListVisualModelUsesQuery,
  useListVisualModelsQuery,
  useToggleVisualModelMutation,
  useWithdrawVisualModelMutation,
  type VisualModelRow,
} from '@sqos/api-client/model'
import { useText } from '@sqos/i18n/react'
import { confirmDelete } from '@sqos/ui-kit'
import { confirmAction, useListQuery } from '@sqos/ui-kit/list'
import { pagedRows } from '../../../parts/paged-list/paged-rows.ts'
import { download } from '../../../parts/transfer/download.ts'
import { NAMESPACE } from './catalogue.ts'

/** Type of the models of this page; others (flow forms, generated code) have their own pages. */
const ONLINE = 1
const DEFAULTS = { filters: { category: '' } }

/** The models that the address filters, and their commands. */
export function useModelList() {
  const { t } = useText(NAMESPACE)
  const list = useListQuery(DEFAULTS)
  const { category } = list.filters
  const query = useListVisualModelsQuery({ ...list.request, category: category || undefined, type: ONLINE })
  const [readUses] = useLazyListVisualModelUsesQuery()
  const [deleteModel] = useDeleteVisualModelMutation()
  const [toggleModel] = useToggleVisualModelMutation()
  const [copyModel] = useCopyVisualModelMutation()
  const [exportModel] = useExportVisualModelMutation()
  const [withdrawModel] = useWithdrawVisualModelMutation()
  const [importModel, { isLoading: importing }] = useImportVisualModelMutation()

  /** Deletes a model after a question that lists its menu entries, relations, interfaces and records. */
  async function remove({ id, fullName }: VisualModelRow) {
    const uses = (await readUses({ id }).unwrap()).list
    const text = uses.length === 0 ? undefined : [...uses.map(describe), t('uses.question')].join('\n')
    if (await confirmDelete({ isRecyclable: true, name: fullName, text })) await deleteModel({ id })
  }

  const describe = ({ kind, fullName, field, num }: ModelUse) =>
    kind === 'menu'
      ? t(field === 'App' ? 'uses.appMenu' : 'uses.webMenu', { name: fullName })
      : kind === 'relation'
        ? t('uses.relation', { name: fullName, field })
        : kind === 'interface'
          ? t('uses.interface', { name: fullName })
          : t('uses.records', { num })

  async function copy({ id, fullName }: VisualModelRow) {
    if (await confirmAction({ text: t('confirm.copy'), subject: fullName })) await copyModel({ id })
  }

  async function exportFile({ id, fullName }: VisualModelRow) {
    if (!(await confirmAction({ text: t('confirm.export'), subject: fullName }))) return
    const { data } = await exportModel({ id })
    if (data) download(data)
  }

  async function withdraw({ id, fullName }: VisualModelRow) {
    if (await confirmAction({ text: t('confirm.withdraw'), subject: fullName, danger: true }))
      await withdrawModel({ id })
  }

  return {
    ...pagedRows(list, query),
    remove,
    copy,
    exportFile,
    withdraw,
    toggle: ({ id }: VisualModelRow) => toggleModel({ id }).unwrap(),
    importFile: (file: File) => void importModel({ body: { file } }),
    importing,
  }
}
