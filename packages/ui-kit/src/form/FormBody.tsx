import { Form, type FormInstance } from '@arco-design/web-react'
import { type ReactNode, type Ref, useEffect, useRef } from 'react'
import styles from './form.module.css'
import { useNarrow } from './use-narrow.ts'

interface FormBodyProps<Values> {
  id: string
  form: Ref<FormInstance>
  initialValues: Partial<Values> | undefined
  onSubmit: (values: Values) => Promise<void>
  onInvalid: () => void
  /** The fields stand on the screen. */
  onReady: () => void
  children: ReactNode
}

/** The form inside a dialog or drawer: labels at the side, on top when narrow; Enter in a field submits. */
export function FormBody<Values extends object>(props: FormBodyProps<Values>) {
  const { id, form, initialValues, onSubmit, onInvalid, onReady, children } = props
  const narrow = useNarrow()
  const ready = useRef(onReady)

  useEffect(function tellOnce() {
    ready.current()
  }, [])

  return (
    <Form
      id={id}
      ref={form}
      className={styles['form'] ?? ''}
      layout={narrow ? 'vertical' : 'horizontal'}
      labelCol={narrow ? { span: 24 } : { flex: '100px' }}
      wrapperCol={narrow ? { span: 24 } : { flex: 'auto' }}
      validateTrigger="onBlur"
      {...(initialValues && { initialValues })}
      onSubmit={(values: Values) => void onSubmit(values)}
      onSubmitFailed={onInvalid}
      scrollToFirstError
      autoComplete="off"
    >
      {children}
      {/* The button in the frame's foot is outside of the form element; Enter presses this one. */}
      <input type="submit" hidden />
    </Form>
  )
}
