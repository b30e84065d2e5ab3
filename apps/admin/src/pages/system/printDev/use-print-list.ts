import {
  type PrintTemplateRow,
  useCopyPrintTemplateMutation,
  useDeletePrintTemplateMutation,
  useExportPrintTemplateMutation,
  useImportPrintTemplateMutation,
  useListPrintTemplatesQuery,
  useTogglePrintTemplateMutation,
} from '@sqos/api-client/print'
import { useListDictionaryOptionsQuery } from '@sqos/api-client/dictionary'
import { confirmDelete } from '@sqos/ui-kit'
import { useListQuery } from '@sqos/ui-kit/list'
import { pagedRows } from '../../../parts/paged-list/paged-rows.ts'
import { download } from '../../../parts/transfer/download.ts'

const DEFAULTS = { filters: { category: '', type: '' } }

/** The templates that the address filters, and their commands. */
export function usePrintList() {
  const list = useListQuery(DEFAULTS)
  const { category, type } = list.filters
  const query = useListPrintTemplatesQuery({
    ...list.request,
    category: category || undefined,
    type: type === '' ? undefined : Number(type),
  })
  const [deleteTemplate] = useDeletePrintTemplateMutation()
  const [toggleTemplate] = useTogglePrintTemplateMutation()
  const [copyTemplate] = useCopyPrintTemplateMutation()
  const [exportTemplate] = useExportPrintTemplateMutation()
  const [importTemplate, { isLoading: importing }] = useImportPrintTemplateMutation()

  async function remove({ id, fullName }: PrintTemplateRow) {
    if (await confirmDelete({ name: fullName })) await deleteTemplate({ id })
  }

  async function exportFile({ id }: PrintTemplateRow) {
    const { data } = await exportTemplate({ id })
    if (data) download(data)
  }

  return {
    ...pagedRows(list, query),
    remove,
    toggle: ({ id }: PrintTemplateRow) => toggleTemplate({ id }).unwrap(),
    copy: ({ id }: PrintTemplateRow) => void copyTemplate({ id }),
    exportFile,
    importFile: (file: File) => void importTemplate({ body: { file } }),
    importing,
  }
}

/** 模板分类: the values of the dictionary of categories, by code. */
export function usePrintCategories() {
  const { data, isFetching } = useListDictionaryOptionsQuery({ typeId: 'printDev' })
  return {
    options: (data?.list ?? []).map(({ enCode, fullName }) => ({ value: enCode, label: fullName })),
    loading: isFetching,
  }
}
