import { Alert } from '@arco-design/web-react'
import type { JsonRecord } from '@sqos/form-model'
import { FieldItem } from '@sqos/form-widgets'
import { useText } from '@sqos/i18n/react'
import { useState } from 'react'
import { NAMESPACE } from '../catalogue.ts'
import { ActionDialog } from '../../parts/ActionDialog.tsx'
import { CandidateField } from '../decision/CandidateField.tsx'
import { NextLine } from '../decision/NextLine.tsx'
import { usePreview } from '../decision/use-preview.ts'

interface SubmitDialogProps {
  flowId: string
  taskId: string
  values: JsonRecord
  candidates: Readonly<Record<string, readonly string[]>>
  onCandidates: (candidates: Readonly<Record<string, readonly string[]>>) => void
  isBusy: boolean
  problem: string
  onConfirm: () => void
  onClose: () => void
}

/** 提交审核: says who decides first, and asks for approvers that the flow lets the initiator choose. */
export function SubmitDialog(props: SubmitDialogProps) {
  const { flowId, taskId, values, candidates, onCandidates, isBusy, problem, onConfirm, onClose } = props
  const { t } = useText(NAMESPACE)
  const [isAsked, setAsked] = useState(false)
  const { preview, candidates: asked } = usePreview('0', {
    action: 'submit',
    flowId,
    taskId,
    formData: { data: JSON.stringify(values) },
    candidateList: Object.fromEntries(Object.entries(candidates).map(([node, ids]) => [node, [...ids]])),
  })
  const isMissing = asked.some(({ nodeId }) => (candidates[nodeId] ?? []).length === 0)

  function confirm() {
    setAsked(true)
    if (!isMissing) onConfirm()
  }

  return (
    <ActionDialog
      title={t('submit.title')}
      confirmText={t('submit.confirm')}
      cancelText={t('cancelDialog')}
      isBusy={isBusy}
      isBlocked={(preview?.problem ?? '') !== ''}
      onConfirm={confirm}
      onClose={onClose}
    >
      {problem !== '' && <Alert type="error" content={problem} />}
      {asked.map(({ nodeId, nodeName }) => {
        const chosen = candidates[nodeId] ?? []
        const label = t('candidates.label', { node: nodeName })
        return (
          <FieldItem
            key={nodeId}
            label={label}
            required
            problem={isAsked && chosen.length === 0 ? t('problem.candidates') : undefined}
          >
            <CandidateField
              operatorId="0"
              flowId={flowId}
              formData={values}
              nodeCode={nodeId}
              label={label}
              value={chosen}
              onChange={(ids) => onCandidates({ ...candidates, [nodeId]: ids })}
            />
          </FieldItem>
        )
      })}
      <NextLine preview={preview} />
    </ActionDialog>
  )
}
