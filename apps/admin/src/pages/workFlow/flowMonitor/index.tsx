import { Button, Switch } from '@arco-design/web-react'
import {
  type FlowTaskRow,
  useCancelFlowTaskMutation,
  useDeleteFlowTasksMutation,
  useMonitorFlowTasksQuery,
} from '@sqos/api-client/workflow'
import { PAGES } from '@sqos/contract'
import { useText } from '@sqos/i18n/react'
import { BulkBar, bulkCatalogue } from '@sqos/ui-kit/bulk'
import { confirmDelete, type RowMenuItem, StatusTag, useListQuery } from '@sqos/ui-kit/list'
import { lazy, Suspense, useState } from 'react'
import { moreMenu } from '../../../parts/page-columns/MoreMenu.tsx'
import { usePageColumns } from '../../../parts/page-columns/use-page-columns.tsx'
import { pagedRows } from '../../../parts/paged-list/paged-rows.ts'
import { catalogues as taskCatalogues, TASK_TEXTS } from '../parts/catalogue.ts'
import { Progress } from '../parts/Progress.tsx'
import { OPENED_AS } from '../parts/task-address.ts'
import { TASK_FILTERS } from '../parts/task-fields.tsx'
import { taskQuery } from '../parts/task-query.ts'
import { STATUS } from '../parts/task-status.ts'
import { TaskList } from '../parts/TaskList.tsx'
import { useOpenTask } from '../parts/use-open-task.ts'
import { useTaskCells } from '../parts/use-task-columns.tsx'
import styles from '../parts/Tasks.module.css'

export const catalogues = [...taskCatalogues, bulkCatalogue]

const AssignDialog = lazy(async () => ({ default: (await import('./AssignDialog.tsx')).AssignDialog }))
const ReasonDialog = lazy(async () => ({ default: (await import('../parts/ReasonDialog.tsx')).ReasonDialog }))

const DEFAULTS = { filters: { ...TASK_FILTERS, stuck: '' } }
const openedAs = () => OPENED_AS.monitored

/** 流程监控: tasks of everybody, those without a possible approver marked, with a way out of each. */
export default function FlowMonitorPage() {
  const { t } = useText(TASK_TEXTS)
  const state = useListQuery(DEFAULTS)
  const isStuckOnly = state.filters.stuck !== ''
  const list = pagedRows(state, useMonitorFlowTasksQuery({ ...taskQuery(state), ...(isStuckOnly && { stuck: 1 }) }))
  const links = { rows: list.rows, openedAs }
  const open = useOpenTask(links)
  const [assigned, setAssigned] = useState<FlowTaskRow>()
  const [cancelled, setCancelled] = useState<FlowTaskRow>()
  const [chosen, setChosen] = useState<string[]>([])
  const [cancel] = useCancelFlowTaskMutation()
  const [remove] = useDeleteFlowTasksMutation()

  async function removeChosen() {
    if (!(await confirmDelete({ text: t('monitor.removeEffect', { count: chosen.length }) }))) return
    const { error } = await remove({ flowMonitorDeleteBody: { ids: chosen.join(',') } })
    if (!error) setChosen([])
  }

  function more(row: FlowTaskRow): RowMenuItem[] {
    const isOver = row.status === STATUS.passed || row.status === STATUS.cancelled
    return [
      ...(row.status === STATUS.running ? [{ text: t('monitor.assign'), onClick: () => setAssigned(row) }] : []),
      ...(isOver ? [] : [{ text: t('monitor.cancel'), onClick: () => setCancelled(row) }]),
    ]
  }

  const cells = useTaskCells(links)
  const columns = usePageColumns<typeof PAGES.flowMonitor, FlowTaskRow>(PAGES.flowMonitor, {
    cells: {
      ...cells,
      status: {
        ...cells.status,
        render: (row) =>
          row.isStuck ? <StatusTag tone="danger">{t('monitor.stuck')}</StatusTag> : cells.status.render(row),
      },
      completion: {
        value: ({ completion }) => completion,
        render: ({ status, completion, fullName }) => (
          <Progress status={status} completion={completion} name={fullName} />
        ),
      },
    },
    rowActions: { width: 128, first: { text: t('action.detail'), run: open }, more: moreMenu(more) },
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
      <Suspense>
        {assigned && <AssignDialog task={assigned} onClose={() => setAssigned(undefined)} />}
        {cancelled && (
          <ReasonDialog
            title={t('monitor.cancelTitle')}
            effect={t('monitor.cancelEffect', { name: cancelled.fullName })}
            placeholder={t('monitor.cancelPlaceholder')}
            submitText={t('monitor.cancel')}
            onSubmit={(handleOpinion) =>
              cancel({ id: cancelled.processId, flowOpinionBody: { handleOpinion } }).unwrap()
            }
            onClose={() => setCancelled(undefined)}
          />
        )}
      </Suspense>
    </TaskList>
  )
}
