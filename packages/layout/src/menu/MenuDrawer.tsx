import { useText } from '@sqos/i18n/react'
import type { ReactNode } from 'react'
import { useModal } from '../dialog/use-modal.ts'
import styles from './MenuDrawer.module.css'

export interface MenuDrawerProps {
  open: boolean
  onClose: () => void
  children: ReactNode
}

/** Off-canvas menu of narrow screens. */
export function MenuDrawer({ open, onClose, children }: MenuDrawerProps) {
  const { t } = useText('layout')
  const modal = useModal(open, onClose)

  return (
    // Keyboard users close with Escape, which the dialog element handles.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog {...modal} className={styles.drawer} aria-label={t('mainMenu')}>
      <div className={styles.panel}>{children}</div>
    </dialog>
  )
}
