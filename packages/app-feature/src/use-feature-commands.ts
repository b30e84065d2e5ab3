import { addCatalogue } from '@sqos/i18n'
import { useI18n } from '@sqos/i18n/react'
import type { CommandAction } from '@sqos/layout'
import { useEffect, useState } from 'react'
import type { AppFeature, CommandContext } from './app-feature.ts'

export interface FeatureCommandsOptions extends Pick<CommandContext, 'dispatch' | 'navigate'> {
  features: readonly AppFeature[]
  /** Receives errors that `commands` of a feature throws. */
  onError?: ((error: unknown, featureName: string) => void) | undefined
}

/** The commands of all features, each when its texts are loaded. A feature whose `commands` throws adds none. */
export function useFeatureCommands({ features, dispatch, navigate, onError }: FeatureCommandsOptions): CommandAction[] {
  const { i18n } = useI18n()
  const [ready, setReady] = useState<ReadonlySet<string>>(new Set())

  useEffect(
    function loadTexts() {
      let isMounted = true
      for (const { name, catalogue, commands } of features) {
        if (!commands) continue
        const texts = catalogue ? addCatalogue(i18n, catalogue) : Promise.resolve()
        void texts.then(() => isMounted && setReady((before) => new Set([...before, name])))
      }
      return () => {
        isMounted = false
      }
    },
    [features, i18n],
  )

  return features.flatMap(({ name, catalogue, commands }) => {
    if (!commands || !ready.has(name)) return []
    try {
      return commands({ t: i18n.getFixedT(i18n.language, catalogue?.namespace ?? null), dispatch, navigate })
    } catch (error) {
      onError?.(error, name)
      return []
    }
  })
}
