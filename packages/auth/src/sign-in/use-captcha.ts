import { answerOf } from '@sqos/api-client'
import { authApi } from '@sqos/api-client/auth'
import { useStableCallback } from '@sqos/hooks'
import type { Credentials, SessionDispatch } from '@sqos/session'
import { useEffect, useRef, useState } from 'react'
import { useDispatch } from 'react-redux'
import { type OpenProofWorker, type ProofWork, startProofWork } from '../proof/proof-work.ts'

/** An image with the given number of characters and its key. */
export interface Picture {
  length: number
  timestamp: string
}

/** Requirement of a sign-in besides the password: a running search or an image. */
interface Needed {
  work?: ProofWork | undefined
  picture?: Picture | undefined
}

const newPicture = (length: number): Picture => ({ length, timestamp: String(Date.now()) })

/**
 * Captcha of the sign-in form. The browser computes the proof of work while the user types the password. If the search
 * cannot run, or with older servers, an image is shown. `loginType` 2 is the captcha of a text message, which is always
 * required.
 */
export function useCaptcha(account: string, openProofWorker: OpenProofWorker | undefined, loginType = '1') {
  const dispatch = useDispatch<SessionDispatch>()
  const accountAsked = useRef('')
  const needed = useRef<Needed>({})
  const length = useRef(4)
  const [picture, setPicture] = useState<Picture>()
  const [isChecking, setIsChecking] = useState(false)

  useEffect(() => () => needed.current.work?.stop(), [])

  /** Stops the search and discards its proof; the next sign-in requests a new one. An image stays. */
  function stop() {
    if (!needed.current.work) return
    accountAsked.current = ''
    needed.current.work.stop()
  }
  const stopOnEscape = useStableCallback((event: KeyboardEvent) => {
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
    [isChecking, stopOnEscape],
  )

  function need(next: Needed) {
    needed.current.work?.stop()
    needed.current = next
    setPicture(next.picture)
  }

  /**
   * Asks the server for the requirement of this account. Without a reply, nothing is required until the sign-in is
   * refused.
   */
  async function ask() {
    accountAsked.current = account
    const asked = authApi.endpoints.getLoginConfig.initiate(
      { account, ...(loginType !== '1' && { loginType }) },
      { forceRefetch: true },
    )
    const config = await answerOf(dispatch(asked)).catch(() => undefined)
    // A newer request for another account has priority.
    if (accountAsked.current !== account) return
    if (!config) accountAsked.current = ''
    if (config?.enableVerificationCode !== 1) return need({})
    length.current = config.verificationCodeNumber
    // Servers before version 0.3 send no challenge.
    if (config.proof && openProofWorker) need({ work: startProofWork(config.proof, openProofWorker) })
    else need({ picture: newPicture(length.current) })
  }

  /** Data to send with the password; 'picture' when the characters are missing, 'stopped' after `stop`. */
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
    /** Requests the requirement of a newly typed account. */
    askOnce: () => {
      if (account !== '' && account !== accountAsked.current) void ask()
    },
    refreshPicture: () => need({ picture: newPicture(length.current) }),
    stop,
  }
}
