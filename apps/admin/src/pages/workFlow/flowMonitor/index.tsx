import { Button, Switch } from '@arco-design/web-react'
import { type FlowTaskRow, useDeleteFlowTasksMutation, useMonitorFlowTasksQuery } from '@sqos/api-client/workflow'
import { PAGES } from '@sqos/contract'
import { useText } from '@sqos/i18n/react'
import { BulkBar, bulkCatalogue } from '@sqos/ui-kit/bulk'
import { confirmDelete, type RowMenuItem, useListQuery } from '@sqos/ui-kit/list'
import { lazy, Suspense, useState } from 'react'
import { moreMenu } from '../../../parts/page-columns/MoreMenu.tsx'
import { usePageColumns } from '../../../parts/page-columns/use-page-columns.tsx'
import { pagedRows } from '../../../parts/paged-list/paged-rows.ts'
import { catalogues as taskCatalogues, TASK_TEXTS } from '../parts/catalogue.ts'
import { Progress } from '../parts/Progress.tsx'
import { OPENED_AS } from '../parts/task-address.ts'
import { TASK_FILTERS } from '../parts/task-fields.tsx'
import { taskQuery } from '../parts/task-query.ts'
import { TaskList } from '../parts/TaskList.tsx'
import { useOpenTask } from '../parts/use-open-task.ts'
import { useTaskCells } from '../parts/use-task-columns.tsx'
import styles from '../parts/Tasks.module.css'
import type { MonitorAction } from './MonitorDialogs.tsx'
import { actionsOf, WAY_OUT } from './monitor-state.ts'
import { TroubleStatus } from './TroubleStatus.tsx'

export const catalogues = [...taskCatalogues, bulkCatalogue]

const MonitorDialogs = lazy(async () => ({ default: (await import('./MonitorDialogs.tsx')).MonitorDialogs }))

const DEFAULTS = { filters: { ...TASK_FILTERS, stuck: '' } }
const openedAs = () => OPENED_AS.monitored

/** 流程监控: tasks of everybody; those that need an administrator are marked with the reason and the way out. */
export default function FlowMonitorPage() {
  const { t } = useText(TASK_TEXTS)
  const state = useListQuery(DEFAULTS)
  const isStuckOnly = state.filters.stuck !== ''
  const list = pagedRows(state, useMonitorFlowTasksQuery({ ...taskQuery(state), ...(isStuckOnly && { stuck: 1 }) }))
  const links = { rows: list.rows, openedAs }
  const open = useOpenTask(links)
  const [asked, setAsked] = useState<{ action: MonitorAction; task: FlowTaskRow }>()
  const [chosen, setChosen] = useState<string[]>([])
  const [remove] = useDeleteFlowTasksMutation()

  async function removeChosen() {
    if (!(await confirmDelete({ text: t('monitor.removeEffect', { count: chosen.length }) }))) return
    const { error } = await remove({ flowMonitorDeleteBody: { ids: chosen.join(',') } })
    if (!error) setChosen([])
  }

  const more = (task: FlowTaskRow): RowMenuItem[] =>
    actionsOf(task).map((action) => ({ text: t(`monitor.${action}`), onClick: () => setAsked({ action, task }) }))

  const cells = useTaskCells(links)
  const columns = usePageColumns<typeof PAGES.flowMonitor, FlowTaskRow>(PAGES.flowMonitor, {
    cells: {
      ...cells,
      status: {
        ...cells.status,
        render: (task) => (
          <TroubleStatus row={task} onSolve={(trouble) => setAsked({ action: WAY_OUT[trouble], task })} />
        ),
      },
      completion: {
        value: ({ completion }) => completion,
        render: ({ status, completion, fullName }) => (
          <Progress status={status} completion={completion} name={fullName} />
        ),
      },
    },
    rowActions: { width: 152, first: { text: t('action.detail'), run: open }, more: moreMenu(more) },
  })

  return (
    <TaskList
      title={t('monitor.title')}
      name="flow-monitor"
      list={list}
      columns={columns}
      links={links}
      hasPerson
      hasStatus
      selection={{ keys: chosen, onChange: setChosen }}
      secondary={
        // oxlint-disable-next-line jsx-a11y/label-has-associated-control -- the switch is inside
        <label className={styles.only}>
          <Switch
            size="small"
            checked={isStuckOnly}
            onChange={(on) => state.search({ keyword: state.keyword, stuck: on ? '1' : '' })}
          />
          {t('monitor.stuckOnly')}
        </label>
      }
      below={
        chosen.length > 0 && (
          <BulkBar count={chosen.length} onClear={() => setChosen([])}>
            <Button size="small" status="danger" onClick={() => void removeChosen()}>
              {t('action.remove')}
            </Button>
          </BulkBar>
        )
      }
    >
      <Suspense>{asked && <MonitorDialogs {...asked} onClose={() => setAsked(undefined)} />}</Suspense>
    </TaskList>
  )
}
