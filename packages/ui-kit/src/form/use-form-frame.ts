import type { FormInstance } from '@arco-design/web-react'
import { useId, useRef, useState } from 'react'
import { useReturnFocus } from '@sqos/hooks'
import { controlOf } from './describe-control.ts'
import { fieldErrorsOf, fieldValuesOf } from './field-errors.ts'
import { useAskToDiscard } from './use-ask-to-discard.ts'
import { useUnsavedInput } from './unsaved-input.ts'

/** Options of a form in a dialog or drawer. */
export interface FormFrameOptions<Values> {
  open: boolean
  /** Called after saving, cancelling or discarding. */
  onClose: () => void
  /**
   * Saves the form. The frame closes when the promise resolves. When it rejects, the frame stays open with its input:
   * fields in `{fields}` show their errors, and `{values}` replace the values of their fields.
   */
  onSubmit: (values: Values) => Promise<unknown>
  /** Whether the first field gets the focus when the form is mounted; default true. */
  takesFocus?: boolean | undefined
}

/** Result of `useFormFrame`. */
export type FormFrame<Values> = ReturnType<typeof useFormFrame<Values>>

/** Common behaviour of dialogs and drawers with a form: saving, confirmation before discarding, focus. */
export function useFormFrame<Values>({ open, onClose, onSubmit, takesFocus = true }: FormFrameOptions<Values>) {
  const askToDiscard = useAskToDiscard()
  const formId = useId()
  const form = useRef<FormInstance>(null)
  const untouched = useRef('')
  const [saving, setSaving] = useState(false)
  const returnFocus = useReturnFocus(open)

  const element = () => document.getElementById(formId)
  const typed = () => JSON.stringify(form.current?.getFields() ?? {})
  useUnsavedInput(() => open && form.current !== null && typed() !== untouched.current)

  async function submit(values: Values) {
    if (saving) return
    setSaving(true)
    try {
      await onSubmit(values)
      onClose()
    } catch (error) {
      showFieldErrors(error)
    } finally {
      setSaving(false)
    }
  }

  function showFieldErrors(error: unknown) {
    const fields = Object.entries(fieldErrorsOf(error))
    // Server failures already showed a toast; programming errors of the page are reported.
    if (fields.length === 0 && error instanceof Error) throw error
    const taken = new Map<string, unknown>(Object.entries(fieldValuesOf(error)))
    const value = (name: string): unknown => (taken.has(name) ? taken.get(name) : form.current?.getFieldValue(name))
    form.current?.setFields(
      Object.fromEntries(fields.map(([name, message]) => [name, { value: value(name), error: { message } }])),
    )
    focusFirstError()
  }

  function focusFirstError() {
    // After Arco has drawn the errors.
    requestAnimationFrame(() => element()?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
  }

  async function requestClose() {
    if (saving) return
    const clean = typed() === untouched.current
    if (clean || (await askToDiscard())) onClose()
  }

  /** Called when the form is mounted. Later values are compared with the present ones to find changes. */
  function begin() {
    untouched.current = typed()
    if (takesFocus) focusFirstField()
  }

  /** Again when the frame has finished opening, because Arco focuses the frame in between. */
  function focusFirstField() {
    if (element()?.contains(document.activeElement)) return
    const items = [...(element()?.querySelectorAll('.arco-form-item') ?? [])]
    items.map(controlOf).find(canBeUsed)?.focus()
  }

  return { formId, form, saving, submit, requestClose, begin, focusFirstField, focusFirstError, returnFocus }
}

const canBeUsed = (control: HTMLElement | null): control is HTMLElement =>
  control !== null &&
  // Inputs that open a popup are read-only but interactive.
  !control.matches(':disabled, [aria-disabled="true"], [readonly]:not([role="combobox"])')
