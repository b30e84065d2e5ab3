/** What was, what is, and what was undone. Steps share what they do not change, so their number has no limit. */
export interface History<State> {
  past: readonly State[]
  present: State
  future: readonly State[]
  /** Steps that name the same one are one: letters typed into a field. */
  merge: string | undefined
}

/** A history with nothing in it yet. */
export const begin = <State>(present: State): History<State> => ({ past: [], present, future: [], merge: undefined })

/** One step on; what was undone before is forgotten. */
export function commit<State>(history: History<State>, present: State, merge?: string): History<State> {
  const joins = merge !== undefined && merge === history.merge && history.future.length === 0
  const past = joins ? history.past : [...history.past, history.present]
  return { past, present, future: [], merge }
}

/** One step back; the same history where there is none. */
export function undo<State>({ past, present, future, merge }: History<State>): History<State> {
  const previous = past.at(-1)
  if (previous === undefined) return { past, present, future, merge }
  return { past: past.slice(0, -1), present: previous, future: [present, ...future], merge: undefined }
}

/** What was undone last, again. */
export function redo<State>({ past, present, future, merge }: History<State>): History<State> {
  const [next, ...rest] = future
  if (next === undefined) return { past, present, future, merge }
  return { past: [...past, present], present: next, future: rest, merge: undefined }
}
