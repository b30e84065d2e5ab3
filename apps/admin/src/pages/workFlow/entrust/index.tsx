import { Button } from '@arco-design/web-react'
import { IconPlus } from '@arco-design/web-react/icon'
import { type FlowDelegate, useDeleteFlowDelegateMutation, useListFlowDelegatesQuery } from '@sqos/api-client/workflow'
import { PAGES } from '@sqos/contract'
import { formatDate } from '@sqos/i18n'
import { useText } from '@sqos/i18n/react'
import { confirmDelete, StatusTag, useListQuery } from '@sqos/ui-kit/list'
import { lazy, Suspense } from 'react'
import { moreMenu } from '../../../parts/page-columns/MoreMenu.tsx'
import { usePageColumns } from '../../../parts/page-columns/use-page-columns.tsx'
import { PagedList } from '../../../parts/paged-list/PagedList.tsx'
import { pagedRows } from '../../../parts/paged-list/paged-rows.ts'
import { useCategories } from '../flowEngine/use-categories.ts'
import { TASK_TEXTS } from '../parts/catalogue.ts'
import { entrustState, ENTRUST_TONES } from './entrust-state.ts'
import { useEntrustForm } from './use-entrust-form.ts'

export { catalogues } from '../parts/catalogue.ts'

const EntrustDialog = lazy(async () => ({ default: (await import('./EntrustDialog.tsx')).EntrustDialog }))

const DEFAULTS = { filters: {} }
const DAY = 'YYYY-MM-DD'

/** 流程委托: who decides for the user, in which flow and when. */
export default function EntrustPage() {
  const { t } = useText(TASK_TEXTS)
  const state = useListQuery(DEFAULTS)
  const list = pagedRows(state, useListFlowDelegatesQuery(state.request))
  const form = useEntrustForm()
  const categories = useCategories()
  const [remove] = useDeleteFlowDelegateMutation()
  const stateText = (row: FlowDelegate) => t(`entrust.state.${entrustState(row)}`)

  async function end({ id, toUserName }: FlowDelegate) {
    if (await confirmDelete({ name: toUserName, text: t('entrust.removeEffect') })) await remove({ id })
  }

  const columns = usePageColumns<typeof PAGES.entrust, FlowDelegate>(PAGES.entrust, {
    nameOf: ({ toUserName }) => toUserName,
    cells: {
      flowCategory: {
        value: ({ flowCategory }) =>
          categories.options.find(({ value }) => value === flowCategory)?.label ?? flowCategory,
      },
      startTime: { value: ({ startTime }) => formatDate(startTime, DAY) },
      endTime: { value: ({ endTime }) => formatDate(endTime, DAY) },
      state: {
        value: stateText,
        render: (row) => <StatusTag tone={ENTRUST_TONES[entrustState(row)]}>{stateText(row)}</StatusTag>,
      },
    },
    rowActions: {
      width: 128,
      first: { text: t('entrust.edit'), run: form.edit },
      more: moreMenu((row) => [{ text: t('action.remove'), onClick: () => void end(row) }]),
    },
  })
  const create = (
    <Button type="primary" icon={<IconPlus aria-hidden="true" />} onClick={form.create}>
      {t('entrust.create')}
    </Button>
  )

  return (
    <PagedList
      title={t('entrust.title')}
      name="flow-entrust"
      list={list}
      columns={columns}
      rowKey={rowKey}
      placeholder={t('entrust.placeholder')}
      primary={create}
      onRowOpen={form.edit}
    >
      <Suspense>{form.opened && <EntrustDialog key={form.key} form={form} />}</Suspense>
    </PagedList>
  )
}

const rowKey = ({ id }: FlowDelegate) => id
