import { Drawer } from '@arco-design/web-react'
import { useId } from 'react'
import { CloseButton } from './CloseButton.tsx'
import styles from './form.module.css'
import { FormBody } from './FormBody.tsx'
import type { FormDialogProps } from './FormDialog.tsx'
import { FormFooter } from './FormFooter.tsx'
import { useFormFrame } from './use-form-frame.ts'

export type FormDrawerProps<Values> = FormDialogProps<Values>

/** Drawer of 700 px with a form of up to twenty fields; otherwise like `FormDialog`. */
export function FormDrawer<Values extends object>(props: FormDrawerProps<Values>) {
  const { open, title, initialValues, submitText, width = 700, children } = props
  const titleId = useId()
  const frame = useFormFrame(props)
  const close = () => void frame.requestClose()
  const dialog = { role: 'dialog', 'aria-modal': true, 'aria-labelledby': titleId }

  return (
    <Drawer
      {...dialog}
      visible={open}
      title={<span id={titleId}>{title}</span>}
      width={`min(${width}px, 100vw)`}
      className={styles['drawer'] ?? ''}
      closeIcon={<CloseButton />}
      maskClosable={false}
      focusLock
      autoFocus={false}
      unmountOnExit
      onCancel={close}
      afterOpen={frame.focusFirstField}
      afterClose={frame.returnFocus}
      footer={
        <div className={styles['footer']}>
          <FormFooter formId={frame.formId} saving={frame.saving} submitText={submitText} onCancel={close} />
        </div>
      }
    >
      <FormBody<Values> frame={frame} initialValues={initialValues} onEscape={close}>
        {children}
      </FormBody>
    </Drawer>
  )
}
