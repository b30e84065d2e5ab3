import { useRef, useState } from 'react'

/** A selected record. */
export interface BulkItem {
  id: string
  name: string
}

/** Result of one record. */
export interface BulkOutcome {
  id: string
  ok: boolean
  /** Reason of a failure. */
  msg: string
}

/** Records per call. Small chunks keep calls short and the progress visible. */
const CHUNK = 10

interface Run {
  /** Name of the action. */
  title: string
  items: readonly BulkItem[]
  outcomes: readonly BulkOutcome[]
  isOver: boolean
}

/** Changes many records in chunks until the last one or until the user stops, and collects the result of each. */
export function useBulk() {
  const [run, setRun] = useState<Run>()
  const stopped = useRef(false)

  async function start(
    { title, items }: { title: string; items: readonly BulkItem[] },
    call: (ids: string[]) => Promise<readonly BulkOutcome[]>,
  ) {
    stopped.current = false
    const outcomes: BulkOutcome[] = []
    setRun({ title, items, outcomes, isOver: false })
    for (let at = 0; at < items.length && !stopped.current; at += CHUNK) {
      const ids = items.slice(at, at + CHUNK).map(({ id }) => id)
      const answered = await call(ids).catch((error: unknown) =>
        ids.map((id) => ({ id, ok: false, msg: textOf(error) })),
      )
      outcomes.push(...answered)
      setRun({ title, items, outcomes: [...outcomes], isOver: false })
    }
    setRun({ title, items, outcomes, isOver: true })
    return outcomes
  }

  return {
    run,
    start,
    stop: () => {
      stopped.current = true
    },
    dismiss: () => setRun(undefined),
  }
}

/** State of a bulk change; `BulkProgress` shows it. */
export type Bulk = ReturnType<typeof useBulk>

const textOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'msg' in error && typeof error.msg === 'string' ? error.msg : ''
