import {
  FieldItem,
  GroupSelectField,
  OrganizationSelectField,
  PositionSelectField,
  RoleSelectField,
  UserSelectField,
} from '@sqos/form-widgets'
import { AppFields } from '../widget-services/AppFields.tsx'

/** Whoever holds a right: a user, or all members of a role, position, organisation or group. */
export interface Holder {
  objectType: 'Role' | 'Position' | 'Group' | 'User' | 'Organize'
  objectId: string
}

type Kind = Holder['objectType']

const FIELDS = { Role: RoleSelectField, Position: PositionSelectField, Group: GroupSelectField, User: UserSelectField }
const KINDS = ['Role', 'Position', 'Group', 'User'] as const

interface HolderFieldsProps {
  value: readonly Holder[]
  /** Gets the given objects of the holders that stay. */
  onChange: (holders: Holder[]) => void
  labelOf: (kind: Kind) => string
  /** Help of the field of organisations. */
  organizeHelp?: string
}

/** A field for each kind of holder. */
export function HolderFields({ value, onChange, labelOf, organizeHelp }: HolderFieldsProps) {
  const idsOf = (kind: Kind) => value.filter(({ objectType }) => objectType === kind).map(({ objectId }) => objectId)
  const put = (kind: Kind, ids: readonly string[]) =>
    onChange([
      ...value.filter(({ objectType }) => objectType !== kind),
      ...ids.map((objectId) => ({ objectType: kind, objectId })),
    ])

  return (
    <AppFields>
      {KINDS.map((kind) => {
        const Field = FIELDS[kind]
        return (
          <FieldItem key={kind} label={labelOf(kind)}>
            <Field multiple value={idsOf(kind)} onChange={(next: string[]) => put(kind, next)} />
          </FieldItem>
        )
      })}
      <FieldItem label={labelOf('Organize')} help={organizeHelp}>
        <OrganizationSelectField
          multiple
          value={idsOf('Organize').map((id) => [id])}
          onChange={(paths) =>
            put(
              'Organize',
              paths.flatMap((path) => path.at(-1) ?? []),
            )
          }
        />
      </FieldItem>
    </AppFields>
  )
}
