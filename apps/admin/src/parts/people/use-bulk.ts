import { useRef, useState } from 'react'

/** What somebody chose to be changed. */
export interface BulkItem {
  id: string
  name: string
}

/** What became of one of them. */
export interface BulkOutcome {
  id: string
  ok: boolean
  /** Why it failed. */
  msg: string
}

/** So many go to the server at a time: progress is seen, and one call stays short. */
const CHUNK = 10

interface Run {
  /** What is done, as people read it. */
  title: string
  items: readonly BulkItem[]
  outcomes: readonly BulkOutcome[]
  isOver: boolean
}

/** Changes many records, a few at a time, until the last or until somebody stops it; then says what became of each. */
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

export type Bulk = ReturnType<typeof useBulk>

const textOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'msg' in error && typeof error.msg === 'string' ? error.msg : ''
