import { type FlowTaskRow, useListFlowDutiesQuery, useRecallFlowRecordMutation } from '@sqos/api-client/workflow'
import { PAGES } from '@sqos/contract'
import { useText } from '@sqos/i18n/react'
import { type RowMenuItem, useListQuery } from '@sqos/ui-kit/list'
import { lazy, Suspense, useState } from 'react'
import { moreMenu } from '../../../parts/page-columns/MoreMenu.tsx'
import { usePageColumns } from '../../../parts/page-columns/use-page-columns.tsx'
import { pagedRows } from '../../../parts/paged-list/paged-rows.ts'
import { TASK_TEXTS } from '../parts/catalogue.ts'
import { OPENED_AS } from '../parts/task-address.ts'
import { TASK_FILTERS } from '../parts/task-fields.tsx'
import { taskQuery } from '../parts/task-query.ts'
import { TaskList } from '../parts/TaskList.tsx'
import { Decision } from '../parts/TaskTags.tsx'
import { useOpenTask } from '../parts/use-open-task.ts'
import { useTaskCells } from '../parts/use-task-columns.tsx'

export { catalogues } from '../parts/catalogue.ts'

const ReasonDialog = lazy(async () => ({ default: (await import('../parts/ReasonDialog.tsx')).ReasonDialog }))

const DEFAULTS = { filters: TASK_FILTERS }
const openedAs = () => OPENED_AS.done

/** Whether the row is an agreement; its status is the decision. */
const isAgreed = ({ status }: FlowTaskRow) => status === 1

/** 已办事宜: the decisions of the user. */
export default function FlowDonePage() {
  const { t } = useText(TASK_TEXTS)
  const state = useListQuery(DEFAULTS)
  const list = pagedRows(state, useListFlowDutiesQuery({ category: 2, ...taskQuery(state) }))
  const links = { rows: list.rows, openedAs }
  const open = useOpenTask(links)
  const [recalled, setRecalled] = useState<FlowTaskRow>()
  const [recall] = useRecallFlowRecordMutation()
  // The server also checks that nobody behind has decided.
  const more = (row: FlowTaskRow): RowMenuItem[] =>
    isAgreed(row) && row.endTime === null ? [{ text: t('action.recall'), onClick: () => setRecalled(row) }] : []
  const columns = usePageColumns<typeof PAGES.flowDone, FlowTaskRow>(PAGES.flowDone, {
    cells: {
      ...useTaskCells(links),
      status: {
        header: t('decision.header'),
        value: (row) => t(isAgreed(row) ? 'decision.agree' : 'decision.reject'),
        render: (row) => <Decision agreed={isAgreed(row)} />,
      },
    },
    rowActions: { width: 128, first: { text: t('action.detail'), run: open }, more: moreMenu(more) },
  })
  return (
    <TaskList title={t('done.title')} name="flow-done" list={list} columns={columns} links={links} hasPerson>
      <Suspense>
        {recalled && (
          <ReasonDialog
            title={t('recall.title')}
            effect={t('recall.effect', { name: recalled.fullName })}
            placeholder={t('recall.placeholder')}
            submitText={t('action.recall')}
            onSubmit={(handleOpinion) => recall({ id: recalled.id, flowOpinionBody: { handleOpinion } }).unwrap()}
            onClose={() => setRecalled(undefined)}
          />
        )}
      </Suspense>
    </TaskList>
  )
}
