import { memoWithRef } from '@sqos/hooks'
import { placeKind, PlaceSelect, type PlaceSelectProps } from '../choice/PlaceSelect.tsx'

export type DepartmentSelectFieldProps = PlaceSelectProps

const DEPARTMENT = placeKind('department', (services, signal) => services.organizations({ signal }))

/** One or several departments, in the tree of companies. Kind `depSelect`. */
export const DepartmentSelectField = memoWithRef(function DepartmentSelectField(props: DepartmentSelectFieldProps) {
  return <PlaceSelect {...props} kind={DEPARTMENT} />
})
