import { useListDictionaryOptionsQuery } from '@sqos/api-client/dictionary'
import {
  type ReportRow,
  useCopyReportMutation,
  useDeleteReportMutation,
  useExportReportMutation,
  useImportReportMutation,
  useListReportsQuery,
  useToggleReportMutation,
} from '@sqos/api-client/report'
import { confirmDelete } from '@sqos/ui-kit'
import { useListQuery } from '@sqos/ui-kit/list'
import { pagedRows } from '../../../parts/paged-list/paged-rows.ts'
import { download } from '../../../parts/transfer/download.ts'

const DEFAULTS = { filters: { category: '' } }

/** The reports that the address filters, and their commands. */
export function useReportList() {
  const list = useListQuery(DEFAULTS)
  const query = useListReportsQuery({ ...list.request, category: list.filters.category || undefined })
  const [deleteReport] = useDeleteReportMutation()
  const [toggleReport] = useToggleReportMutation()
  const [copyReport] = useCopyReportMutation()
  const [exportReport] = useExportReportMutation()
  const [importReport, { isLoading: importing }] = useImportReportMutation()

  async function remove({ id, fullName }: ReportRow) {
    if (await confirmDelete({ name: fullName })) await deleteReport({ id })
  }

  async function exportFile({ id }: ReportRow) {
    const { data } = await exportReport({ id })
    if (data) download(data)
  }

  return {
    ...pagedRows(list, query),
    remove,
    toggle: ({ id }: ReportRow) => toggleReport({ id }).unwrap(),
    copy: ({ id }: ReportRow) => void copyReport({ id }),
    exportFile,
    importFile: (file: File) => void importReport({ body: { file } }),
    importing,
  }
}

/** 报表分类: the values of the dictionary of categories. */
export function useReportCategories() {
  const { data, isFetching } = useListDictionaryOptionsQuery({ typeId: 'ReportSort' })
  return {
    options: (data?.list ?? []).map(({ id, fullName }) => ({ value: id, label: fullName })),
    loading: isFetching,
  }
}
