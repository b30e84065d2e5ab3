import { loadPatternEngine } from '@sqos/form-model'
import { useEffect, useState } from 'react'

/** Loads the linear engine of patterns and draws again once it is there: only then all faults of patterns are known. */
export function usePatternEngine() {
  const [, setLoaded] = useState(false)
  useEffect(function loadEngine() {
    let isMounted = true
    void loadPatternEngine().then(
      () => isMounted && setLoaded(true),
      // Without it the faults that the syntax shows remain.
      () => undefined,
    )
    return () => {
      isMounted = false
    }
  }, [])
}
