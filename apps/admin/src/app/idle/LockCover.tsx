import { Modal } from '@arco-design/web-react'
import { LockScreen } from '@sqos/auth'
import { useText } from '@sqos/i18n/react'
import { forgetUnsavedInput } from '@sqos/ui-kit'
import { useEffect } from 'react'
import { config } from '../../config.ts'
import { useReturnFocusOnUnmount } from '@sqos/hooks'
import styles from './LockCover.module.css'

/** The lock screen over a page with unsaved input: the page is hidden and inert until it is unlocked. */
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
  // Returns the focus when the page is usable again.
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
      {/* Unlocking removes the cover; signing out leaves the page. */}
      <div className={styles.screen}>
        <LockScreen apiBaseUrl={config.apiBase} onUnlocked={() => undefined} onSignedOut={forgetUnsavedInput} />
      </div>
    </Modal>
  )
}
