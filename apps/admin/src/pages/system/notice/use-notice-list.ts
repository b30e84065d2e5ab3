import {
  type NoticeRow,
  useDeleteNoticeMutation,
  useListNoticesQuery,
  usePlanNoticeMutation,
  useReleaseNoticeMutation,
  useWithdrawNoticeMutation,
} from '@sqos/api-client/notice'
import { NOTICE_STATE } from '@sqos/contract'
import { useText } from '@sqos/i18n/react'
import { confirmAction, confirmDelete } from '@sqos/ui-kit'
import { useListQuery } from '@sqos/ui-kit/list'
import { pagedRows } from '../../../parts/paged-list/paged-rows.ts'
import { NAMESPACE } from './catalogue.ts'

const DEFAULTS = { filters: { enabledMark: '' } }
const STATES = ['', '0', '1', '2'] as const

/** The notices that the address filters, and their commands. */
export function useNoticeList() {
  const { t } = useText(NAMESPACE)
  const list = useListQuery(DEFAULTS)
  const enabledMark = STATES.find((state) => state === list.filters.enabledMark) ?? ''
  const query = useListNoticesQuery({ ...list.request, enabledMark })
  const [removeNotice] = useDeleteNoticeMutation()
  const [releaseNotice] = useReleaseNoticeMutation()
  const [withdrawNotice] = useWithdrawNoticeMutation()
  const [planNotice] = usePlanNoticeMutation()

  async function remove({ id, title, enabledMark: state }: NoticeRow) {
    const text = state === NOTICE_STATE.released ? t('removeReleased') : undefined
    if (await confirmDelete({ name: title, ...(text !== undefined && { text }) })) await removeNotice({ id })
  }

  async function release({ id, title }: NoticeRow) {
    if (await confirmAction({ text: t('releaseConfirm'), subject: title })) await releaseNotice({ id })
  }

  async function withdraw({ id, title }: NoticeRow) {
    if (await confirmAction({ text: t('withdrawConfirm'), subject: title, danger: true })) await withdrawNotice({ id })
  }

  return {
    ...pagedRows(list, query),
    remove,
    release,
    withdraw,
    plan: (id: string, plannedTime: number | null) => planNotice({ id, noticePlanBody: { plannedTime } }).unwrap(),
  }
}
