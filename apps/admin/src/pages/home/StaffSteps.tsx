import { useListOwnFlowTasksQuery } from '@sqos/api-client/workflow'
import { PAGES } from '@sqos/contract'
import { useText } from '@sqos/i18n/react'
import { selectUser } from '@sqos/session'
import { useState } from 'react'
import { useSelector } from 'react-redux'
import { flatten } from '../../app/menu/menu-routes.ts'
import { selectMenu } from '../../app/menu/menu-selectors.ts'
import { useRouteTitle } from '../../app/menu/use-route-title.ts'
import type { AppState } from '../../app/store.ts'
import { selectRecent } from '../../app/tabs/tabs-slice.ts'
import styles from './Home.module.css'
import { NAMESPACE } from './namespace.ts'
import { StepsCard } from './StepsCard.tsx'

const PROFILE = '/profile'
const START = `/${PAGES.flowStart.address}`

/** What a new employee does first, until the first request is made or the card is closed. */
export function StaffSteps() {
  const { t } = useText(NAMESPACE)
  const titleOf = useRouteTitle()
  const user = useSelector((state: AppState) => selectUser(state))
  const routes = flatten(useSelector(selectMenu))
  const recent = useSelector((state: AppState) => selectRecent(state))
  const { isClosed, close } = useClosed(user?.userId ?? '')
  const mayStart = routes.some(({ path }) => path === START)
  const { data, isLoading } = useListOwnFlowTasksQuery(
    { currentPage: 1, pageSize: 1 },
    { skip: isClosed || !mayStart, refetchOnMountOrArgChange: true },
  )
  // Nothing is shown until it is known whether the user is new.
  if (isLoading) return <div aria-busy="true" />
  if (isClosed || routes.length === 0 || (mayStart && !data)) return null

  const hasRequest = (data?.pagination.total ?? 0) > 0
  const first = routes.find(({ kind, path }) => kind === 'model' && path !== undefined)
  const hasOpened = first?.path === undefined || recent.includes(first.path)
  if (mayStart ? hasRequest : hasOpened) return null

  const steps = [
    {
      key: 'profile',
      name: t('start.profile'),
      to: PROFILE,
      isDone: (user?.mobilePhone ?? '') !== '' || (user?.email ?? '') !== '',
    },
    ...(mayStart ? [{ key: 'request', name: t('start.request'), to: START, isDone: hasRequest }] : []),
    ...(first?.path === undefined
      ? []
      : [{ key: 'page', name: t('start.page', { title: titleOf(first) }), to: first.path, isDone: hasOpened }]),
  ]
  return (
    <StepsCard
      title={t('start.title')}
      steps={steps}
      action={
        <button type="button" className={styles.close} onClick={close}>
          {t('start.close')}
        </button>
      }
    />
  )
}

/** Whether the user closed the card; this browser keeps it. */
function useClosed(userId: string) {
  const key = `sqos_first_steps_${userId}`
  const [isClosed, setClosed] = useState(() => {
    try {
      return localStorage.getItem(key) !== null
    } catch {
      return false
    }
  })
  function close() {
    setClosed(true)
    try {
      localStorage.setItem(key, 'closed')
    } catch {
      // Storage is blocked or full. The card then comes back with the next visit.
    }
  }
  return { isClosed, close }
}
