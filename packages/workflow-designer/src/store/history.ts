/** Past, present and undone states. */
export interface History<State> {
  past: readonly State[]
  present: State
  future: readonly State[]
  /** Consecutive steps with the same key are one step, such as typed letters. */
  merge: string | undefined
}

/** Adds a step and discards undone ones. */
export function commit<State>(
  { past, present, future, merge }: History<State>,
  next: State,
  key?: string,
): History<State> {
  const isJoined = key !== undefined && key === merge && future.length === 0
  return { past: isJoined ? past : [...past, present], present: next, future: [], merge: key }
}

/** Undoes a step; returns the same history if there is none. */
export function undo<State>(history: History<State>): History<State> {
  const previous = history.past.at(-1)
  if (previous === undefined) return history
  const { past, present, future } = history
  return { past: past.slice(0, -1), present: previous, future: [present, ...future], merge: undefined }
}

/** Redoes the last undone step; returns the same history if there is none. */
export function redo<State>(history: History<State>): History<State> {
  const [next, ...rest] = history.future
  if (next === undefined) return history
  return { past: [...history.past, history.present], present: next, future: rest, merge: undefined }
}
