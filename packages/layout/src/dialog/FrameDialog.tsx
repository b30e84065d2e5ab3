import { IconClose } from '@arco-design/web-react/icon'
import { useText } from '@sqos/i18n/react'
import { type ReactNode, useId } from 'react'
import styles from './FrameDialog.module.css'
import { useModal } from './use-modal.ts'

export interface FrameDialogProps {
  open: boolean
  onClose: () => void
  title: string
  placement: 'center' | 'end'
  children: ReactNode
}

/** A dialog of the frame, in the middle or along the end of the window. */
export function FrameDialog({ open, onClose, title, placement, children }: FrameDialogProps) {
  const { t } = useText('layout')
  const titleId = useId()
  const modal = useModal(open, onClose)

  return (
    // Keyboard users close with Escape, which the dialog element handles.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog {...modal} className={styles.dialog} data-placement={placement} aria-labelledby={titleId}>
      <div className={styles.panel}>
        <header className={styles.head}>
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
          <button type="button" className={styles.close} aria-label={t('close')} title={t('close')} onClick={onClose}>
            <IconClose aria-hidden="true" />
          </button>
        </header>
        <div className={styles.body}>{open && children}</div>
      </div>
    </dialog>
  )
}
