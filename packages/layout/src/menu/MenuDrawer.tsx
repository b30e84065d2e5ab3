import { useText } from '@sqos/i18n/react'
import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react'
import styles from './MenuDrawer.module.css'

export interface MenuDrawerProps {
  open: boolean
  onClose: () => void
  children: ReactNode
}

/** The menu of a narrow screen. The browser's own dialog keeps focus inside, closes on Escape and gives focus back. */
export function MenuDrawer({ open, onClose, children }: MenuDrawerProps) {
  const { t } = useText('layout')
  const ref = useRef<HTMLDialogElement>(null)

  useEffect(
    function followOpen() {
      if (open) ref.current?.showModal()
      else ref.current?.close()
    },
    [open],
  )

  function closeOnBackdrop(event: MouseEvent) {
    if (event.target === event.currentTarget) onClose()
  }

  return (
    // Keyboard users close with Escape, which the dialog brings along.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog ref={ref} className={styles.drawer} aria-label={t('mainMenu')} onClose={onClose} onClick={closeOnBackdrop}>
      <div className={styles.panel}>{children}</div>
    </dialog>
  )
}
