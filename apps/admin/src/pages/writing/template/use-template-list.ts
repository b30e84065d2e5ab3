import {
  useDeleteWritingTemplateMutation,
  useListWritingPartsQuery,
  useListWritingTemplatesQuery,
  useToggleWritingTemplateMutation,
  type WritingTemplateRow,
} from '@sqos/api-client/writing'
import { confirmDelete } from '@sqos/ui-kit'
import { useListQuery } from '@sqos/ui-kit/list'
import { pagedRows } from '../../../parts/paged-list/paged-rows.ts'

const DEFAULTS = { filters: { categoryId: '' } }

/** The templates that the address filters, and their commands. */
export function useTemplateList() {
  const list = useListQuery(DEFAULTS)
  const query = useListWritingTemplatesQuery({ ...list.request, categoryId: list.filters.categoryId || undefined })
  const [removeTemplate] = useDeleteWritingTemplateMutation()
  const [toggleTemplate] = useToggleWritingTemplateMutation()

  async function remove({ id, fullName }: WritingTemplateRow) {
    if (await confirmDelete({ name: fullName })) await removeTemplate({ id })
  }

  return { ...pagedRows(list, query), remove, toggle: ({ id }: WritingTemplateRow) => toggleTemplate({ id }).unwrap() }
}

/** The categories of templates. */
export function useTemplateCategories() {
  const { data, isFetching } = useListWritingPartsQuery({ kind: 'category', pageSize: 200 })
  return {
    options: (data?.list ?? []).map(({ id, fullName }) => ({ value: id, label: fullName })),
    loading: isFetching,
  }
}
