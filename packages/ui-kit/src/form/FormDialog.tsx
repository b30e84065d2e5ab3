import { Modal } from '@arco-design/web-react'
import type { ReactNode } from 'react'
import { CloseButton } from './CloseButton.tsx'
import styles from './form.module.css'
import { FormBody } from './FormBody.tsx'
import { FormFooter } from './FormFooter.tsx'
import { type FormFrameOptions, useFormFrame } from './use-form-frame.ts'

export interface FormDialogProps<Values> extends FormFrameOptions<Values> {
  title: string
  initialValues?: Partial<Values> | undefined
  /** Text of the submit button; default 确定. */
  submitText?: string | undefined
  /** The submit button is red: what it does cannot be undone. */
  isDanger?: boolean | undefined
  /** Width in px; the specification defines 600. */
  width?: number | undefined
  /** `FormItem`s. */
  children: ReactNode
}

/** Dialog with a form of up to eight fields. Esc and 取消 ask before they discard typed input. */
export function FormDialog<Values extends object>(props: FormDialogProps<Values>) {
  const { open, title, initialValues, submitText, isDanger = false, width = 600, children } = props
  const frame = useFormFrame(props)
  const close = () => void frame.requestClose()

  return (
    <Modal
      visible={open}
      title={title}
      style={{ inlineSize: width }}
      className={`sqos-form-dialog ${styles['dialog'] ?? ''}`}
      closeIcon={<CloseButton />}
      maskClosable={false}
      focusLock
      autoFocus={false}
      unmountOnExit
      onCancel={close}
      afterOpen={frame.focusFirstField}
      afterClose={frame.returnFocus}
      footer={
        <FormFooter
          formId={frame.formId}
          saving={frame.saving}
          submitText={submitText}
          isDanger={isDanger}
          onCancel={close}
        />
      }
    >
      <FormBody<Values> frame={frame} initialValues={initialValues} onEscape={close}>
        {children}
      </FormBody>
    </Modal>
  )
}
