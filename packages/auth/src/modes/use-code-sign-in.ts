import type { RefInputType } from '@arco-design/web-react/es/Input/interface'
import { type ApiError, isApiError } from '@sqos/api-client'
import { authApi } from '@sqos/api-client/auth'
import type { CodeCredentials, SessionDispatch } from '@sqos/session'
import { checkPhone } from '@sqos/validators'
import { useEffect, useRef, useState } from 'react'
import { useDispatch } from 'react-redux'
import type { OpenProofWorker } from '../proof/proof-work.ts'
import { useCaptcha } from '../sign-in/use-captcha.ts'

const FIELDS = ['mobile', 'picture', 'code'] as const

export type CodeField = (typeof FIELDS)[number]

/** What is wrong with a field: a key of the texts. */
type Problems = Partial<Record<CodeField, 'mobileRequired' | 'mobileWrong' | 'codeRequired'>>

export interface CodeSignInOptions {
  /** Signs in; rejects with the whole reply of the server. */
  signInWith: (credentials: CodeCredentials) => Promise<unknown>
  openProofWorker?: OpenProofWorker | undefined
}

const problemOfMobile = (mobile: string) => {
  if (mobile.trim() === '') return 'mobileRequired'
  return checkPhone(mobile.replaceAll(/[\s-]/g, '').replace(/^\+86/, '')) ? 'mobileWrong' : undefined
}

/** State and behaviour of the form for a mobile number and the code of a text message. */
export function useCodeSignIn({ signInWith, openProofWorker }: CodeSignInOptions) {
  const dispatch = useDispatch<SessionDispatch>()
  const inputs = useRef<Partial<Record<CodeField, RefInputType | null>>>({})
  const attention = useRef<CodeField>(undefined)
  const [values, setValues] = useState<Record<CodeField, string>>({ mobile: '', picture: '', code: '' })
  const [problems, setProblems] = useState<Problems>({})
  const [failure, setFailure] = useState('')
  const [busyWith, setBusyWith] = useState<'code' | 'sign-in'>()
  const [isSent, setIsSent] = useState(false)
  const pause = useCountdown()
  const captcha = useCaptcha(values.mobile.trim(), openProofWorker, '2')

  // Runs after the render, because a captcha may appear together with its problem.
  useEffect(function goWhereSomethingIsToDo() {
    const input = attention.current && inputs.current[attention.current]
    attention.current = undefined
    input?.focus()
  })

  function point(found: Problems) {
    setProblems(found)
    attention.current = FIELDS.find((field) => found[field] !== undefined)
    return attention.current !== undefined
  }

  function refuse(error: unknown): ApiError {
    if (!isApiError(error)) throw error
    setFailure(error.msg)
    return error
  }

  async function requestCode() {
    const mobile = values.mobile.trim()
    const proof = await captcha.prove(values.picture)
    if (proof === 'stopped') return
    if (proof === 'picture') {
      point({ picture: 'codeRequired' })
      return
    }
    const { captcha: picture, ...solved } = proof
    const signInCodeBody = { mobile, ...picture, ...solved }
    try {
      const { seconds } = await dispatch(
        authApi.endpoints.sendSignInCode.initiate({ signInCodeBody }, { track: false }),
      ).unwrap()
      pause.start(seconds)
      setIsSent(true)
      attention.current = 'code'
    } catch (error) {
      refuse(error)
      // A captcha is accepted once.
      setValues((now) => ({ ...now, picture: '' }))
      await captcha.ask()
    }
  }

  async function run(what: 'code' | 'sign-in', action: () => Promise<unknown>) {
    setBusyWith(what)
    try {
      await action()
    } finally {
      setBusyWith(undefined)
    }
  }

  /** Requests a code, unless one was just sent. */
  async function getCode() {
    if (busyWith || pause.seconds > 0) return
    setFailure('')
    const mobile = problemOfMobile(values.mobile)
    if (!point(mobile ? { mobile } : {})) await run('code', requestCode)
  }

  async function submit() {
    if (busyWith) return
    setFailure('')
    const mobile = problemOfMobile(values.mobile)
    const code = values.code.trim()
    if (point({ ...(mobile && { mobile }), ...(code === '' && { code: 'codeRequired' }) })) return
    await run('sign-in', async () => {
      try {
        await signInWith({ mobile: values.mobile.trim(), messageCode: code })
      } catch (error) {
        refuse(error)
        setValues((now) => ({ ...now, code: '' }))
        attention.current = 'code'
      }
    })
  }

  return {
    values,
    problems,
    failure,
    busyWith,
    isSent,
    isChecking: captcha.isChecking,
    picture: captcha.picture,
    secondsLeft: pause.seconds,
    getCode,
    submit,
    change: (field: CodeField) => (value: string) => {
      setValues((now) => ({ ...now, [field]: value }))
      setProblems((now) => ({ ...now, [field]: undefined }))
    },
    keep: (field: CodeField) => (input: RefInputType | null) => {
      inputs.current[field] = input
    },
    leaveMobile: () => {
      if (!problemOfMobile(values.mobile)) captcha.askOnce()
    },
    refreshPicture: captcha.refreshPicture,
  }
}

/** Seconds that are left of a pause. */
function useCountdown() {
  const [seconds, setSeconds] = useState(0)
  const [end, setEnd] = useState<number>()

  useEffect(
    function count() {
      if (end === undefined) return
      const timer = setInterval(() => {
        const left = Math.max(0, Math.ceil((end - Date.now()) / 1000))
        setSeconds(left)
        if (left === 0) setEnd(undefined)
      }, 1000)
      return () => clearInterval(timer)
    },
    [end],
  )

  function start(length: number) {
    setSeconds(length)
    setEnd(Date.now() + length * 1000)
  }
  return { seconds, start }
}
