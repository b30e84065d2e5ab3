import { callSeatApi, type OwnCallSeat, useGetOwnCallSeatQuery } from '@sqos/api-client/call-seat'
import { CallPanel, callPanelCatalogue, CallProvider, type SeatTokenRequest } from '@sqos/call-panel'
import { CallError } from '@sqos/call-panel/core'
import { useCatalogue } from '@sqos/i18n/react'
import { useState } from 'react'
import { useAppDispatch } from '../store.ts'
import { AfterCall } from './AfterCall.tsx'
import { callsCatalogue } from './catalogue.ts'
import { DialBox } from './DialBox.tsx'
import type { EndedCall } from './ended-call.ts'
import { PageCalls } from './PageCalls.tsx'
import { useCallReports } from './use-call-reports.ts'

/** The phone of the user's seat, when the server has a gateway: incoming calls, and a box to call a number. */
export function SeatPhone() {
  const hasTexts = useCatalogue(callPanelCatalogue)
  const isReadable = useCatalogue(callsCatalogue) && hasTexts
  const { data: seat } = useGetOwnCallSeatQuery()
  if (!isReadable || !seat?.gateway) return null
  return <RegisteredPhone seat={seat} gateway={seat.gateway} />
}

interface RegisteredPhoneProps {
  seat: OwnCallSeat
  gateway: NonNullable<OwnCallSeat['gateway']>
}

function RegisteredPhone({ seat, gateway }: RegisteredPhoneProps) {
  const dispatch = useAppDispatch()
  const [ended, setEnded] = useState<readonly EndedCall[]>([])
  const report = useCallReports((call) => setEnded((calls) => [...calls, call]))
  const [first] = ended

  async function seatToken(request: SeatTokenRequest): Promise<string> {
    const { data, error } = await dispatch(callSeatApi.endpoints.createSeatToken.initiate({ seatTokenBody: request }))
    if (data) return data.token
    throw new CallError('tokenRefused', error)
  }

  return (
    <CallProvider user={seat} gateway={gateway} seatToken={seatToken} onRecord={report} receives>
      <PageCalls />
      <DialBox />
      {first && (
        <AfterCall
          key={first.id}
          ended={first}
          noteModelId={seat.noteModelId}
          onClose={() => setEnded((calls) => calls.slice(1))}
        />
      )}
      <CallPanel />
    </CallProvider>
  )
}
