import { type FlowTodoItem, useCountFlowDutiesQuery, useListFlowTodoQuery } from '@sqos/api-client/workflow'
import { PAGES } from '@sqos/contract'
import { TimeText, useText } from '@sqos/i18n/react'
import { useSelector } from 'react-redux'
import { Link } from 'react-router'
import { configOfDuty, taskAddress } from '../../pages/workFlow/parts/task-address.ts'
import { rememberQueue } from '../../pages/workFlow/parts/task-queue.ts'
import { selectRoutesByPath } from '../menu/menu-selectors.ts'
import type { AppState } from '../store.ts'
import styles from './DutyCard.module.css'
import { NAMESPACE } from './namespace.ts'
import { Requests } from './Requests.tsx'

/** Most duties that the card lists; the page shows all. */
const MOST = 5

const TODO = `/${PAGES.flowTodo.address}`
const DONE = `/${PAGES.flowDone.address}`

/** Cards of the start page: the approvals that wait for the user, and the user's own requests. */
export function DutyCard() {
  return (
    <>
      <Duties />
      <Requests />
    </>
  )
}

function Duties() {
  const { t } = useText(NAMESPACE)
  const pages = useSelector((state: AppState) => selectRoutesByPath(state))
  const fresh = { refetchOnMountOrArgChange: true }
  const { data: counts, isLoading: isCounting } = useCountFlowDutiesQuery(undefined, fresh)
  const { data, isLoading } = useListFlowTodoQuery(undefined, fresh)
  const duties = data?.list ?? []
  if (isCounting || isLoading) return <div aria-busy="true" />
  // A person without the page can still have duties.
  if (!counts || (!pages.has(TODO) && duties.length === 0)) return null

  return (
    <section className={styles.card} aria-label={t('title')}>
      <header className={styles.header}>
        <h2 className={styles.title}>{t('title')}</h2>
        <span className={styles.count}>{t('waiting', { count: counts.toBeReviewed })}</span>
        {pages.has(TODO) && (
          <Link className={styles.all} to={TODO}>
            {t('all')}
          </Link>
        )}
      </header>
      {duties.length === 0 ? (
        data && <p className={styles.none}>{t('none')}</p>
      ) : (
        <ul className={styles.duties}>
          {duties.slice(0, MOST).map((duty) => (
            <Duty key={duty.id} duty={duty} duties={duties} />
          ))}
        </ul>
      )}
      {pages.has(DONE) && (
        <Link className={styles.done} to={DONE}>
          {t('done', { count: counts.flowDone })}
        </Link>
      )}
    </section>
  )
}

function Duty({ duty, duties }: { duty: FlowTodoItem; duties: readonly FlowTodoItem[] }) {
  return (
    <li>
      <Link
        className={styles.duty}
        to={taskAddress(configOfDuty(duty))}
        onClick={() => rememberQueue(duties.map((one) => ({ id: one.id, config: configOfDuty(one) })))}
      >
        <span className={styles.name}>{duty.fullName}</span>
        <span className={styles.time}>
          <TimeText ms={duty.creatorTime} kind="message" />
        </span>
      </Link>
    </li>
  )
}
