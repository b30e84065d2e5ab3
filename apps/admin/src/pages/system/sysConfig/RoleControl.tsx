import { RoleSelectField } from '@sqos/form-widgets/role-select'
import { AppFields } from '../../../parts/widget-services/AppFields.tsx'

interface RoleControlProps {
  id: string
  value: string
  disabled: boolean
  onChange: (value: string) => void
}

/** The setting of a role: an id, selected by name. */
export function RoleControl({ id, value, disabled, onChange }: RoleControlProps) {
  return (
    <AppFields>
      <RoleSelectField
        id={id}
        value={value || null}
        disabled={disabled}
        onChange={(chosen) => onChange(typeof chosen === 'string' ? chosen : '')}
      />
    </AppFields>
  )
}
