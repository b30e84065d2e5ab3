import { Spin } from '@arco-design/web-react'
import { useListFlowFigureTasksQuery } from '@sqos/api-client/workflow'
import { formatDate } from '@sqos/i18n'
import { useText } from '@sqos/i18n/react'
import { EmptyState } from '@sqos/ui-kit'
import { Pagination, SideDrawer, StatusTag, type StatusTone } from '@sqos/ui-kit/list'
import { useState } from 'react'
import { Link } from 'react-router'
import { addressOfTask, OP_TYPE } from '../detail/task-address.ts'
import { NAMESPACE } from './catalogue.ts'
import styles from './FlowAnalysis.module.css'
import type { FigureState } from './use-figures.ts'

/** The requests behind a number. */
export interface Drill {
  kind: 'started' | 'passed' | 'running' | 'returned' | 'decided' | 'overdue'
  /** What the number belongs to. */
  name: string
  scope: { flowId?: string; nodeCode?: string; departmentId?: string; userId?: string }
}

const TONES: Readonly<Record<number, StatusTone>> = { 1: 'info', 2: 'on', 3: 'danger', 4: 'attention', 5: 'off' }

interface TasksDrawerProps {
  drill: Drill
  request: FigureState['request']
  onClose: () => void
}

/** The list of the requests behind a number. */
export function TasksDrawer({ drill: { kind, name, scope }, request, onClose }: TasksDrawerProps) {
  const { t } = useText(NAMESPACE)
  const [page, setPage] = useState({ currentPage: 1, pageSize: 20 })
  const { data, isFetching } = useListFlowFigureTasksQuery({ ...request, ...scope, kind, ...page })
  const rows = data?.list ?? []
  return (
    <SideDrawer open title={t('tasks.title', { name, kind: t(`tasks.kind.${kind}`) })} width={820} onClose={onClose}>
      <Spin loading={isFetching} className={styles.content ?? ''}>
        {!isFetching && rows.length === 0 && <EmptyState title={t('tasks.empty')} />}
        {rows.length > 0 && (
          <div className={styles.scroll}>
            <table className={styles.table}>
              <thead>
                <tr>
                  <th scope="col">{t('tasks.task')}</th>
                  <th scope="col">{t('tasks.initiator')}</th>
                  <th scope="col">{t('tasks.started')}</th>
                  <th scope="col">{t('tasks.step')}</th>
                </tr>
              </thead>
              <tbody>
                {rows.map(({ id, fullName, userName, startTime, thisStep, status }) => (
                  <tr key={id}>
                    <th scope="row" className={styles.name}>
                      <Link className={styles.task} to={addressOfTask({ processId: id, opType: OP_TYPE.monitor })}>
                        {fullName}
                      </Link>
                      <StatusTag tone={TONES[status] ?? 'info'}>{t(`status.${status}`)}</StatusTag>
                    </th>
                    <td>{userName}</td>
                    <td>{startTime ? formatDate(startTime) : ''}</td>
                    <td>{status === 1 ? thisStep : ''}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        )}
        {data && data.pagination.total > page.pageSize && (
          <Pagination
            total={data.pagination.total}
            page={page.currentPage}
            pageSize={page.pageSize}
            onPageChange={(currentPage) => setPage({ ...page, currentPage })}
            onPageSizeChange={(pageSize) => setPage({ currentPage: 1, pageSize })}
          />
        )}
      </Spin>
    </SideDrawer>
  )
}
