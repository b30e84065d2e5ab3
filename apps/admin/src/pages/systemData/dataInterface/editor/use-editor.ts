import type { FormInstance } from '@arco-design/web-react'
import { useText } from '@sqos/i18n/react'
import { confirmAction, useUnsavedInput } from '@sqos/ui-kit'
import { fieldErrorsOf } from '@sqos/ui-kit/list'
import { useEffect, useRef, useState } from 'react'
import { NAMESPACE } from '../catalogue.ts'
import type { InterfaceFields, InterfaceFormState } from '../use-interface-form.ts'

/** Fields of the first step; all others are in the second. */
const FIRST: readonly string[] = [
  'fullName',
  'enCode',
  'categoryId',
  'checkType',
  'ipAddress',
  'dataType',
  'sortCode',
  'enabledMark',
  'description',
]

/** The two steps of the editor: current step, validation, save and cancel. */
export function useEditor({ fields, save, close }: InterfaceFormState) {
  const { t } = useText(NAMESPACE)
  const form = useRef<FormInstance>(null)
  const root = useRef<HTMLElement>(null)
  const untouched = useRef('')
  const [step, setStep] = useState(1)
  const [saving, setSaving] = useState(false)
  const typed = () => JSON.stringify(form.current?.getFields() ?? {})
  const isUnsaved = () => form.current !== null && typed() !== untouched.current
  useUnsavedInput(isUnsaved)

  useEffect(function begin() {
    untouched.current = JSON.stringify(form.current?.getFields() ?? {})
    root.current?.querySelector('input')?.focus()
  }, [])

  /** Arco renders its errors; the result says whether there were none. */
  async function isValid(names?: readonly string[]) {
    try {
      await (names === undefined ? form.current?.validate() : form.current?.validate([...names]))
      return true
    } catch {
      focusFirstError()
      return false
    }
  }

  async function goOn() {
    if (await isValid(FIRST)) setStep(2)
  }

  async function submit() {
    if (saving) return
    if (!(await isValid(FIRST))) return setStep(1)
    if (!(await isValid())) return
    setSaving(true)
    try {
      // Unmounted fields keep their read values.
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- validated just now
      await save({ ...fields, ...form.current?.getFieldsValue() } as InterfaceFields)
      close()
    } catch (error) {
      showFieldErrors(error)
    } finally {
      setSaving(false)
    }
  }

  function showFieldErrors(error: unknown) {
    const found = Object.entries(fieldErrorsOf(error))
    // Errors of the server were shown in a toast; programming errors must be reported.
    if (found.length === 0 && error instanceof Error) throw error
    const value = (name: string): unknown => form.current?.getFieldValue(name)
    setStep(found.some(([name]) => FIRST.includes(name)) || found.length === 0 ? 1 : 2)
    form.current?.setFields(
      Object.fromEntries(found.map(([name, message]) => [name, { value: value(name), error: { message } }])),
    )
    focusFirstError()
  }

  function focusFirstError() {
    // After Arco has rendered the errors.
    requestAnimationFrame(() => root.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
  }

  async function leave() {
    if (saving) return
    const agreed =
      !isUnsaved() ||
      (await confirmAction({
        title: t('leave.title'),
        text: t('leave.text'),
        confirmText: t('leave.discard'),
        cancelText: t('leave.keep'),
        danger: true,
      }))
    if (agreed) close()
  }

  return { form, root, step, saving, goOn, goBack: () => setStep(1), submit, leave }
}
