import { type FlowTaskRow, useListFlowDutiesQuery } from '@sqos/api-client/workflow'
import { PAGES } from '@sqos/contract'
import { useText } from '@sqos/i18n/react'
import { useListQuery } from '@sqos/ui-kit/list'
import { usePageColumns } from '../../../parts/page-columns/use-page-columns.tsx'
import { pagedRows } from '../../../parts/paged-list/paged-rows.ts'
import { TASK_TEXTS } from '../parts/catalogue.ts'
import { OPENED_AS } from '../parts/task-address.ts'
import { TASK_FILTERS } from '../parts/task-fields.tsx'
import { taskQuery } from '../parts/task-query.ts'
import { TaskList } from '../parts/TaskList.tsx'
import { useOpenTask } from '../parts/use-open-task.ts'
import { arrivalCell, useTaskCells } from '../parts/use-task-columns.tsx'

export { catalogues } from '../parts/catalogue.ts'

const DEFAULTS = { filters: TASK_FILTERS }
const openedAs = () => OPENED_AS.todo

/** 待办事宜: the open duties of the user, also those of people who delegated them. */
export default function FlowTodoPage() {
  const { t } = useText(TASK_TEXTS)
  const state = useListQuery(DEFAULTS)
  const list = pagedRows(state, useListFlowDutiesQuery({ category: 1, ...taskQuery(state) }))
  const links = { rows: list.rows, openedAs }
  const open = useOpenTask(links)
  const columns = usePageColumns<typeof PAGES.flowTodo, FlowTaskRow>(PAGES.flowTodo, {
    cells: { ...useTaskCells(links), creatorTime: arrivalCell },
    rowActions: { width: 88, first: { text: t('action.audit'), run: open } },
  })
  return <TaskList title={t('todo.title')} name="flow-todo" list={list} columns={columns} links={links} hasPerson />
}
