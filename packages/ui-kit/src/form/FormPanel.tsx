import type { ReactNode } from 'react'
import styles from './form.module.css'
import { FormBody } from './FormBody.tsx'
import { FormFooter } from './FormFooter.tsx'
import { type FormFrameOptions, useFormFrame } from './use-form-frame.ts'

export interface FormPanelProps<Values> extends Omit<FormFrameOptions<Values>, 'open' | 'onClose'> {
  initialValues?: Partial<Values> | undefined
  /** Text of the submit button; default 确定. */
  submitText?: string | undefined
  /** Called after saving. */
  onSaved: () => void
  /** Called by 取消. The owner of the panel asks before input is discarded (`useUnsavedScope`). */
  onCancel: () => void
  /** `FormItem`s. */
  children: ReactNode
}

/** Form with its buttons inside a dialog that has other contents too. It takes the focus only with `takesFocus`. */
export function FormPanel<Values extends object>(props: FormPanelProps<Values>) {
  const { initialValues, submitText, onSubmit, onSaved, onCancel, takesFocus = false, children } = props
  const frame = useFormFrame({ open: true, onClose: onSaved, onSubmit, takesFocus })
  return (
    <>
      <FormBody<Values> frame={frame} initialValues={initialValues} onEscape={onCancel}>
        {children}
      </FormBody>
      <div className={`${styles['footer'] ?? ''} ${styles['panel'] ?? ''}`}>
        <FormFooter formId={frame.formId} saving={frame.saving} submitText={submitText} onCancel={onCancel} />
      </div>
    </>
  )
}
