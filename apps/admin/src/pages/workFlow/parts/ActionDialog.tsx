import { Button, Modal } from '@arco-design/web-react'
import { CloseButton } from '@sqos/ui-kit/list'
import { type FormEvent, type KeyboardEvent, type ReactNode, useEffect, useEffectEvent, useId, useRef } from 'react'
import styles from './ActionDialog.module.css'

interface ActionDialogProps {
  title: string
  /** Undefined: there is nothing to confirm, only to close. */
  confirmText: string | undefined
  cancelText: string
  isDanger?: boolean | undefined
  isBusy: boolean
  /** Whether the confirm button is disabled. */
  isBlocked?: boolean | undefined
  children: ReactNode
  /** Runs when the first field has the focus. */
  onFocused?: (() => void) | undefined
  onConfirm: () => void
  onClose: () => void
}

/** A dialog with one action. Enter in a field and Ctrl+Enter in a text confirm it. */
export function ActionDialog(props: ActionDialogProps) {
  const {
    title,
    confirmText,
    cancelText,
    isDanger = false,
    isBusy,
    isBlocked = false,
    children,
    onFocused,
    onConfirm,
    onClose,
  } = props
  const formId = useId()
  const form = useRef<HTMLFormElement>(null)
  const may = !isBusy && !isBlocked && confirmText !== undefined

  const focusFirstField = useEffectEvent(() => {
    form.current?.querySelector<HTMLElement>('textarea, input')?.focus()
    onFocused?.()
  })

  useEffect(function focusBeforeTheAnimationEnds() {
    // Arco focuses the frame of the dialog in a timer; this one runs after it.
    const timer = setTimeout(() => focusFirstField())
    return () => clearTimeout(timer)
  }, [])

  function submit(event: FormEvent) {
    event.preventDefault()
    // A dialog inside of this one has forms of its own.
    if (event.target === form.current && may) onConfirm()
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || !may) return
    event.preventDefault()
    onConfirm()
  }

  return (
    <Modal
      visible
      title={title}
      className={`sqos-form-dialog ${styles.dialog ?? ''}`}
      closeIcon={<CloseButton />}
      maskClosable={false}
      focusLock
      autoFocus={false}
      onCancel={() => !isBusy && onClose()}
      footer={
        <>
          <Button disabled={isBusy} onClick={onClose}>
            {cancelText}
          </Button>
          {confirmText !== undefined && (
            <Button
              type="primary"
              {...(isDanger && { status: 'danger' as const })}
              htmlType="submit"
              loading={isBusy}
              disabled={isBlocked}
              {...{ form: formId }}
            >
              {confirmText}
            </Button>
          )}
        </>
      }
    >
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a key of the fields inside of it */}
      <form ref={form} id={formId} className={styles.body} onSubmit={submit} onKeyDown={onKeyDown} noValidate>
        {children}
      </form>
    </Modal>
  )
}
