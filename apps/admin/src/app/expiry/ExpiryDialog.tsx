import { Button, Modal } from '@arco-design/web-react'
import { SignInAgain } from '@sqos/auth'
import { useText } from '@sqos/i18n/react'
import { endSession, resumeSession, type Resumed, selectToken } from '@sqos/session'
import { confirmAction, forgetUnsavedInput, showToast } from '@sqos/ui-kit'
import { useEffect } from 'react'
import { useStore } from 'react-redux'
import { config } from '../../config.ts'
import { openProofWorker } from '../../parts/sign-in/open-proof-worker.ts'
import { type AppState, useAppDispatch } from '../store.ts'
import { useReturnFocusOnUnmount } from '@sqos/hooks'
import styles from './ExpiryDialog.module.css'

/** Sign-in dialog over a page with unsaved input whose session has ended; the user then continues there. */
export function ExpiryDialog() {
  const { t } = useText('watches')
  const dispatch = useAppDispatch()
  const store = useStore<AppState>()
  useReturnFocusOnUnmount()

  function goOn(who: Resumed) {
    if (who === 'same') return showToast({ kind: 'success', text: t('expiry.goesOn') })
    // Another user must not see this input.
    forgetUnsavedInput()
    window.location.reload()
  }

  useEffect(function followOtherTabs() {
    const follow = async () => {
      // The session has handled the event before, and has the token of the other tab.
      if (selectToken(store.getState()) === null) return
      // A failure was shown already; the dialog stays usable.
      const who = await dispatch(resumeSession()).catch(() => undefined)
      if (who) goOn(who)
    }
    void follow()
    const onStorage = () => void follow()
    window.addEventListener('storage', onStorage)
    return () => window.removeEventListener('storage', onStorage)
    // oxlint-disable-next-line react/exhaustive-deps -- once for each dialog
  }, [])

  async function leave() {
    const question = { text: t('expiry.leaveAsk'), confirmText: t('expiry.leave'), danger: true }
    if (!(await confirmAction(question))) return
    forgetUnsavedInput()
    dispatch(endSession())
  }

  return (
    <Modal
      visible
      title={t('expiry.title')}
      style={{ inlineSize: 'min(400px, calc(100vw - 32px))' }}
      closable={false}
      maskClosable={false}
      escToExit={false}
      focusLock
      autoFocus={false}
      footer={null}
    >
      <p className={styles.why}>{t('expiry.why')}</p>
      <SignInAgain apiBaseUrl={config.apiBase} openProofWorker={openProofWorker} onSignedIn={goOn} />
      <Button type="text" long className={styles.leave ?? ''} onClick={() => void leave()}>
        {t('expiry.leave')}
      </Button>
    </Modal>
  )
}
