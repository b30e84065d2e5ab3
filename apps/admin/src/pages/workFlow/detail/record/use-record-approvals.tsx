import type { GeneratedPageProps, ListApprovals } from '@sqos/generated-page'
import type { JsonRecord } from '@sqos/form-model'
import { Skeleton } from '@sqos/ui-kit'
import { lazy, type ReactNode, Suspense, useCallback, useMemo, useState } from 'react'
import { useNavigate } from 'react-router'
import { addressOfTask } from '../task-address.ts'

const RecordSubmit = lazy(async () => ({ default: (await import('./RecordSubmit.tsx')).RecordSubmit }))
const RecordWithdraw = lazy(async () => ({ default: (await import('./RecordWithdraw.tsx')).RecordWithdraw }))
const RecordFlow = lazy(async () => ({ default: (await import('./RecordFlow.tsx')).RecordFlow }))

type Approvers = Readonly<Record<string, readonly string[]>>

/** An open dialog. `answer` closes it. */
type Asked =
  | { kind: 'submit'; taskId: string; values: JsonRecord; answer: (approvers: Approvers | undefined) => void }
  | { kind: 'withdraw'; taskId: string; answer: (isWithdrawn: boolean) => void }

/** How the request of an own record is opened. */
const MINE = 0

/** The approvals of the records of a model: their dialogs, their pages, and the way of a request below its record. */
export function useRecordApprovals(modelId: string): {
  approvals: ListApprovals
  renderApproval: NonNullable<GeneratedPageProps['renderApproval']>
  dialogs: ReactNode
} {
  const navigate = useNavigate()
  const [asked, setAsked] = useState<Asked>()

  const approvals = useMemo<ListApprovals>(
    () => ({
      confirm: ({ id = '', data }) =>
        new Promise((resolve) => {
          const answer = (approvers: Approvers | undefined) => {
            setAsked(undefined)
            resolve(approvers)
          }
          setAsked({ kind: 'submit', taskId: id, values: data, answer })
        }),
      withdraw: (id) =>
        new Promise((resolve) => {
          const answer = (isWithdrawn: boolean) => {
            setAsked(undefined)
            resolve(isWithdrawn)
          }
          setAsked({ kind: 'withdraw', taskId: id, answer })
        }),
      open: (id) => void navigate(addressOfTask({ opType: MINE, processId: id, flowId: modelId })),
    }),
    [modelId, navigate],
  )
  const renderApproval = useCallback<NonNullable<GeneratedPageProps['renderApproval']>>(
    ({ id, approval }) => (
      <Suspense fallback={<Skeleton lines={4} />}>
        <RecordFlow taskId={id} state={approval.state} mayOpen={approval.mayOpen} />
      </Suspense>
    ),
    [],
  )
  const dialogs = (
    <Suspense>
      {asked?.kind === 'submit' && (
        <RecordSubmit flowId={modelId} taskId={asked.taskId} values={asked.values} onAnswer={asked.answer} />
      )}
      {asked?.kind === 'withdraw' && <RecordWithdraw taskId={asked.taskId} onAnswer={asked.answer} />}
    </Suspense>
  )
  return { approvals, renderApproval, dialogs }
}
