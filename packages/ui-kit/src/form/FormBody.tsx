import { Form } from '@arco-design/web-react'
import { useMediaQuery, useStableCallback } from '@sqos/hooks'
import { type KeyboardEvent, type ReactNode, useEffect } from 'react'
import styles from './form.module.css'
import type { FormFrame } from './use-form-frame.ts'

/** At this width labels have no room beside their fields. */
const NARROW = '(max-width: 640px)'

interface FormBodyProps<Values> {
  frame: FormFrame<Values>
  initialValues: Partial<Values> | undefined
  /** Escape in a field that would keep it to itself. */
  onEscape: () => void
  children: ReactNode
}

/** The form inside a dialog or drawer: labels at the side, on top when narrow; Enter in a field submits. */
export function FormBody<Values extends object>(props: FormBodyProps<Values>) {
  const { initialValues, onEscape, children } = props
  const { formId, form, submit, begin, keepUnleft, focusFirstError } = props.frame
  const narrow = useMediaQuery(NARROW)
  const beginNow = useStableCallback(begin)

  useEffect(
    function beginOnce() {
      beginNow()
    },
    [beginNow],
  )

  /** Arco's select takes Escape also when nothing is open that could be closed, and gives the focus away when it closed. */
  function escapeFromSelect(event: KeyboardEvent<HTMLElement>) {
    const { target, currentTarget } = event
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return
    if (!(target instanceof HTMLElement) || !currentTarget.contains(target)) return
    const select = target.closest('[role="combobox"]')
    if (select?.getAttribute('aria-expanded') === 'false') {
      event.stopPropagation()
      onEscape()
    } else if (select) {
      setTimeout(() => {
        if (document.activeElement === document.body) target.focus()
      })
    }
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- a key on its way to a field
    <div className={styles['keys']} onKeyDownCapture={escapeFromSelect} onBlurCapture={keepUnleft}>
      <Form
        id={formId}
        ref={form}
        className={styles['form'] ?? ''}
        layout={narrow ? 'vertical' : 'horizontal'}
        labelCol={narrow ? { span: 24 } : { flex: '112px' }}
        wrapperCol={narrow ? { span: 24 } : { flex: 'auto' }}
        validateTrigger="onBlur"
        {...(initialValues && { initialValues })}
        onSubmit={(values: Values) => void submit(values)}
        onSubmitFailed={focusFirstError}
        scrollToFirstError
        autoComplete="off"
      >
        {children}
        {/* The button in the frame's foot is outside of the form element; Enter presses this one. */}
        <input type="submit" hidden />
      </Form>
    </div>
  )
}
