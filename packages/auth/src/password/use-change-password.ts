import { isApiError } from '@sqos/api-client'
import { currentUserApi } from '@sqos/api-client/current-user'
import type { SessionDispatch } from '@sqos/session'
import { checkPassword } from '@sqos/validators'
import { useRef, useState } from 'react'
import { useDispatch } from 'react-redux'
import { hashPassword } from '../hash-password.ts'

const FIELDS = ['oldPassword', 'password', 'password2', 'code'] as const

export type PasswordField = (typeof FIELDS)[number]

type Values = Record<PasswordField, string>

/** Error of a field: a key of this package's texts. */
export type PasswordProblem =
  | `${Exclude<PasswordField, 'code'>}Required`
  | 'captchaRequired'
  | 'passwordRule'
  | 'passwordsDiffer'

const NOTHING: Values = { oldPassword: '', password: '', password2: '', code: '' }

/** Problems of the input, by field: missing values, a weak password, a repetition that differs. */
export function passwordProblems(values: Values): Partial<Record<PasswordField, PasswordProblem>> {
  const problems: Partial<Record<PasswordField, PasswordProblem>> = {}
  for (const field of FIELDS)
    if (values[field].trim() === '') problems[field] = field === 'code' ? 'captchaRequired' : `${field}Required`
  if (!problems.password && checkPassword(values.password)) problems.password = 'passwordRule'
  if (!problems.password2 && values.password2 !== values.password) problems.password2 = 'passwordsDiffer'
  return problems
}

/** State of the form that changes the user's password. */
export function useChangePassword(onChanged: () => unknown) {
  const dispatch = useDispatch<SessionDispatch>()
  const form = useRef<HTMLFormElement>(null)
  const [values, setValues] = useState(NOTHING)
  const [asked, setAsked] = useState<ReadonlySet<PasswordField>>(new Set())
  const [failure, setFailure] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  const [timestamp, setTimestamp] = useState(newKey)

  const problems = passwordProblems(values)

  function refused(error: unknown) {
    if (!isApiError(error)) throw error
    setFailure(error.msg)
    // A captcha is valid for one attempt.
    setTimestamp(newKey())
    setValues((now) => ({ ...now, code: '' }))
    setAsked(new Set())
  }

  async function submit() {
    if (isBusy) return
    setFailure('')
    setAsked(new Set(FIELDS))
    const first = FIELDS.find((field) => problems[field])
    if (first) return form.current?.querySelector<HTMLElement>(`[data-field="${first}"] input`)?.focus()
    setIsBusy(true)
    try {
      const modifyPasswordBody = {
        oldPassword: hashPassword(values.oldPassword),
        password: hashPassword(values.password),
        code: values.code.trim(),
        timestamp,
      }
      const call = currentUserApi.endpoints.modifyPassword.initiate({ modifyPasswordBody }, { track: false })
      await dispatch(call).unwrap()
      setValues(NOTHING)
      setAsked(new Set())
      await onChanged()
    } catch (error) {
      refused(error)
    } finally {
      setIsBusy(false)
    }
  }

  return {
    form,
    values,
    failure,
    isBusy,
    timestamp,
    isTouched: FIELDS.some((field) => values[field] !== ''),
    problemOf: (field: PasswordField) => (asked.has(field) ? problems[field] : undefined),
    change: (field: PasswordField) => (value: string) => setValues((now) => ({ ...now, [field]: value })),
    refreshCaptcha: () => setTimestamp(newKey()),
    submit,
  }
}

const newKey = () => String(Date.now())
