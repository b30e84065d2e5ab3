import { memoWithRef } from '@sqos/hooks'
import { placeKind, PlaceSelect, type PlaceSelectProps } from '../choice/PlaceSelect.tsx'

export type RoleSelectFieldProps = PlaceSelectProps

const ROLE = placeKind('role', (services, signal) => services.roles({ signal }))

/** One or several roles, below their groups. */
export const RoleSelectField = memoWithRef(function RoleSelectField(props: RoleSelectFieldProps) {
  return <PlaceSelect {...props} kind={ROLE} />
})
