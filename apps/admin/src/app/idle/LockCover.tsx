import { Modal } from '@arco-design/web-react'
import { LockScreen } from '@sqos/auth'
import { useText } from '@sqos/i18n/react'
import { forgetUnsavedInput } from '@sqos/ui-kit'
import { useEffect } from 'react'
import { config } from '../../config.ts'
import { useReturnFocusOnUnmount } from '@sqos/hooks'
import styles from './LockCover.module.css'

/** The lock screen over a page with unsaved input: what lies behind is out of sight and reach until it is opened. */
export function LockCover() {
  const { t } = useText('admin')

  useEffect(function hideWhatLiesBehind() {
    const root = document.getElementById('root')
    if (!root) return
    root.inert = true
    return () => {
      root.inert = false
    }
  }, [])
  // When what lies behind can be reached again.
  useReturnFocusOnUnmount()

  return (
    <Modal
      visible
      title={<span className={styles.title}>{t('locked.title')}</span>}
      className={styles.cover ?? ''}
      closable={false}
      maskClosable={false}
      escToExit={false}
      focusLock
      autoFocus={false}
      footer={null}
      maskStyle={{ background: 'var(--color-bg-1)', opacity: 1 }}
    >
      {/* Unlocking takes the cover away; signing out leaves the page behind it. */}
      <div className={styles.screen}>
        <LockScreen apiBaseUrl={config.apiBase} onUnlocked={() => undefined} onSignedOut={forgetUnsavedInput} />
      </div>
    </Modal>
  )
}
