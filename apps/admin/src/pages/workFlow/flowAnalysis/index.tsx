import { Spin } from '@arco-design/web-react'
import { useText } from '@sqos/i18n/react'
import { EmptyState, FailedState, Skeleton } from '@sqos/ui-kit'
import { lazy, Suspense, useState } from 'react'
import { NAMESPACE } from './catalogue.ts'
import { DECISION_COUNTS, FigureTable, FLOW_COUNTS } from './FigureTable.tsx'
import { FilterBar } from './FilterBar.tsx'
import styles from './FlowAnalysis.module.css'
import type { Drill } from './TasksDrawer.tsx'
import { Throughput } from './Throughput.tsx'
import { Totals } from './Totals.tsx'
import { useFigures } from './use-figures.ts'

export { catalogues } from './catalogue.ts'

const TasksDrawer = lazy(async () => ({ default: (await import('./TasksDrawer.tsx')).TasksDrawer }))

/** 流程分析: throughput, durations, overdue duties and rejections of a time range. */
export default function FlowAnalysisPage() {
  const { t } = useText(NAMESPACE)
  const figures = useFigures()
  const [drill, setDrill] = useState<Drill>()
  const { data, isFetching, isError, refetch } = figures

  return (
    <div className={styles.page}>
      <div className={styles.card}>
        <h1 className={styles.title}>{t('title')}</h1>
        {data?.scope === 'department' && <p className={styles.note}>{t('scopeDepartment')}</p>}
        <FilterBar figures={figures} />
        {isError && <FailedState hint={t('failed')} onRetry={() => void refetch()} />}
        {!data && !isError && <Skeleton lines={10} />}
        {data && (
          <Spin loading={isFetching} className={styles.content ?? ''}>
            <Totals total={data.total} onDrill={setDrill} />
            {data.total.started === 0 && data.nodes.length === 0 ? (
              <EmptyState title={t('empty')} />
            ) : (
              <>
                <Throughput bars={data.throughput} bucket={data.bucket} />
                <FigureTable
                  title={t('table.flows')}
                  note={t('table.flowsNote')}
                  nameTitle={t('table.name')}
                  counts={FLOW_COUNTS}
                  rows={data.flows.map((row) => ({ ...row, scope: { flowId: row.id } }))}
                  onFilter={(flow) => figures.addFilter('flow', flow)}
                  onDrill={setDrill}
                />
                <FigureTable
                  title={t('table.nodes')}
                  note={t('table.nodesNote')}
                  nameTitle={t('table.node')}
                  counts={DECISION_COUNTS}
                  rows={data.nodes.map(({ flowId, flowName, nodeCode, nodeName, ...row }) => ({
                    ...row,
                    id: `${flowId} ${nodeCode}`,
                    name: `${flowName} · ${nodeName}`,
                    scope: { flowId, nodeCode },
                  }))}
                  onDrill={setDrill}
                />
                <FigureTable
                  title={t('table.departments')}
                  nameTitle={t('table.name')}
                  counts={DECISION_COUNTS}
                  rows={data.departments.map((row) => ({ ...row, scope: { departmentId: row.id } }))}
                  onFilter={(department) => figures.addFilter('department', department)}
                  onDrill={setDrill}
                />
                <FigureTable
                  title={t('table.people')}
                  nameTitle={t('table.name')}
                  counts={DECISION_COUNTS}
                  rows={data.people.map((row) => ({ ...row, scope: { userId: row.id } }))}
                  onFilter={(person) => figures.addFilter('person', person)}
                  onDrill={setDrill}
                />
              </>
            )}
          </Spin>
        )}
      </div>
      <Suspense>
        {drill && <TasksDrawer drill={drill} request={figures.request} onClose={() => setDrill(undefined)} />}
      </Suspense>
    </div>
  )
}
