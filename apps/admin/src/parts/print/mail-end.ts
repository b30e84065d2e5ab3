import type { RecordMailState } from '@sqos/api-client/print'

/** Milliseconds between two questions. */
const PAUSE = 1000
/** Questions without an answer until the end counts as unknown. */
const MAX_LOST = 10

interface EndOptions {
  read: () => Promise<RecordMailState>
  onProgress: (progress: Pick<RecordMailState, 'done' | 'total'>) => void
  pause?: number
}

/** Waits for the end of a mail that is being made; returns what was sent. Rejects with `{ msg }`, as a refusal of the server. */
export async function mailEnd(
  started: RecordMailState,
  { read, onProgress, pause = PAUSE }: EndOptions,
): Promise<string> {
  let state = started
  for (let lost = 0; state.status === 'running';) {
    onProgress(state)
    await new Promise((resolve) => setTimeout(resolve, pause))
    try {
      state = await read()
      lost = 0
    } catch (error) {
      // A short interruption: the server goes on.
      lost += 1
      if (lost > MAX_LOST) throw error
    }
  }
  if (state.status === 'done') return state.message
  // oxlint-disable-next-line typescript/only-throw-error -- the shape of refusals of the server
  throw { msg: state.message }
}
