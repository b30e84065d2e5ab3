import { Button } from '@arco-design/web-react'
import { IconPlus } from '@arco-design/web-react/icon'
import { PAGES } from '@sqos/contract'
import { useText } from '@sqos/i18n/react'
import { useSelector } from 'react-redux'
import { useNavigate } from 'react-router'
import { selectRoutesByPath } from '../../../app/menu/menu-selectors.ts'
import type { AppState } from '../../../app/store.ts'
import { TASK_TEXTS } from '../parts/catalogue.ts'

const PATH = `/${PAGES.flowStart.address}`

/** Opens the page 发起流程, for users whose menu has it. */
export function StartButton() {
  const { t } = useText(TASK_TEXTS)
  const navigate = useNavigate()
  const hasPage = useSelector((state: AppState) => selectRoutesByPath(state).has(PATH))
  if (!hasPage) return null
  return (
    <Button type="primary" icon={<IconPlus aria-hidden="true" />} onClick={() => void navigate(PATH)}>
      {t('start.title')}
    </Button>
  )
}
