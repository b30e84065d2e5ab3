import { memoWithRef } from '@sqos/hooks'
import { placeKind, PlaceSelect, type PlaceSelectProps } from '../choice/PlaceSelect.tsx'

export type PositionSelectFieldProps = PlaceSelectProps

const POSITION = placeKind('position', (services, signal) => services.positions({ signal }))

/** One or several positions, below their organisations. Kind `posSelect`. */
export const PositionSelectField = memoWithRef(function PositionSelectField(props: PositionSelectFieldProps) {
  return <PlaceSelect {...props} kind={POSITION} />
})
