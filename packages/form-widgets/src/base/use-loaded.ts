import { useEffect, useState } from 'react'

/** A lazily loaded part of a field. */
export interface Loaded<Part> {
  part?: Part
  /** Loading failed: no network, or a new version was deployed. */
  hasFailed: boolean
  retry: () => void
}

/** Loads a part of a field, unless it is `known`. Pass the same `load` function on every render. */
export function useLoaded<Part extends object>(load: () => Promise<Part>, known?: Part): Loaded<Part> {
  const [state, setState] = useState<{ part?: Part; hasFailed: boolean }>({
    ...(known && { part: known }),
    hasFailed: false,
  })
  const [attempt, setAttempt] = useState(0)

  useEffect(
    function loadPart() {
      if (known) return undefined
      let isWanted = true
      const run = async () => {
        try {
          const part = await load()
          if (isWanted) setState({ part, hasFailed: false })
        } catch {
          if (isWanted) setState({ hasFailed: true })
        }
      }
      void run()
      return () => {
        isWanted = false
      }
    },
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- a new attempt is a reason to load
    [load, attempt, known],
  )

  return {
    ...state,
    retry: () => {
      setState({ hasFailed: false })
      setAttempt(attempt + 1)
    },
  }
}
