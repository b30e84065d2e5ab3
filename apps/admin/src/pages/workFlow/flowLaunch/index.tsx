import { type FlowTaskRow, useListOwnFlowTasksQuery } from '@sqos/api-client/workflow'
import { PAGES } from '@sqos/contract'
import { useText } from '@sqos/i18n/react'
import { useListQuery } from '@sqos/ui-kit/list'
import { lazy, Suspense } from 'react'
import { moreMenu } from '../../../parts/page-columns/MoreMenu.tsx'
import { usePageColumns } from '../../../parts/page-columns/use-page-columns.tsx'
import { pagedRows } from '../../../parts/paged-list/paged-rows.ts'
import { TASK_TEXTS } from '../parts/catalogue.ts'
import { Progress } from '../parts/Progress.tsx'
import { OPENED_AS } from '../parts/task-address.ts'
import { TASK_FILTERS } from '../parts/task-fields.tsx'
import { taskQuery } from '../parts/task-query.ts'
import { isEditable } from '../parts/task-status.ts'
import { TaskList } from '../parts/TaskList.tsx'
import { useOpenTask } from '../parts/use-open-task.ts'
import { useTaskCells } from '../parts/use-task-columns.tsx'
import { StartButton } from './StartButton.tsx'
import { useOwnTaskActions } from './use-own-task-actions.ts'

export { catalogues } from '../parts/catalogue.ts'

const ReasonDialog = lazy(async () => ({ default: (await import('../parts/ReasonDialog.tsx')).ReasonDialog }))

const DEFAULTS = { filters: TASK_FILTERS }
const openedAs = ({ status }: FlowTaskRow) => (isEditable(status) ? OPENED_AS.draft : OPENED_AS.mine)

/** 我发起的: the requests of the user, also drafts and those that came back. */
export default function FlowLaunchPage() {
  const { t } = useText(TASK_TEXTS)
  const state = useListQuery(DEFAULTS)
  const list = pagedRows(state, useListOwnFlowTasksQuery(taskQuery(state)))
  const links = { rows: list.rows, openedAs }
  const open = useOpenTask(links)
  const { more, withdrawn, withdraw, closeWithdrawal } = useOwnTaskActions()
  const columns = usePageColumns<typeof PAGES.flowLaunch, FlowTaskRow>(PAGES.flowLaunch, {
    cells: {
      ...useTaskCells(links),
      completion: {
        value: ({ completion }) => completion,
        render: ({ status, completion, fullName }) => (
          <Progress status={status} completion={completion} name={fullName} />
        ),
      },
    },
    rowActions: { width: 128, first: { text: t('action.open'), run: open }, more: moreMenu(more) },
  })
  return (
    <TaskList
      title={t('mine.title')}
      name="flow-launch"
      list={list}
      columns={columns}
      links={links}
      hasStatus
      primary={<StartButton />}
    >
      <Suspense>
        {withdrawn && (
          <ReasonDialog
            title={t('withdraw.title')}
            effect={t('withdraw.effect', { name: withdrawn.fullName, step: withdrawn.thisStep })}
            placeholder={t('withdraw.placeholder')}
            submitText={t('action.withdraw')}
            onSubmit={(handleOpinion) => withdraw(withdrawn, handleOpinion)}
            onClose={closeWithdrawal}
          />
        )}
      </Suspense>
    </TaskList>
  )
}
