import type { FlowPreviewResult } from '@sqos/api-client/workflow'
import { CheckboxField, FieldItem } from '@sqos/form-widgets'
import { useText } from '@sqos/i18n/react'
import { NAMESPACE } from '../catalogue.ts'

interface BranchFieldProps {
  block: FlowPreviewResult['branches'][number]
  /** Codes of the branches that are chosen, also of other blocks. */
  value: readonly string[]
  isAsked: boolean
  onChange: (value: readonly string[]) => void
}

/** The branches of one block, of which the approver chooses at least one. */
export function BranchField({ block: { options }, value, isAsked, onChange }: BranchFieldProps) {
  const { t } = useText(NAMESPACE)
  const codes = new Set(options.map(({ code }) => code))
  const chosen = value.filter((code) => codes.has(code))
  return (
    <FieldItem
      label={t('branches.label')}
      required
      problem={isAsked && chosen.length === 0 ? t('problem.branches') : undefined}
    >
      <CheckboxField
        value={chosen}
        options={options.map(({ code, title }) => ({ value: code, label: title }))}
        onChange={(next) => onChange([...value.filter((code) => !codes.has(code)), ...next.map(String)])}
      />
    </FieldItem>
  )
}
