/** A running request, as `dispatch(endpoint.initiate(…))` returns it. */
interface RunningRequest<Data> {
  abort: () => void
  unwrap: () => Promise<Data>
  /** Of queries. */
  unsubscribe?: () => void
}

/**
 * Returns the data of a request and throws its error; aborts the request when the signal is aborted. Ends the subscription of a
 * query, like `readOnce`.
 */
export async function answerOf<Data>(request: RunningRequest<Data>, signal?: AbortSignal): Promise<Data> {
  const abort = () => request.abort()
  signal?.addEventListener('abort', abort)
  try {
    return await request.unwrap()
  } finally {
    signal?.removeEventListener('abort', abort)
    request.unsubscribe?.()
  }
}
