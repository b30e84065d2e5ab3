import { FeatureSlot, type FeatureSlotName } from '@sqos/app-feature'
import { features } from './features.ts'
import { reportUiError } from './ui-errors/collect-errors.ts'

/** One part of every feature of this application. */
export const AppSlot = ({ slot }: { slot: FeatureSlotName }) => (
  <FeatureSlot features={features} slot={slot} onError={reportUiError} />
)
