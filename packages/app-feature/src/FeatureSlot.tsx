import type { Catalogue } from '@sqos/i18n'
import { useCatalogue } from '@sqos/i18n/react'
import { Component, type ReactNode, Suspense } from 'react'
import type { AppFeature } from './app-feature.ts'

/** Parts of a feature that are components. */
export type FeatureSlotName = 'tool' | 'dock' | 'watch' | 'settings' | 'homeCard'

export interface FeatureSlotProps {
  features: readonly AppFeature[]
  slot: FeatureSlotName
  /** Receives errors that a part throws while it renders. */
  onError?: ((error: unknown, featureName: string) => void) | undefined
  /** In the place of a part whose code or texts are loading; nothing by default. */
  fallback?: ReactNode
}

/** Renders one part of every feature. A part that throws is removed; the other parts and the frame stay. */
export function FeatureSlot({ features, slot, onError, fallback = null }: FeatureSlotProps) {
  return features.map((feature) => {
    const Part = feature[slot]
    if (!Part) return null
    // A watch, such as the idle lock, must not depend on texts.
    const catalogue = slot === 'watch' ? undefined : feature.catalogue
    return (
      <PartBoundary key={feature.name} onError={(error) => onError?.(error, feature.name)}>
        <Suspense fallback={fallback}>
          {catalogue ? (
            <WithTexts catalogue={catalogue} fallback={fallback}>
              <Part />
            </WithTexts>
          ) : (
            <Part />
          )}
        </Suspense>
      </PartBoundary>
    )
  })
}

function WithTexts({
  catalogue,
  fallback,
  children,
}: {
  catalogue: Catalogue
  fallback: ReactNode
  children: ReactNode
}) {
  return useCatalogue(catalogue) ? children : fallback
}

interface PartBoundaryProps {
  onError: (error: unknown) => void
  children: ReactNode
}

/** Renders nothing if a part throws. */
class PartBoundary extends Component<PartBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError = () => ({ hasFailed: true })

  override componentDidCatch(error: unknown) {
    this.props.onError(error)
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children
  }
}
