import type { RefInputType } from '@arco-design/web-react/es/Input/interface'
import { isApiError, NO_ANSWER } from '@sqos/api-client'
import { authApi } from '@sqos/api-client/auth'
import type { Credentials, SessionDispatch } from '@sqos/session'
import { useEffect, useRef, useState } from 'react'
import { useDispatch } from 'react-redux'
import { hashPassword } from '../hash-password.ts'

const FIELDS = ['account', 'password', 'code'] as const

export type SignInField = (typeof FIELDS)[number]

/** A captcha the server asks for: so many characters, drawn under this key. */
interface Captcha {
  length: number
  timestamp: string
}

const newCaptcha = (length: number): Captcha => ({ length, timestamp: String(Date.now()) })

/** The server's words about a field, or an empty text where the field was left empty. */
type FieldErrors = Partial<Record<SignInField, string | undefined>>

export interface SignInOptions {
  /** Signs in; rejects with the server's whole answer. The form stays busy until it is done. */
  signInWith: (credentials: Credentials) => Promise<unknown>
  /** Typed already. */
  account?: string | undefined
}

/** Everything the sign-in form decides; what it looks like is another's business. */
export function useSignIn({ signInWith, account: known = '' }: SignInOptions) {
  const dispatch = useDispatch<SessionDispatch>()
  const inputs = useRef<Partial<Record<SignInField, RefInputType | null>>>({})
  const attention = useRef<SignInField>(undefined)
  const accountAsked = useRef('')
  const [values, setValues] = useState<Record<SignInField, string>>({ account: known, password: '', code: '' })
  const [errors, setErrors] = useState<FieldErrors>({})
  const [captcha, setCaptcha] = useState<Captcha>()
  const [failure, setFailure] = useState('')
  const [isBusy, setIsBusy] = useState(false)

  const account = values.account.trim()

  // After the drawing, because a captcha may appear together with its error.
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

  /** Some accounts need a captcha, and only the server knows which. Silence means that it will say so at sign-in. */
  async function askForCaptcha(): Promise<Captcha | undefined> {
    accountAsked.current = account
    const config = await dispatch(
      authApi.endpoints.getLoginConfig.initiate({ account }, { forceRefetch: true, subscribe: false }),
    )
      .unwrap()
      .catch(() => undefined)
    // Another account was typed meanwhile, and its answer counts.
    if (accountAsked.current !== account) return captcha
    if (!config) accountAsked.current = ''
    const asked = config?.enableVerificationCode === 1 ? newCaptcha(config.verificationCodeNumber) : undefined
    setCaptcha(asked)
    return asked
  }

  async function send() {
    const needed = accountAsked.current === account ? captcha : await askForCaptcha()
    if (needed && values.code.trim() === '') return point({ code: '' })
    await signInWith({
      account,
      passwordHash: hashPassword(values.password),
      captcha: needed && { code: values.code.trim(), timestamp: needed.timestamp },
    })
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
    // A captcha is good for one try, and a failed one may be what makes the server want it.
    setValues((now) => ({ ...now, code: '' }))
    if (error.code !== NO_ANSWER) await askForCaptcha()
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
    captcha,
    failure,
    isBusy,
    submit,
    change: (field: SignInField) => (value: string) => {
      setValues((now) => ({ ...now, [field]: value }))
      setErrors((now) => ({ ...now, [field]: undefined }))
    },
    keep: (field: SignInField) => (input: RefInputType | null) => {
      inputs.current[field] = input
    },
    leaveAccount: () => {
      if (account !== '' && account !== accountAsked.current) void askForCaptcha()
    },
    refreshCaptcha: () => setCaptcha(captcha && newCaptcha(captcha.length)),
  }
}

/** Code 401 names fields: `data.fields`, field → words. */
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
