import { callRecordApi } from '@sqos/api-client/call-record'
import { isApiError, NO_ANSWER } from '@sqos/api-client'
import type { CallRecord } from '@sqos/call-panel'
import { useStableCallback } from '@sqos/hooks'
import { useEffect, useState } from 'react'
import { useAppDispatch } from '../store.ts'
import { createCallReporter } from './call-reporter.ts'
import type { EndedCall } from './ended-call.ts'
import { recordOf } from '../../parts/calls/related-record.ts'

/**
 * Returns the function that keeps the call records of the server up to date. `onEnded` receives the calls with a conversation, when
 * the server knows of their end.
 */
export function useCallReports(onEnded: (ended: EndedCall) => void): (call: CallRecord) => void {
  const dispatch = useAppDispatch()
  const tell = useStableCallback(onEnded)

  async function send({ related, ...call }: CallRecord) {
    const callReport = { ...call, ...recordOf(related), sentAt: Date.now() }
    const { data, error } = await dispatch(callRecordApi.endpoints.reportCall.initiate({ callReport }))
    if (data && call.endedAt !== undefined && call.answeredAt !== undefined)
      tell({ id: data.id, call: { ...call, related } })
    // A refused report is refused again.
    return !(isApiError(error) && (error.code === NO_ANSWER || isServerFault(error.code)))
  }

  const [reporter] = useState(() => createCallReporter(send))
  useEffect(() => () => reporter.stop(), [reporter])
  return reporter.report
}

const isServerFault = (code: number) => code >= 500 && code < 600
