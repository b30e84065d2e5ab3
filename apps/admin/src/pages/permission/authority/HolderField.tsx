import { GroupSelectField } from '@sqos/form-widgets/group-select'
import { OrganizationSelectField } from '@sqos/form-widgets/organization-select'
import { PositionSelectField } from '@sqos/form-widgets/position-select'
import { RoleSelectField } from '@sqos/form-widgets/role-select'
import { UserSelectField } from '@sqos/form-widgets/user-select'

/** The types of objects that grant permissions. */
export const HOLDER_TYPES = ['Role', 'Position', 'Organize', 'Group', 'User'] as const
export type HolderType = (typeof HOLDER_TYPES)[number]

export interface HolderFieldProps {
  type: HolderType
  'aria-label': string
  placeholder?: string | undefined
  /** The id of the holder; of an organisation the ids from the root. Empty: none is selected. */
  path: readonly string[]
  onChange: (path: readonly string[], name: string) => void
}

const FIELDS = {
  Role: RoleSelectField,
  Position: PositionSelectField,
  Group: GroupSelectField,
  User: UserSelectField,
}

/** Chooses one role, position, organisation, group or user. */
export function HolderField({ type, path, onChange, ...field }: HolderFieldProps) {
  if (type === 'Organize')
    return (
      <OrganizationSelectField
        {...field}
        value={path}
        onChange={(ids, steps) => onChange(ids, steps.at(-1)?.fullName ?? '')}
      />
    )
  const Field = FIELDS[type]
  return (
    <Field
      {...field}
      value={path[0]}
      onChange={(id: string, chosen?: { fullName: string }) => onChange(id === '' ? [] : [id], chosen?.fullName ?? id)}
    />
  )
}
