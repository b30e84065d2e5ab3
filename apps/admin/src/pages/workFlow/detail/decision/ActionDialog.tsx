import { Button, Modal } from '@arco-design/web-react'
import { useText } from '@sqos/i18n/react'
import { CloseButton } from '@sqos/ui-kit/list'
import { type FormEvent, type KeyboardEvent, type ReactNode, useId, useRef } from 'react'
import { NAMESPACE } from '../catalogue.ts'
import styles from './Decision.module.css'

interface ActionDialogProps {
  title: string
  confirmText: string
  isDanger?: boolean | undefined
  isBusy: boolean
  /** Why it cannot be confirmed yet; the button says it to screen readers. */
  isBlocked?: boolean | undefined
  children: ReactNode
  onConfirm: () => void
  onClose: () => void
}

/** A dialog with one action. Enter in a field and Ctrl+Enter in a text confirm it. */
export function ActionDialog(props: ActionDialogProps) {
  const { title, confirmText, isDanger = false, isBusy, isBlocked = false, children, onConfirm, onClose } = props
  const { t } = useText(NAMESPACE)
  const formId = useId()
  const form = useRef<HTMLFormElement>(null)
  const may = !isBusy && !isBlocked

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
      className={styles.dialog ?? ''}
      closeIcon={<CloseButton />}
      maskClosable={false}
      focusLock
      autoFocus={false}
      afterOpen={() => form.current?.querySelector<HTMLElement>('textarea, input')?.focus()}
      onCancel={() => !isBusy && onClose()}
      footer={
        <>
          <Button disabled={isBusy} onClick={onClose}>
            {t('cancelDialog')}
          </Button>
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
