/** A row of a list of tasks: its id and the parameter `config` of the page of the task. */
export interface TaskQueueEntry {
  id: string
  config: string
}

const KEY = 'sqos.task-queue'

/** Stores the rows of the list that opens a task, in their order, for this browser tab. */
export function rememberQueue(entries: TaskQueueEntry[]): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(entries))
  } catch {
    // Storage can be blocked or full: the page of the task then has no previous and next task.
  }
}

/** The rows before and after a row of the stored list. */
export function taskNeighbours(id: string): { previous?: TaskQueueEntry; next?: TaskQueueEntry } {
  const entries = storedEntries()
  const index = entries.findIndex((entry) => entry.id === id)
  if (index === -1) return {}
  const [previous, next] = [entries[index - 1], entries[index + 1]]
  return { ...(previous && { previous }), ...(next && { next }) }
}

function storedEntries(): TaskQueueEntry[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isEntry) : []
  } catch {
    return []
  }
}

const isEntry = (value: unknown): value is TaskQueueEntry =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  typeof value.id === 'string' &&
  'config' in value &&
  typeof value.config === 'string'
