import { Button } from '@arco-design/web-react'
import { IconEye } from '@arco-design/web-react/icon'
import { useEndViewAsMutation } from '@sqos/api-client/authority'
import { useText } from '@sqos/i18n/react'
import { selectUser } from '@sqos/session'
import { forgetUnsavedInput } from '@sqos/ui-kit'
import { useSelector } from 'react-redux'
import type { AppState } from '../store.ts'
import styles from './ViewAsBanner.module.css'

/** Shows on every page as whom an administrator views the application, with a button to end it. */
export function ViewAsBanner() {
  const { t } = useText('admin')
  const user = useSelector((state: AppState) => selectUser(state))
  const [endViewAs, { isLoading }] = useEndViewAsMutation()

  async function end() {
    const { error } = await endViewAs()
    if (error) return
    // Data read as the other user is discarded.
    forgetUnsavedInput()
    window.location.assign('/permission/authority')
  }

  return (
    <aside className={styles.banner} aria-label={t('viewAs.label')}>
      <IconEye aria-hidden="true" />
      <span>{t('viewAs.text', { name: `${user?.userName ?? ''}/${user?.userAccount ?? ''}` })}</span>
      <Button size="small" loading={isLoading} onClick={() => void end()}>
        {t('viewAs.end')}
      </Button>
    </aside>
  )
}
