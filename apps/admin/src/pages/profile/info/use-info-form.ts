import type { FormInstance } from '@arco-design/web-react'
import { type BaseInfo, useUpdateBaseInfoMutation } from '@sqos/api-client/current-user'
import { loadCurrentUser } from '@sqos/session'
import { fieldErrorsOf } from '@sqos/ui-kit/list'
import { useId, useRef, useState } from 'react'
import { useLeaveGuard } from '../../../app/expiry/use-leave-guard.ts'
import { useAppDispatch } from '../../../app/store.ts'
import { tabOf } from '../use-profile-tab.ts'
import { bodyOf, fieldsOf, type InfoFields, sameFields } from './info-fields.ts'

/** State of the form of personal data: unsaved changes, saving, refusals of the server. */
export function useInfoForm(info: BaseInfo) {
  const dispatch = useAppDispatch()
  const formId = useId()
  const form = useRef<FormInstance>(null)
  const [saved, setSaved] = useState<InfoFields>(() => fieldsOf(info))
  const [updateBaseInfo, { isLoading: busy }] = useUpdateBaseInfoMutation()

  const typed = (): InfoFields => form.current?.getFieldsValue() ?? saved
  const isUnsaved = () => form.current !== null && !sameFields(typed(), saved)
  useLeaveGuard(isUnsaved, {
    staysOn: (params, path) => path === '/profile' && tabOf(params) === 'info',
  })

  async function save(values: InfoFields) {
    if (busy) return
    const { error } = await updateBaseInfo({ baseInfoBody: bodyOf(values) })
    if (error) return showFieldErrors(error)
    setSaved(values)
    // The frame shows the name.
    if (values.realName !== saved.realName) await dispatch(loadCurrentUser())
  }

  function showFieldErrors(error: unknown) {
    const fields = Object.entries(fieldErrorsOf(error))
    const value = (name: string): unknown => form.current?.getFieldValue(name)
    form.current?.setFields(
      Object.fromEntries(fields.map(([name, message]) => [name, { value: value(name), error: { message } }])),
    )
    if (fields.length > 0) focusFirstError()
  }

  function focusFirstError() {
    // After Arco has rendered the errors.
    requestAnimationFrame(() =>
      document.getElementById(formId)?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(),
    )
  }

  function reset() {
    form.current?.clearFields()
    form.current?.setFieldsValue(saved)
  }

  return { form, formId, initialValues: saved, busy, save, reset, focusFirstError }
}
