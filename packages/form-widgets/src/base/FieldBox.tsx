import { Input } from '@arco-design/web-react'
import { type FocusEvent, type ReactNode, useEffect, useImperativeHandle, useLayoutEffect, useRef } from 'react'
import { useWidgetText } from '../texts/text-context.ts'
import { announce } from './announce.ts'
import { describeControl, focusableOf } from './describe-control.ts'
import styles from './FieldBox.module.css'
import { FieldNotes } from './FieldNotes.tsx'
import type { Field } from './use-field.ts'
import { AfterControl, useLazyControl } from './use-lazy-control.ts'

export interface FieldBoxProps<Value> {
  field: Field<Value>
  /** The value as text, for `readonly` and `detail`. */
  text: string
  /** Rendered instead of the text: a colour, stars, an image. */
  view?: ReactNode
  /** The control for `readonly`, if a box with one line of text is not enough. */
  readonlyControl?: ReactNode
  /** Whether data is loading. */
  isLoading?: boolean | undefined
  /** Why data could not be loaded, and how to try again. */
  failure?: { text: string; retry: () => void } | undefined
  /** Whether nobody enters the value: the control has the look of a read-only one. */
  isGiven?: boolean | undefined
  /** A note on the value, in any mode. */
  warning?: string | undefined
  /** A light placeholder of the control until hover or focus; see `useLazyControl`. */
  rest?: ReactNode
  /** The control in mode `edit`; a function if it is expensive and `rest` is given. */
  children: ReactNode | (() => ReactNode)
}

/** The body of every field: control or text, its messages, and the ids that connect them. */
export function FieldBox<Value>(props: FieldBoxProps<Value>) {
  const { t } = useWidgetText()
  const { field, text, view, readonlyControl, isLoading = false, failure, children } = props
  const warning = field.unreadable === undefined ? props.warning : t('problem.unreadable', { value: field.unreadable })
  const box = useRef<HTMLDivElement>(null)
  const { id, mode, problem } = field
  const hasNotes = Boolean(warning ?? failure ?? problem)
  const { showsPlaceholder, isDrawn, listeners, afterDraw } = useLazyControl(box, {
    hasPlaceholder: props.rest !== undefined && mode === 'edit',
    isUsable: !field.control.disabled,
  })

  useImperativeHandle(field.ref, () => ({ focus: () => focusableOf(box.current)?.focus() }), [])

  // After every render, because Arco replaces some controls (a select that becomes multiple).
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
    function announceProblem() {
      if (problem && box.current?.contains(document.activeElement)) announce(problem)
    },
    [problem],
  )

  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    const isWithin =
      relatedTarget instanceof Element &&
      (currentTarget.contains(relatedTarget) || relatedTarget.closest('[data-sheet]') !== null)
    if (!isWithin) field.onBlur?.()
  }

  return (
    <div
      ref={box}
      className={styles.field}
      data-mode={mode}
      data-given={props.isGiven || undefined}
      data-invalid={field.control.error || undefined}
      onBlur={leave}
      {...listeners}
    >
      {mode === 'edit' && (showsPlaceholder ? props.rest : typeof children === 'function' ? children() : children)}
      {isDrawn && <AfterControl act={afterDraw} />}
      {mode === 'readonly' && (readonlyControl ?? <Input {...field.control} value={text} readOnly />)}
      {mode === 'detail' && <div className={styles.text}>{view ?? text}</div>}
      {hasNotes && <FieldNotes id={`${id}-notes`} warning={warning} failure={failure} problem={problem} />}
    </div>
  )
}
