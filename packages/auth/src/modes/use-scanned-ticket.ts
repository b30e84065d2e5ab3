import { isApiError } from '@sqos/api-client'
import { authApi, type OpenedScanTicket } from '@sqos/api-client/auth'
import { RESULT } from '@sqos/contract'
import { useStableCallback } from '@sqos/hooks'
import type { SessionDispatch } from '@sqos/session'
import { useEffect, useState } from 'react'
import { useDispatch } from 'react-redux'

/** State of a scanned ticket. */
type State = 'loading' | 'asking' | 'confirmed' | 'refused' | 'ticketGone' | 'unavailable'

/** Opens a scanned ticket and sends the answer of the user. Refusals of the server were shown already. */
export function useScannedTicket(ticket: string) {
  const dispatch = useDispatch<SessionDispatch>()
  const [state, setState] = useState<State>('loading')
  const [computer, setComputer] = useState<OpenedScanTicket>()
  const [busyWith, setBusyWith] = useState<'accept' | 'refuse'>()

  const open = useStableCallback(async (signal?: AbortSignal) => {
    const opening = authApi.endpoints.openScanTicket.initiate({ scannedTicket: { ticket } }, { track: false })
    const { data, error } = await dispatch(opening)
    if (signal?.aborted) return
    setComputer(data)
    if (data) setState('asking')
    else setState(isGone(error) ? 'ticketGone' : 'unavailable')
  })

  useEffect(
    function openTicket() {
      const leaving = new AbortController()
      void open(leaving.signal)
      return () => leaving.abort()
    },
    [open],
  )

  async function answer(accepted: boolean) {
    if (busyWith) return
    setBusyWith(accepted ? 'accept' : 'refuse')
    const { error } = await dispatch(
      authApi.endpoints.answerScanTicket.initiate({ scanTicketAnswer: { ticket, accepted } }, { track: false }),
    )
    setBusyWith(undefined)
    if (!error) setState(accepted ? 'confirmed' : 'refused')
    else if (isGone(error)) setState('ticketGone')
  }

  function retry() {
    setState('loading')
    void open()
  }

  return { state, computer, busyWith, answer, retry }
}

/** The server knows no such ticket any more; other failures may pass. */
const isGone = (error: unknown) => isApiError(error) && error.code === RESULT.refused
