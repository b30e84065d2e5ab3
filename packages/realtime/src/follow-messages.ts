import type { ServerMessageOf, ServerMethod } from '@sqos/contract/realtime'
import type { Realtime } from './realtime.ts'

/** What to dispatch for a message; undefined dispatches nothing. */
export type MessageRules<Action> = {
  [Method in ServerMethod]?: (message: ServerMessageOf<Method>) => Action | undefined
}

/**
 * Brings messages into a store: `followMessages(realtime, dispatch, { messagePush: () => api.util.invalidateTags(['Message']) })`.
 * Rules of RTK Query invalidate tags or update cached answers. Returns the function that ends it.
 */
export function followMessages<Action>(
  realtime: Pick<Realtime, 'onAny'>,
  dispatch: (action: Action) => unknown,
  rules: MessageRules<Action>,
): () => void {
  return realtime.onAny((message) => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the rule under a method takes the messages of that method
    const rule = rules[message.method] as ((given: typeof message) => Action | undefined) | undefined
    const action = rule?.(message)
    if (action !== undefined) dispatch(action)
  })
}
