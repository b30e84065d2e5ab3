import type { RefInputType } from '@arco-design/web-react/es/Input/interface'
import { isApiError } from '@sqos/api-client'
import type { SessionDispatch } from '@sqos/session'
import { signOut, unlock } from '@sqos/session'
import { useRef, useState } from 'react'
import { useDispatch } from 'react-redux'
import { hashPassword } from '../hash-password.ts'

interface Exits {
  onUnlocked: () => unknown
  onSignedOut: () => unknown
}

/** State of the lock screen: the right password unlocks, a wrong one changes nothing. */
export function useUnlock({ onUnlocked, onSignedOut }: Exits) {
  const dispatch = useDispatch<SessionDispatch>()
  const input = useRef<RefInputType>(null)
  const [password, setPassword] = useState('')
  const [isMissing, setIsMissing] = useState(false)
  const [failure, setFailure] = useState('')
  const [busyWith, setBusyWith] = useState<'unlock' | 'signOut'>()

  function refused(error: unknown) {
    if (!isApiError(error)) throw error
    setFailure(error.msg)
    input.current?.focus()
    input.current?.dom.select()
  }

  async function submit() {
    if (busyWith) return
    setFailure('')
    setIsMissing(password === '')
    if (password === '') return input.current?.focus()
    setBusyWith('unlock')
    try {
      await dispatch(unlock(hashPassword(password)))
      await onUnlocked()
    } catch (error) {
      refused(error)
    } finally {
      setBusyWith(undefined)
    }
  }

  async function leave() {
    if (busyWith) return
    setBusyWith('signOut')
    await dispatch(signOut())
    await onSignedOut()
  }

  return {
    input,
    password,
    isMissing,
    failure,
    busyWith,
    submit,
    leave,
    change: (value: string) => {
      setPassword(value)
      setIsMissing(false)
    },
  }
}
