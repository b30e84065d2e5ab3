import { useEffect, useState } from 'react'

/** A part of a field that is loaded when it is needed first. */
export interface Loaded<Part> {
  part?: Part
  /** It did not come: the network is gone, or a new version has taken the old one's place. */
  hasFailed: boolean
  retry: () => void
}

/** Loads a part of a field, unless it is `known`; `load` must be the same function every time. */
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
