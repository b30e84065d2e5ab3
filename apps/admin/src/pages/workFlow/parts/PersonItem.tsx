import { UserSelectField } from '@sqos/form-widgets/user-select'
import { FormItem } from '@sqos/ui-kit/list'
import { AppFields } from '../../../parts/widget-services/AppFields.tsx'

interface PersonItemProps {
  field: string
  label: string
  /** Shown when nobody was chosen. */
  message: string
}

/** A required person in a form. */
export function PersonItem({ field, label, message }: PersonItemProps) {
  return (
    <FormItem label={label} field={field} rules={[{ required: true, message }]}>
      <PersonControl />
    </FormItem>
  )
}

interface PersonControlProps {
  id?: string
  value?: string
  onChange?: (value: string | undefined) => void
}

/** The control of a form item, which gives it id, value and change. */
function PersonControl({ id, value, onChange, ...rest }: PersonControlProps) {
  return (
    <AppFields>
      <UserSelectField
        {...rest}
        id={id}
        value={value ?? ''}
        onChange={(chosen) => onChange?.(typeof chosen === 'string' && chosen !== '' ? chosen : undefined)}
      />
    </AppFields>
  )
}
