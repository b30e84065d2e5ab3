import { type CallNumber, NumberCallsProvider } from '@sqos/form-renderer'
import { type ReactNode, useMemo } from 'react'
import { useDialler } from '../calls/dialler.ts'

/** Gives phone fields a call button while the user has a phone. */
export function AppNumberCalls({ children }: { children: ReactNode }) {
  const dial = useDialler()
  const call = useMemo<CallNumber | undefined>(
    () => dial && (({ number, record }) => dial(number, record && { modelId: record.modelId, recordId: record.id })),
    [dial],
  )
  return <NumberCallsProvider value={call}>{children}</NumberCallsProvider>
}
