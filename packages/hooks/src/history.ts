/** Past, present and undone states. Steps share unchanged objects, so their number is not limited. */
export interface History<State> {
  past: readonly State[]
  present: State
  future: readonly State[]
  /** Steps with the same key are merged, such as typed letters. */
  merge: string | undefined
}

/** An empty history. */
export const begin = <State>(present: State): History<State> => ({ past: [], present, future: [], merge: undefined })

/** Adds a step and discards undone ones. */
export function commit<State>(history: History<State>, present: State, merge?: string): History<State> {
  const joins = merge !== undefined && merge === history.merge && history.future.length === 0
  const past = joins ? history.past : [...history.past, history.present]
  return { past, present, future: [], merge }
}

/** Undoes a step; returns the same history if no step exists. */
export function undo<State>({ past, present, future, merge }: History<State>): History<State> {
  const previous = past.at(-1)
  if (previous === undefined) return { past, present, future, merge }
  return { past: past.slice(0, -1), present: previous, future: [present, ...future], merge: undefined }
}

/** Redoes the last undone step. */
export function redo<State>({ past, present, future, merge }: History<State>): History<State> {
  const [next, ...rest] = future
  if (next === undefined) return { past, present, future, merge }
  return { past: [...past, present], present: next, future: rest, merge: undefined }
}
