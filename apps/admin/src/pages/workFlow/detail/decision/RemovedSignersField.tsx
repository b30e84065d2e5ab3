import type { FlowTaskDetail } from '@sqos/api-client/workflow'
import { FieldItem } from '@sqos/form-widgets'
import { CheckboxField } from '@sqos/form-widgets/checkbox'
import { useText } from '@sqos/i18n/react'
import { NAMESPACE } from '../catalogue.ts'
import { nameOf } from '../task-values.ts'
import { removedSigners, signersOfDuty } from './removed-signers.ts'

interface RemovedSignersFieldProps {
  detail: FlowTaskDetail
  value: readonly string[]
  problem: string | undefined
  onChange: (ids: readonly string[]) => void
}

/** Which of the added approvers are removed; the only one is chosen. */
export function RemovedSignersField({ detail, value, problem, onChange }: RemovedSignersFieldProps) {
  const { t } = useText(NAMESPACE)
  const signers = signersOfDuty(detail)
  return (
    <FieldItem label={t('field.removedSigners')} required problem={problem}>
      <CheckboxField
        options={signers.map(({ id, userName }) => ({ id, fullName: nameOf(userName) }))}
        value={removedSigners(detail, value).ids}
        disabled={signers.length === 1}
        onChange={(ids) => onChange(ids.map(String))}
      />
    </FieldItem>
  )
}
