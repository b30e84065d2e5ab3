import { useCall } from '@sqos/call-panel'
import { useStableCallback } from '@sqos/hooks'
import { useEffect } from 'react'
import { setDialler } from '../../parts/calls/dialler.ts'
import { referenceOf, type RelatedRecordKey } from '../../parts/calls/related-record.ts'

/** Lets the pages call numbers by the phone of the dock. */
export function PageCalls() {
  const { dial } = useCall()
  const call = useStableCallback(
    (number: string, record?: RelatedRecordKey) => void dial(number, record && referenceOf(record)),
  )
  useEffect(() => {
    setDialler(call)
    return () => setDialler(undefined)
  }, [call])
  return null
}
