import { loadPatternEngine } from '@sqos/form-model'
import { useEffect, useState } from 'react'

/** Loads the linear engine of patterns and renders again after it: some faults of patterns need it. */
export function usePatternEngine() {
  const [, setLoaded] = useState(false)
  useEffect(function loadEngine() {
    let isMounted = true
    void loadPatternEngine().then(
      () => isMounted && setLoaded(true),
      // Without it, only faults of the syntax are found.
      () => undefined,
    )
    return () => {
      isMounted = false
    }
  }, [])
}
