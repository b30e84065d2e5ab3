import { FeatureSlot, type FeatureSlotName, type FeatureSlotProps } from '@sqos/app-feature'
import { features } from './features.ts'
import { reportUiError } from './ui-errors/collect-errors.ts'

export interface AppSlotProps {
  slot: FeatureSlotName
  /** Name of a feature whose part is not rendered. */
  except?: string | undefined
  fallback?: FeatureSlotProps['fallback']
}

/** Renders one part of every feature of this application. */
export const AppSlot = ({ slot, except, fallback }: AppSlotProps) => (
  <FeatureSlot
    features={features.filter(({ name }) => name !== except)}
    slot={slot}
    fallback={fallback}
    onError={reportUiError}
  />
)
