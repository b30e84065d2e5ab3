import type { RefInputType } from '@arco-design/web-react/es/Input/interface'
import { isApiError, NO_ANSWER } from '@sqos/api-client'
import type { Credentials } from '@sqos/session'
import { useEffect, useRef, useState } from 'react'
import { hashPassword } from '../hash-password.ts'
import type { OpenProofWorker } from '../proof/proof-work.ts'
import { useCaptcha } from './use-captcha.ts'

const FIELDS = ['account', 'password', 'code'] as const

export type SignInField = (typeof FIELDS)[number]

/** Message of the server about a field; an empty string for an empty field. */
type FieldErrors = Partial<Record<SignInField, string | undefined>>

export interface SignInOptions {
  /** Signs in; rejects with the whole reply of the server. The form stays busy until it settles. */
  signInWith: (credentials: Credentials) => Promise<unknown>
  /** Initial account. */
  account?: string | undefined
  /** Opens the proof-of-work worker; without it the captcha is an image. */
  openProofWorker?: OpenProofWorker | undefined
}

/** State and behaviour of the sign-in form. */
export function useSignIn({ signInWith, account: known = '', openProofWorker }: SignInOptions) {
  const inputs = useRef<Partial<Record<SignInField, RefInputType | null>>>({})
  const attention = useRef<SignInField>(undefined)
  const [values, setValues] = useState<Record<SignInField, string>>({ account: known, password: '', code: '' })
  const [errors, setErrors] = useState<FieldErrors>({})
  const [failure, setFailure] = useState('')
  const [isBusy, setIsBusy] = useState(false)

  const account = values.account.trim()
  const captcha = useCaptcha(account, openProofWorker)

  // Runs after the render, because a captcha may appear together with its error.
  useEffect(function goWhereSomethingIsToDo() {
    const input = attention.current && inputs.current[attention.current]
    attention.current = undefined
    input?.focus()
    input?.dom.select()
  })

  function point(fields: FieldErrors) {
    setErrors(fields)
    attention.current = FIELDS.find((field) => fields[field] !== undefined)
  }

  async function send() {
    const proof = await captcha.prove(values.code)
    if (proof === 'stopped') return
    if (proof === 'picture') return point({ code: '' })
    await signInWith({ account, passwordHash: hashPassword(values.password), ...proof })
  }

  async function refused(error: unknown) {
    if (!isApiError(error)) throw error
    const fields = invalidFields(error.data)
    if (Object.keys(fields).length === 0) {
      setFailure(error.msg)
      attention.current = 'password'
    } else {
      point(fields)
    }
    // A captcha is accepted once, and a failed attempt may make the server require one.
    setValues((now) => ({ ...now, code: '' }))
    if (error.code === NO_ANSWER) captcha.stop()
    else await captcha.ask()
  }

  async function submit() {
    if (isBusy) return
    setFailure('')
    const missing = FIELDS.filter((field) => field !== 'code' && values[field].trim() === '')
    point(Object.fromEntries(missing.map((field) => [field, ''])))
    if (missing.length > 0) return
    setIsBusy(true)
    try {
      await send().catch(refused)
    } finally {
      setIsBusy(false)
    }
  }

  return {
    values,
    errors,
    picture: captcha.picture,
    failure,
    isBusy,
    isChecking: captcha.isChecking,
    submit,
    change: (field: SignInField) => (value: string) => {
      setValues((now) => ({ ...now, [field]: value }))
      setErrors((now) => ({ ...now, [field]: undefined }))
    },
    keep: (field: SignInField) => (input: RefInputType | null) => {
      inputs.current[field] = input
    },
    leaveAccount: captcha.askOnce,
    refreshPicture: captcha.refreshPicture,
  }
}

/** Code 401 contains invalid fields: `data.fields`, field → message. */
function invalidFields(data: unknown): FieldErrors {
  if (typeof data !== 'object' || data === null || !('fields' in data)) return {}
  const { fields } = data
  if (typeof fields !== 'object' || fields === null) return {}
  return Object.fromEntries(
    Object.entries(fields).filter(
      (entry): entry is [SignInField, string] =>
        FIELDS.some((field) => field === entry[0]) && typeof entry[1] === 'string',
    ),
  )
}
