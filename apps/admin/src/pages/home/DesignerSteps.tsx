import { useListVisualModelsQuery } from '@sqos/api-client/model'
import { useListUsersQuery } from '@sqos/api-client/user'
import { PAGES } from '@sqos/contract'
import { useText } from '@sqos/i18n/react'
import { useSelector } from 'react-redux'
import { selectRoutesByPath } from '../../app/menu/menu-selectors.ts'
import type { AppState } from '../../app/store.ts'
import { NAMESPACE } from './namespace.ts'
import { StepsCard } from './StepsCard.tsx'

const ONE = { currentPage: 1, pageSize: 2 }

/** The type of forms that are designed in the browser. */
const ONLINE = 1

const addressOf = ({ address }: { address: string }) => `/${address}`

/** What an administrator does until the first application is in the menu. */
export function DesignerSteps() {
  const { t } = useText(NAMESPACE)
  const pages = useSelector((state: AppState) => selectRoutesByPath(state))
  const users = useListUsersQuery(ONE, { skip: !pages.has(addressOf(PAGES.user)) })
  const models = useListVisualModelsQuery({ ...ONE, type: ONLINE })

  const steps = [
    // The first user is the administrator.
    { key: 'people', page: PAGES.user, isDone: (users.data?.pagination.total ?? 0) > 1 },
    { key: 'design', page: PAGES.model, isDone: (models.data?.pagination.total ?? 0) > 0 },
    { key: 'publish', page: PAGES.model, isDone: false },
    { key: 'grant', page: PAGES.role, isDone: false },
  ].filter(({ page }) => pages.has(addressOf(page)))
  return (
    <StepsCard
      title={t('steps.title')}
      steps={steps.map(({ key, page, isDone }) => ({ key, isDone, name: t(`steps.${key}`), to: addressOf(page) }))}
    />
  )
}
