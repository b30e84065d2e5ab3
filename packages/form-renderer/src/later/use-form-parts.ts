import { useEffect, useState } from 'react'
import { areFormPartsLoaded, type DrawnForm, loadFormParts } from './later-parts.ts'

/** Whether what draws a form is there. */
export interface LoadedFormParts {
  isLoaded: boolean
  /** There is no network, or a new version was deployed. */
  hasFailed: boolean
  retry: () => void
}

/** Loads what draws the components of a form, unless it is there. */
export function useFormParts(form: DrawnForm): LoadedFormParts {
  const [{ attempt, hasFailed }, setState] = useState({ attempt: 0, hasFailed: false })
  const isLoaded = areFormPartsLoaded(form)
  useEffect(
    function load() {
      // What was rendered decides: something else may have loaded the parts since.
      if (isLoaded) return undefined
      let isWanted = true
      const run = async () => {
        try {
          await loadFormParts(form)
          // A new object: the form is rendered again.
          if (isWanted) setState({ attempt, hasFailed: false })
        } catch {
          if (isWanted) setState({ attempt, hasFailed: true })
        }
      }
      void run()
      return () => {
        isWanted = false
      }
    },
    [form, attempt, isLoaded],
  )
  return {
    isLoaded,
    hasFailed,
    retry: () => setState({ attempt: attempt + 1, hasFailed: false }),
  }
}
