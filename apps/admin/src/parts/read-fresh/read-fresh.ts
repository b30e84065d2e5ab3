/**
 * Awaits a query and then ends its subscription. After a change, a query without a subscription (`subscribe: false`) can answer
 * without data: when other queries are running, the change invalidates the cache only after them, and removes the answer of a query
 * that nobody subscribes to.
 */
export async function readFresh<Answer>(request: PromiseLike<Answer> & { unsubscribe: () => void }): Promise<Answer> {
  try {
    return await request
  } finally {
    request.unsubscribe()
  }
}
