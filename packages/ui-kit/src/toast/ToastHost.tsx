import {
  IconCheckCircleFill,
  IconCloseCircleFill,
  IconExclamationCircleFill,
  IconInfoCircleFill,
} from '@arco-design/web-react/icon'
import { useText } from '@sqos/i18n/react'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { NAMESPACE } from '../locales.ts'
import { closeToast, currentToast, onToastChange, type Toast } from './toast-store.ts'
import styles from './ToastHost.module.css'

const ICONS = {
  success: IconCheckCircleFill,
  info: IconInfoCircleFill,
  warning: IconExclamationCircleFill,
  error: IconCloseCircleFill,
}

/**
 * The two live regions of toasts. Both are rendered before the first toast, because screen readers miss it otherwise.
 */
export function ToastHost() {
  const toast = useSyncExternalStore(onToastChange, currentToast)

  return createPortal(
    <div className={styles['host']}>
      <div role="alert">{toast?.kind === 'error' && <ToastLine key={toast.id} toast={toast} />}</div>
      <output>{toast && toast.kind !== 'error' && <ToastLine key={toast.id} toast={toast} />}</output>
    </div>,
    document.body,
  )
}

function ToastLine({ toast }: { toast: Toast }) {
  const { t } = useText(NAMESPACE)
  const [held, setHeld] = useState(false)
  const stays = toast.duration === Infinity
  const Icon = ICONS[toast.kind]

  useEffect(
    function closeAfterItsTime() {
      if (held || stays) return
      const timer = setTimeout(closeToast, toast.duration)
      return () => clearTimeout(timer)
    },
    [held, stays, toast.duration],
  )

  return (
    <span
      className={styles['toast']}
      data-kind={toast.kind}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon aria-hidden />
      <span>{toast.text}</span>
      {(stays || toast.onUndo) && (
        <button
          type="button"
          className={styles['action']}
          onClick={() => {
            closeToast()
            toast.onUndo?.()
          }}
        >
          {t(stays ? 'toast.close' : 'toast.undo')}
        </button>
      )}
    </span>
  )
}
