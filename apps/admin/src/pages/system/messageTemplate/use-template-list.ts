import {
  type MessageTemplateRow,
  useDeleteMessageTemplateMutation,
  useListMessageEventsQuery,
  useListMessageTemplatesQuery,
  useToggleMessageTemplateMutation,
} from '@sqos/api-client/message-template'
import { useText } from '@sqos/i18n/react'
import { confirmDelete } from '@sqos/ui-kit'
import { useListQuery } from '@sqos/ui-kit/list'
import { pagedRows } from '../../../parts/paged-list/paged-rows.ts'
import { NAMESPACE } from './catalogue.ts'

const DEFAULTS = { filters: {} }

/** The templates that the address filters, and their commands. */
export function useTemplateList() {
  const { t } = useText(NAMESPACE)
  const list = useListQuery(DEFAULTS)
  const query = useListMessageTemplatesQuery(list.request)
  const { data: events } = useListMessageEventsQuery()
  const [deleteTemplate] = useDeleteMessageTemplateMutation()
  const [toggleTemplate] = useToggleMessageTemplateMutation()

  async function remove({ id, fullName }: MessageTemplateRow) {
    if (await confirmDelete({ name: fullName, text: t('removeHint') })) await deleteTemplate({ id })
  }

  return {
    ...pagedRows(list, query),
    events,
    remove,
    toggle: ({ id }: MessageTemplateRow) => toggleTemplate({ id }).unwrap(),
  }
}
