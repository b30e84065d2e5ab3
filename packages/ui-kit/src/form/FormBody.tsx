import { Form } from '@arco-design/web-react'
import { useMediaQuery, useStableCallback } from '@sqos/hooks'
import { useText } from '@sqos/i18n/react'
import { type KeyboardEvent, type ReactNode, useEffect } from 'react'
import { NAMESPACE } from '../locales.ts'
import styles from './form.module.css'
import type { FormFrame } from './use-form-frame.ts'

/** Up to this width labels are above their fields. */
const NARROW = '(max-width: 640px)'

/** Width of the labels: six characters and the mark of a required field. The words of English are longer. */
const LABEL = '120px'
const WIDE_LABEL = '136px'

/** The field stays beside its label, whatever the length of its help: `auto` would put a long one below it. */
const BESIDE = { flex: '1 1 0' }

interface FormBodyProps<Values> {
  frame: FormFrame<Values>
  initialValues: Partial<Values> | undefined
  /** Handles Escape in fields that stop its propagation. */
  onEscape: () => void
  children: ReactNode
}

/**
 * Form inside a dialog or drawer. Labels are beside the fields, or above them when narrow; Enter in a field submits.
 */
export function FormBody<Values extends object>(props: FormBodyProps<Values>) {
  const { initialValues, onEscape, children } = props
  const { formId, form, submit, begin, focusFirstError } = props.frame
  const narrow = useMediaQuery(NARROW)
  const { language } = useText(NAMESPACE)
  const beginNow = useStableCallback(begin)

  useEffect(
    function beginOnce() {
      beginNow()
    },
    [beginNow],
  )

  /** Arco's select handles Escape even when its list is closed, and loses the focus when the list closes. */
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
    <div className={styles['keys']} onKeyDownCapture={escapeFromSelect}>
      <Form
        id={formId}
        ref={form}
        className={styles['form'] ?? ''}
        layout={narrow ? 'vertical' : 'horizontal'}
        labelCol={narrow ? { span: 24 } : { flex: language === 'en' ? WIDE_LABEL : LABEL }}
        wrapperCol={narrow ? { span: 24 } : BESIDE}
        validateTrigger="onBlur"
        {...(initialValues && { initialValues })}
        onSubmit={(values: Values) => void submit(values)}
        onSubmitFailed={focusFirstError}
        scrollToFirstError
        autoComplete="off"
      >
        {children}
        {/* The submit button in the footer is outside of the form element. Enter activates this hidden button. */}
        <input type="submit" hidden />
      </Form>
    </div>
  )
}
