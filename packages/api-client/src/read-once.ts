/**
 * Waits for the answer of a query that a function reads once, without a hook, and then ends its subscription. Subscribe such queries
 * (no `subscribe: false`): the cache removes what nobody subscribes to, a minute after an earlier answer or after a change, and then
 * also stops a request that is under way; its answer would have no data.
 */
export async function readOnce<Answer>(request: PromiseLike<Answer> & { unsubscribe: () => void }): Promise<Answer> {
  try {
    return await request
  } finally {
    request.unsubscribe()
  }
}
