import { authApi } from '@sqos/api-client/auth'
import type { Credentials, SessionDispatch } from '@sqos/session'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useDispatch } from 'react-redux'
import { type OpenProofWorker, type ProofWork, startProofWork } from '../proof/proof-work.ts'

/** A picture with so many characters, drawn under this key. */
export interface Picture {
  length: number
  timestamp: string
}

/** What a sign-in needs besides the password: a search that runs, or a picture. */
interface Needed {
  work?: ProofWork | undefined
  picture?: Picture | undefined
}

const newPicture = (length: number): Picture => ({ length, timestamp: String(Date.now()) })

/**
 * The captcha of the sign-in form. Browsers prove work while the password is typed; people notice it only when they are
 * faster. Where the search cannot run, and with older servers, a picture appears.
 */
export function useCaptcha(account: string, openProofWorker: OpenProofWorker | undefined) {
  const dispatch = useDispatch<SessionDispatch>()
  const accountAsked = useRef('')
  const needed = useRef<Needed>({})
  const length = useRef(4)
  const [picture, setPicture] = useState<Picture>()
  const [isChecking, setIsChecking] = useState(false)

  useEffect(() => () => needed.current.work?.stop(), [])

  /** Ends the search and discards its proof; the next sign-in asks again. A picture stays. */
  function stop() {
    if (!needed.current.work) return
    accountAsked.current = ''
    needed.current.work.stop()
  }
  const stopOnEscape = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    stop()
  })

  useEffect(
    function listenWhileChecking() {
      if (!isChecking) return
      const listen = (event: KeyboardEvent) => stopOnEscape(event)
      document.addEventListener('keydown', listen, true)
      return () => document.removeEventListener('keydown', listen, true)
    },
    [isChecking],
  )

  function need(next: Needed) {
    needed.current.work?.stop()
    needed.current = next
    setPicture(next.picture)
  }

  /** Asks the server what this account needs. Without an answer nothing is needed until the sign-in is refused. */
  async function ask() {
    accountAsked.current = account
    const config = await dispatch(
      authApi.endpoints.getLoginConfig.initiate({ account }, { forceRefetch: true, subscribe: false }),
    )
      .unwrap()
      .catch(() => undefined)
    // The answer for another account that was typed meanwhile counts.
    if (accountAsked.current !== account) return
    if (!config) accountAsked.current = ''
    if (config?.enableVerificationCode !== 1) return need({})
    length.current = config.verificationCodeNumber
    // Servers before version 0.3 send no challenge.
    if (config.proof && openProofWorker) need({ work: startProofWork(config.proof, openProofWorker) })
    else need({ picture: newPicture(length.current) })
  }

  /** What to send with the password: 'picture' when its characters are missing, 'stopped' after `stop`. */
  async function prove(code: string): Promise<Pick<Credentials, 'captcha' | 'proof'> | 'picture' | 'stopped'> {
    const isLate = needed.current.work && needed.current.work.expiresAt <= Date.now()
    if (accountAsked.current !== account || isLate) await ask()
    const { work } = needed.current
    if (work) {
      setIsChecking(true)
      const result = await work.result
      setIsChecking(false)
      if (result === 'stopped') return 'stopped'
      if (result !== 'failed') return result
      need({ picture: newPicture(length.current) })
    }
    const { picture: shown } = needed.current
    if (!shown) return {}
    return code.trim() === '' ? 'picture' : { captcha: { code: code.trim(), timestamp: shown.timestamp } }
  }

  return {
    picture,
    isChecking,
    ask,
    prove,
    /** Asks as soon as an account was typed that was not asked about. */
    askOnce: () => {
      if (account !== '' && account !== accountAsked.current) void ask()
    },
    refreshPicture: () => need({ picture: newPicture(length.current) }),
    stop,
  }
}
