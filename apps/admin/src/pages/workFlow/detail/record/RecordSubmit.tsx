import type { JsonRecord } from '@sqos/form-model'
import { useState } from 'react'
import { WithTexts } from '../../../../parts/texts/WithTexts.tsx'
import { catalogues } from '../catalogue.ts'
import { SubmitDialog } from '../request/SubmitDialog.tsx'

type Approvers = Readonly<Record<string, readonly string[]>>

interface RecordSubmitProps {
  flowId: string
  /** Empty for a new record. */
  taskId: string
  values: JsonRecord
  /** Receives the chosen approvers; undefined when the user does not submit. */
  onAnswer: (approvers: Approvers | undefined) => void
}

/** Says who decides first before a record is submitted, and asks for approvers that the flow lets the initiator choose. */
export function RecordSubmit({ flowId, taskId, values, onAnswer }: RecordSubmitProps) {
  const [candidates, setCandidates] = useState<Approvers>({})
  return (
    <WithTexts catalogues={catalogues}>
      <SubmitDialog
        flowId={flowId}
        taskId={taskId}
        values={values}
        candidates={candidates}
        onCandidates={setCandidates}
        isBusy={false}
        problem=""
        onConfirm={() => onAnswer(candidates)}
        onClose={() => onAnswer(undefined)}
      />
    </WithTexts>
  )
}
