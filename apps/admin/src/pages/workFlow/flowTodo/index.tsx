import { Button } from '@arco-design/web-react'
import { type FlowTaskRow, useListFlowDutiesQuery } from '@sqos/api-client/workflow'
import { PAGES } from '@sqos/contract'
import { useText } from '@sqos/i18n/react'
import { Skeleton } from '@sqos/ui-kit'
import { bulkCatalogue } from '@sqos/ui-kit/bulk'
import { useListQuery } from '@sqos/ui-kit/list'
import { lazy, Suspense } from 'react'
import { useSearchParams } from 'react-router'
import { usePageColumns } from '../../../parts/page-columns/use-page-columns.tsx'
import { pagedRows } from '../../../parts/paged-list/paged-rows.ts'
import { catalogues as taskCatalogues, TASK_TEXTS } from '../parts/catalogue.ts'
import { OPENED_AS } from '../parts/task-address.ts'
import { TASK_FILTERS } from '../parts/task-fields.tsx'
import { taskQuery } from '../parts/task-query.ts'
import { TaskList } from '../parts/TaskList.tsx'
import { useOpenTask } from '../parts/use-open-task.ts'
import { arrivalCell, useTaskCells } from '../parts/use-task-columns.tsx'

export const catalogues = [...taskCatalogues, bulkCatalogue]

const BatchPage = lazy(async () => ({ default: (await import('./batch/BatchPage.tsx')).BatchPage }))

/** The key of the address that shows 批量审批. */
const BATCH = 'batch'

const DEFAULTS = { filters: { ...TASK_FILTERS, waiting: '' } }

/** 待办事宜: the open duties of the user, or 批量审批, which decides on many of them. */
export default function FlowTodoPage() {
  const [params, setParams] = useSearchParams()
  if (!params.has(BATCH)) return <TodoList onBatch={() => setParams({ [BATCH]: '1' })} />
  return (
    <Suspense fallback={<Skeleton lines={12} />}>
      <BatchPage onClose={() => setParams({})} />
    </Suspense>
  )
}

function TodoList({ onBatch }: { onBatch: () => void }) {
  const { t } = useText(TASK_TEXTS)
  const state = useListQuery(DEFAULTS)
  // A duty that waits for added signers cannot be decided: its page is opened to read it, or to remove signers.
  const isWaiting = state.filters.waiting === '1'
  const query = { category: 1, ...taskQuery(state), ...(isWaiting && { waiting: 1 }) }
  const list = pagedRows(state, useListFlowDutiesQuery(query))
  const links = { rows: list.rows, openedAs: () => (isWaiting ? OPENED_AS.done : OPENED_AS.todo) }
  const open = useOpenTask(links)
  const columns = usePageColumns<typeof PAGES.flowTodo, FlowTaskRow>(PAGES.flowTodo, {
    cells: { ...useTaskCells(links), creatorTime: arrivalCell },
    rowActions: { width: 88, first: { text: t(isWaiting ? 'action.detail' : 'action.audit'), run: open } },
  })
  return (
    <TaskList
      title={t('todo.title')}
      name="flow-todo"
      list={list}
      columns={columns}
      links={links}
      hasPerson
      hasWaiting
      secondary={<Button onClick={onBatch}>{t('batch.title')}</Button>}
    />
  )
}
