import { type FlowTaskRow, useListOwnFlowTasksQuery } from '@sqos/api-client/workflow'
import { PAGES } from '@sqos/contract'
import { TimeText, useText } from '@sqos/i18n/react'
import { Skeleton } from '@sqos/ui-kit'
import { StatusTag, type StatusTone } from '@sqos/ui-kit/list'
import { useSelector } from 'react-redux'
import { Link } from 'react-router'
import { configOf, OPENED_AS, taskAddress } from '../../pages/workFlow/parts/task-address.ts'
import { isEditable, STATUS } from '../../pages/workFlow/parts/task-status.ts'
import { selectRoutesByPath } from '../menu/menu-selectors.ts'
import type { AppState } from '../store.ts'
import styles from './DutyCard.module.css'
import { NAMESPACE } from './namespace.ts'

/** Most requests that the card lists; the page shows all. */
const MOST = 5

const MINE = `/${PAGES.flowLaunch.address}`
const START = `/${PAGES.flowStart.address}`

/** Draft, waiting, agreed, rejected, withdrawn, ended. */
const TONES: readonly StatusTone[] = ['attention', 'info', 'on', 'danger', 'off', 'off']

/** Card of the start page: the drafts of the user, then the latest requests with their states. */
export function Requests() {
  const { t } = useText(NAMESPACE)
  const pages = useSelector((state: AppState) => selectRoutesByPath(state))
  const skip = !pages.has(MINE)
  const asked = { currentPage: 1, pageSize: MOST }
  const fresh = { refetchOnMountOrArgChange: true, skip }
  const drafts = useListOwnFlowTasksQuery({ ...asked, status: STATUS.draft }, fresh)
  const latest = useListOwnFlowTasksQuery(asked, fresh)
  if (skip) return null

  const found = [...(drafts.data?.list ?? []), ...(latest.data?.list ?? [])]
  const requests = [...new Map(found.map((request) => [request.id, request])).values()].slice(0, MOST)
  const isFailed = drafts.isError || latest.isError
  const retry = () => {
    void drafts.refetch()
    void latest.refetch()
  }
  return (
    <section className={styles.card} aria-label={t('requests.title')} aria-busy={drafts.isLoading || latest.isLoading}>
      <header className={styles.header}>
        <h2 className={styles.title}>{t('requests.title')}</h2>
        {drafts.data && (
          <span className={styles.count}>{t('requests.drafts', { count: drafts.data.pagination.total })}</span>
        )}
        <Link className={styles.all} to={MINE}>
          {t('all')}
        </Link>
      </header>
      {requests.length > 0 ? (
        <ul className={styles.duties}>
          {requests.map((request) => (
            <Request key={request.id} request={request} />
          ))}
        </ul>
      ) : isFailed ? (
        <p className={styles.none}>
          {t('failed')}{' '}
          <button type="button" className={styles.retry} onClick={retry}>
            {t('retry')}
          </button>
        </p>
      ) : latest.isLoading ? (
        <Skeleton lines={3} />
      ) : (
        <p className={styles.none}>
          {t('requests.none')}
          {pages.has(START) && (
            <Link className={styles.start} to={START}>
              {t('requests.start')}
            </Link>
          )}
        </p>
      )}
    </section>
  )
}

function Request({ request }: { request: FlowTaskRow }) {
  const { t } = useText(NAMESPACE)
  const { fullName, status, creatorTime } = request
  const openedAs = isEditable(status) ? OPENED_AS.draft : OPENED_AS.mine
  return (
    <li>
      <Link className={styles.duty} to={taskAddress(configOf(request, openedAs))}>
        <span className={styles.name}>{fullName}</span>
        <StatusTag tone={TONES[status] ?? 'info'}>
          {t(`requests.state.${TONES[status] ? status : STATUS.running}`)}
        </StatusTag>
        <span className={styles.time}>
          <TimeText ms={creatorTime} kind="message" />
        </span>
      </Link>
    </li>
  )
}
