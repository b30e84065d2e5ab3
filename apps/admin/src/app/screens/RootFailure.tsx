import { useText } from '@sqos/i18n/react'
import { useNavigation, useRouteError } from 'react-router'
import { useTitle } from '../use-title.ts'
import { Failure } from './Failure.tsx'
import { ProgressBar } from './ProgressBar.tsx'
import styles from './RootFailure.module.css'

/** Shown when the frame cannot be rendered. */
export function RootFailure() {
  const error = useRouteError()
  const { t } = useText('admin')
  const { state } = useNavigation()
  useTitle(t('failure.title'))

  return (
    <main className={styles.screen}>
      {state === 'loading' && <ProgressBar />}
      <Failure error={error} />
    </main>
  )
}
