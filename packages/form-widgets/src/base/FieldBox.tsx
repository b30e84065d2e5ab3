import { Input } from '@arco-design/web-react'
import { type FocusEvent, type ReactNode, useEffect, useImperativeHandle, useLayoutEffect, useRef } from 'react'
import { useWidgetText } from '../texts/text-context.ts'
import { announce } from './announce.ts'
import { describeControl, focusableOf } from './describe-control.ts'
import styles from './FieldBox.module.css'
import { FieldNotes } from './FieldNotes.tsx'
import type { Field } from './use-field.ts'
import { HandOver, useWake } from './use-wake.ts'

export interface FieldBoxProps<Value> {
  field: Field<Value>
  /** The value as people read it, for `readonly` and `detail`. */
  text: string
  /** Drawn in place of the text: a colour, stars, an image. */
  view?: ReactNode
  /** The control for `readonly`, where a box with one line of text does not do. */
  readonlyControl?: ReactNode
  /** Data is on its way. */
  isLoading?: boolean | undefined
  /** Data did not come. */
  failure?: { text: string; retry: () => void } | undefined
  /** What people should know about the value, in any mode. */
  warning?: string | undefined
  /** What looks like the control, for as long as nobody comes near; see `useWake`. */
  rest?: ReactNode
  /** The control, for `edit`; a function where drawing it is dear and `rest` may do. */
  children: ReactNode | (() => ReactNode)
}

/** The body of every field: the control or its text, what is wrong with it, and the names that tie both together. */
export function FieldBox<Value>(props: FieldBoxProps<Value>) {
  const { t } = useWidgetText()
  const { field, text, view, readonlyControl, isLoading = false, failure, children } = props
  const warning = field.unreadable === undefined ? props.warning : t('problem.unreadable', { value: field.unreadable })
  const box = useRef<HTMLDivElement>(null)
  const { id, mode, problem } = field
  const hasNotes = Boolean(warning ?? failure ?? problem)
  const { isResting, isAwake, listeners, handOver } = useWake(box, {
    canRest: props.rest !== undefined && mode === 'edit',
    canWake: !field.control.disabled,
  })

  useImperativeHandle(field.ref, () => ({ focus: () => focusableOf(box.current)?.focus() }), [])

  // After every render: Arco draws some controls anew (a select that becomes multiple), without telling.
  useLayoutEffect(function describe() {
    if (!box.current || mode === 'detail') return
    describeControl(box.current, {
      id,
      name: field.name,
      labelId: field.labelId,
      describedBy: [hasNotes && `${id}-notes`, field.helpId].filter(Boolean).join(' '),
      isInvalid: field.control.error,
      isRequired: field.required && mode === 'edit',
      requiredId: field.requiredId,
      isBusy: isLoading,
      clearText: t('clear'),
    })
  })

  useEffect(
    function tellWhoIsTyping() {
      if (problem && box.current?.contains(document.activeElement)) announce(problem)
    },
    [problem],
  )

  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) field.onBlur?.()
  }

  return (
    <div
      ref={box}
      className={styles.field}
      data-mode={mode}
      data-invalid={field.control.error || undefined}
      onBlur={leave}
      {...listeners}
    >
      {mode === 'edit' && (isResting ? props.rest : typeof children === 'function' ? children() : children)}
      {isAwake && <HandOver act={handOver} />}
      {mode === 'readonly' && (readonlyControl ?? <Input {...field.control} value={text} readOnly />)}
      {mode === 'detail' && <div className={styles.text}>{view ?? text}</div>}
      {hasNotes && <FieldNotes id={`${id}-notes`} warning={warning} failure={failure} problem={problem} />}
    </div>
  )
}
