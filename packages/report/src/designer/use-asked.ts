import { useEffect, useState } from 'react'

/** Asks once for each `key`; empty until the answer is there, and after a failure. */
export function useAsked<Item>(key: string, ask: () => Promise<readonly Item[]>): readonly Item[] {
  const [answer, setAnswer] = useState<{ key: string; list: readonly Item[] }>()
  useEffect(
    function read() {
      let isOld = false
      async function wait() {
        try {
          const list = await ask()
          if (!isOld) setAnswer({ key, list })
        } catch {
          if (!isOld) setAnswer({ key, list: [] })
        }
      }
      void wait()
      return () => {
        isOld = true
      }
    },
    // oxlint-disable-next-line react/exhaustive-deps -- the key names what is asked
    [key],
  )
  return answer?.key === key ? answer.list : []
}
