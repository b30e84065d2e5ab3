import { memoWithRef } from '@sqos/hooks'
import { placeKind, PlaceSelect, type PlaceSelectProps } from '../choice/PlaceSelect.tsx'

export type GroupSelectFieldProps = PlaceSelectProps

const GROUP = placeKind('group', (services, signal) => services.groups({ signal }))

/** One or several user groups. */
export const GroupSelectField = memoWithRef(function GroupSelectField(props: GroupSelectFieldProps) {
  return <PlaceSelect {...props} kind={GROUP} />
})
