import { Form, type FormItemProps as ArcoFormItemProps } from '@arco-design/web-react'
import { useId, useLayoutEffect, useRef, useState } from 'react'
import { describeControl } from './describe-control.ts'

export type FormItemProps = ArcoFormItemProps

/** Arco's form item with accessible label, help, error and required state. Use it instead of `Form.Item`. */
export function FormItem(props: FormItemProps) {
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  const required = props.required ?? isRequired(props.rules)
  const [isVisited, setVisited] = useState(false)
  const visit = () => setVisited(true)

  useLayoutEffect(
    function keepControlDescribed() {
      const item = box.current
      if (!item) return
      const describe = () => describeControl(item, { id, required })
      describe()
      // Arco shows and hides errors without rendering this component.
      const observer = new MutationObserver(describe)
      observer.observe(item, {
        childList: true,
        subtree: true,
        attributes: true,
        attributeFilter: ['class', 'role', 'aria-hidden'],
      })
      return () => observer.disconnect()
    },
    [id, required],
  )

  return (
    // Not `onInputCapture`: rendering before the field has its event would take away what was entered.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- events of the field
    <div ref={box} onKeyDownCapture={visit} onPointerDownCapture={visit} onInput={visit}>
      <Form.Item {...props} {...(!isVisited && { validateTrigger: NEVER })} />
    </div>
  )
}

/** A field that only the dialog has focused is not checked when it loses the focus: nobody has been there yet. */
const NEVER: string[] = []

const isRequired = (rules: ArcoFormItemProps['rules']): boolean =>
  rules?.some((rule) => rule.required === true) ?? false
