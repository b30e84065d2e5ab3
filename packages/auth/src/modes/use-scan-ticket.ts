import { isApiError } from '@sqos/api-client'
import { authApi, type ScanTicket } from '@sqos/api-client/auth'
import { useStableCallback } from '@sqos/hooks'
import type { ScanCredentials, SessionDispatch } from '@sqos/session'
import { useEffect, useState } from 'react'
import { useDispatch } from 'react-redux'

/** Pause between two questions about the state, in milliseconds. */
const PAUSE = 2000

/** What the page shows. */
export type ScanView =
  | { kind: 'loading' }
  | { kind: 'code'; ticket: string; isOpened: boolean }
  | { kind: 'signing-in'; ticket: string }
  | { kind: 'expired' | 'refused'; ticket: string }
  | { kind: 'failed'; message: string }

const sleep = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })

/** Requests a ticket, asks about its state until it ends, and signs in when a phone confirmed it. */
export function useScanTicket(signInWith: (credentials: ScanCredentials) => Promise<unknown>) {
  const dispatch = useDispatch<SessionDispatch>()
  const [view, setView] = useState<ScanView>({ kind: 'loading' })

  const create = () => dispatch(authApi.endpoints.createScanTicket.initiate(undefined, { track: false })).unwrap()
  /** The state; undefined while the server is away. */
  const ask = async ({ ticket, secret }: ScanTicket) => {
    const scanTicketKey = { ticket, secret }
    const answer = await dispatch(authApi.endpoints.getScanTicketState.initiate({ scanTicketKey }, { track: false }))
    return answer.data?.state
  }

  /** Follows a ticket to its end; true when it was confirmed. */
  async function follow(made: ScanTicket, signal: AbortSignal): Promise<boolean> {
    const { ticket } = made
    const end = Date.now() + made.seconds * 1000
    setView({ kind: 'code', ticket, isOpened: false })
    for (;;) {
      await sleep(PAUSE, signal)
      if (signal.aborted) return false
      const state = Date.now() >= end ? 'expired' : await ask(made)
      if (signal.aborted) return false
      if (state === 'confirmed') return true
      if (state === 'opened') setView({ kind: 'code', ticket, isOpened: true })
      if (state === 'expired' || state === 'refused') {
        setView({ kind: state, ticket })
        return false
      }
    }
  }

  const run = useStableCallback(async (signal: AbortSignal) => {
    try {
      const made = await create()
      if (signal.aborted || !(await follow(made, signal))) return
      const { ticket, secret } = made
      setView({ kind: 'signing-in', ticket })
      await signInWith({ ticket, secret })
    } catch (error) {
      if (!isApiError(error)) throw error
      if (!signal.aborted) setView({ kind: 'failed', message: error.msg })
    }
  })

  useEffect(
    function followTicket() {
      const leaving = new AbortController()
      void run(leaving.signal)
      return () => leaving.abort()
    },
    [run],
  )

  return view
}
