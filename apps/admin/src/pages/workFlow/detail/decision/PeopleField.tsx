import { FieldItem } from '@sqos/form-widgets'
import { UserSelectField } from '@sqos/form-widgets/user-select'

interface PeopleFieldProps {
  label: string
  help?: string | undefined
  required?: boolean | undefined
  problem?: string | undefined
  value: readonly string[]
  onChange: (ids: readonly string[]) => void
}

/** Several people of a decision. */
export function PeopleField({ label, help, required, problem, value, onChange }: PeopleFieldProps) {
  return (
    <FieldItem label={label} help={help} required={required} problem={problem}>
      <UserSelectField multiple value={[...value]} onChange={(ids: readonly string[]) => onChange(ids)} />
    </FieldItem>
  )
}
