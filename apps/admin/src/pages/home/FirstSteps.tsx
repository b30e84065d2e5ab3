import { IconCheckCircleFill } from '@arco-design/web-react/icon'
import { useListVisualModelsQuery } from '@sqos/api-client/model'
import { useListUsersQuery } from '@sqos/api-client/user'
import { PAGES } from '@sqos/contract'
import { useText } from '@sqos/i18n/react'
import { useSelector } from 'react-redux'
import { Link } from 'react-router'
import { selectRoutesByPath } from '../../app/menu/menu-selectors.ts'
import type { AppState } from '../../app/store.ts'
import styles from './Home.module.css'
import { NAMESPACE } from './namespace.ts'

const ONE = { currentPage: 1, pageSize: 2 }

/** The type of forms that are designed in the browser. */
const ONLINE = 1

/** What an administrator does until the first application is in the menu. */
export function FirstSteps() {
  const { t } = useText(NAMESPACE)
  const pages = useSelector((state: AppState) => selectRoutesByPath(state))
  const hasApp = [...pages.values()].some(({ kind }) => kind === 'model')
  const addressOf = ({ address }: { address: string }) => `/${address}`
  const isShown = !hasApp && pages.has(addressOf(PAGES.model))
  const mayListUsers = pages.has(addressOf(PAGES.user))
  const users = useListUsersQuery(ONE, { skip: !isShown || !mayListUsers })
  const models = useListVisualModelsQuery({ ...ONE, type: ONLINE }, { skip: !isShown })
  if (!isShown) return null

  const steps = [
    // The first user is the administrator.
    { key: 'people', page: PAGES.user, isDone: (users.data?.pagination.total ?? 0) > 1 },
    { key: 'design', page: PAGES.model, isDone: (models.data?.pagination.total ?? 0) > 0 },
    { key: 'publish', page: PAGES.model, isDone: false },
    { key: 'grant', page: PAGES.role, isDone: false },
  ].filter(({ page }) => pages.has(addressOf(page)))
  return (
    <section className={styles.card} aria-label={t('steps.title')}>
      <h2 className={styles.heading}>{t('steps.title')}</h2>
      <ol className={styles.list}>
        {steps.map(({ key, page, isDone }, index) => (
          <li key={key} className={styles.line}>
            <Link className={styles.link} to={addressOf(page)}>
              <span className={styles.step} data-done={isDone || undefined}>
                {isDone ? <IconCheckCircleFill aria-label={t('steps.done')} /> : index + 1}
              </span>
              <span className={styles.name}>{t(`steps.${key}`)}</span>
            </Link>
          </li>
        ))}
      </ol>
    </section>
  )
}
