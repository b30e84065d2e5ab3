import type { NoticeRow } from '@sqos/api-client/notice'
import { NOTICE_STATE, PAGES } from '@sqos/contract'
import type { Translate } from '@sqos/i18n'
import { useText } from '@sqos/i18n/react'
import { usePermission } from '@sqos/session'
import type { SearchField } from '@sqos/ui-kit/list'
import { lazy, Suspense, useState } from 'react'
import { Select } from '@sqos/ui-kit/select'
import { PagedList } from '../../../parts/paged-list/PagedList.tsx'
import { NAMESPACE } from './catalogue.ts'
import { useNoticeColumns } from './use-notice-columns.tsx'
import { useNoticeForm } from './use-notice-form.ts'
import { useNoticeList } from './use-notice-list.ts'
import { useOpened } from './use-opened.ts'

export { catalogues } from './catalogue.ts'

const NoticeForm = lazy(async () => ({ default: (await import('./NoticeForm.tsx')).NoticeForm }))
const NoticeView = lazy(async () => ({ default: (await import('./NoticeView.tsx')).NoticeView }))
const NoticeReaders = lazy(async () => ({ default: (await import('./NoticeReaders.tsx')).NoticeReaders }))
const PlanDialog = lazy(async () => ({ default: (await import('./PlanDialog.tsx')).PlanDialog }))

/** 系统公告: notices to people, departments, roles, groups or everybody. */
export default function NoticePage() {
  const { t } = useText(NAMESPACE)
  const may = usePermission()
  const list = useNoticeList()
  const form = useNoticeForm()
  const [viewed, view] = useOpened('view')
  const [counted, readers] = useOpened('readers')
  const [planned, setPlanned] = useState<NoticeRow>()
  const columns = useNoticeColumns({
    ...list,
    edit: form.edit,
    plan: setPlanned,
    cancelPlan: ({ id }) => void list.plan(id, null).catch(() => undefined),
    view: ({ id }) => view(id),
    readers: ({ id }) => readers(id),
  })
  const { edit, detail } = PAGES.notice.buttons
  const [mayEdit, mayView] = [may(edit.code), may(detail.code)]
  const wasPlanned = useEver(planned !== undefined)
  const wasViewed = useEver(viewed !== undefined)
  const wasCounted = useEver(counted !== undefined)

  return (
    <PagedList
      title={t('title')}
      name="notice"
      list={list}
      columns={columns}
      rowKey={rowKey}
      fields={[stateField(t)]}
      create={{ text: t('action.create'), first: t('empty'), onCreate: () => form.create() }}
      onRowOpen={(row) => {
        if (row.enabledMark === NOTICE_STATE.draft && mayEdit) form.edit(row)
        else if (mayView) view(row.id)
      }}
    >
      <Suspense>
        {form.wasOpened && <NoticeForm form={form} />}
        {wasViewed && <NoticeView id={viewed} onClose={() => view(undefined)} />}
        {wasCounted && <NoticeReaders id={counted} onClose={() => readers(undefined)} />}
        {wasPlanned && <PlanDialog notice={planned} onPlan={list.plan} onClose={() => setPlanned(undefined)} />}
      </Suspense>
    </PagedList>
  )
}

/** The filter for the state. */
const stateField = (t: Translate): SearchField => ({
  name: 'enabledMark',
  label: t('field.state'),
  control: ({ id, label, value, onChange }) => (
    <Select id={id} aria-label={label} value={value} onChange={onChange}>
      {STATES.map((state) => (
        <Select.Option key={state} value={state}>
          {t(STATE_TEXTS[state])}
        </Select.Option>
      ))}
    </Select>
  ),
})

const STATES = ['', '0', '1', '2'] as const
const STATE_TEXTS = { '': 'state.all', 0: 'state.draft', 1: 'state.released', 2: 'state.expired' } as const
const rowKey = ({ id }: NoticeRow) => id

/** Whether something was true once: what was opened stays mounted while it closes. */
function useEver(isTrue: boolean): boolean {
  const [wasTrue, setTrue] = useState(isTrue)
  if (isTrue && !wasTrue) setTrue(true)
  return wasTrue
}
