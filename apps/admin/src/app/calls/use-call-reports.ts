import { callRecordApi } from '@sqos/api-client/call-record'
import { isApiError, NO_ANSWER } from '@sqos/api-client'
import type { CallRecord } from '@sqos/call-panel'
import { useEffect, useState } from 'react'
import { useAppDispatch } from '../store.ts'
import { createCallReporter } from './call-reporter.ts'
import { recordOf } from '../../parts/calls/related-record.ts'

/** Returns the function that keeps the call records of the server up to date. */
export function useCallReports(): (call: CallRecord) => void {
  const dispatch = useAppDispatch()

  async function send({ related, ...call }: CallRecord) {
    const callReport = { ...call, ...recordOf(related), sentAt: Date.now() }
    const { error } = await dispatch(callRecordApi.endpoints.reportCall.initiate({ callReport }))
    // A refused report is refused again.
    return !(isApiError(error) && (error.code === NO_ANSWER || isServerFault(error.code)))
  }

  const [reporter] = useState(() => createCallReporter(send))
  useEffect(() => () => reporter.stop(), [reporter])
  return reporter.report
}

const isServerFault = (code: number) => code >= 500 && code < 600
