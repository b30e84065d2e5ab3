import { Button, Drawer, Modal } from '@arco-design/web-react'
import { IconClose } from '@arco-design/web-react/icon'
import { type ReactNode, useEffect, useId } from 'react'
import { cssVariables } from '../base/css-variables.ts'
import { useWidgetText } from '../texts/text-context.ts'
import { focusFirst, useReturnFocus } from '@sqos/hooks'
import styles from './WidgetDialog.module.css'

export interface WidgetDialogProps {
  open: boolean
  title: string
  /** px, or a CSS length such as `60%`; never wider than the window. */
  width: number | string
  /** Default `dialog`. */
  kind?: 'dialog' | 'drawer' | undefined
  /** The verb on the button; default 确定. */
  confirmText?: string | undefined
  /** Disables the confirm button. */
  isConfirmDisabled?: boolean | undefined
  isBusy?: boolean | undefined
  /** Id of the dialog, for the control that opened it. */
  id?: string | undefined
  onConfirm: () => void
  onClose: () => void
  /** The first match of this CSS selector gets the focus. Default: the first Tab stop. */
  firstFocus?: string | undefined
  children: ReactNode
}

/** A dialog or a drawer with 取消 and 确定. The focus moves into it and returns on close. */
export function WidgetDialog(props: WidgetDialogProps) {
  const { open, title, width, kind = 'dialog', onConfirm, onClose, firstFocus, children } = props
  const { t } = useWidgetText()
  const ownId = useId()
  const returnFocus = useReturnFocus(open)
  const id = props.id ?? ownId
  const size = `min(${typeof width === 'number' ? `${width}px` : width}, calc(100vw - 32px))`

  const focusBody = () => focusFirst(document.getElementById(`${id}-body`), { selector: firstFocus })

  useEffect(
    function beginInside() {
      if (!open) return
      // After Arco has focused the frame: keys pressed at once must reach the first field.
      const timer = setTimeout(focusBody)
      return () => clearTimeout(timer)
    },
    // oxlint-disable-next-line react/exhaustive-deps -- once per opening
    [open],
  )

  const body = (
    <div id={`${id}-body`} className={styles.body}>
      {children}
    </div>
  )
  const frame = {
    visible: open,
    closeIcon: (
      <button type="button" className={styles.close} aria-label={t('dialog.close')}>
        <IconClose aria-hidden />
      </button>
    ),
    maskClosable: false,
    focusLock: true,
    autoFocus: false,
    unmountOnExit: true,
    onCancel: onClose,
    afterOpen: focusBody,
    afterClose: returnFocus,
    footer: (
      <div className={styles.footer}>
        <Button onClick={onClose}>{t('dialog.cancel')}</Button>
        <Button
          type="primary"
          disabled={props.isConfirmDisabled ?? false}
          loading={props.isBusy ?? false}
          onClick={onConfirm}
        >
          {props.confirmText ?? t('dialog.confirm')}
        </Button>
      </div>
    ),
  }

  if (kind === 'drawer') {
    const dialog = { id, role: 'dialog', 'aria-modal': true, 'aria-labelledby': `${id}-title` }
    return (
      <Drawer {...frame} {...dialog} width={size} title={<span id={`${id}-title`}>{title}</span>}>
        {body}
      </Drawer>
    )
  }
  return (
    <Modal
      {...frame}
      {...{ id }}
      title={title}
      className={styles.dialog ?? ''}
      style={cssVariables({ '--dialog-size': size })}
    >
      {body}
    </Modal>
  )
}
