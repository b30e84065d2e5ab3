/** A question under way, as the store hands it out. */
interface Asked<Data> {
  abort: () => void
  unwrap: () => Promise<Data>
}

/** Waits for the answer; ends the call when nobody waits any more. */
export async function answerOf<Data>(asked: Asked<Data>, signal: AbortSignal): Promise<Data> {
  const abort = () => asked.abort()
  signal.addEventListener('abort', abort)
  try {
    return await asked.unwrap()
  } finally {
    signal.removeEventListener('abort', abort)
  }
}
