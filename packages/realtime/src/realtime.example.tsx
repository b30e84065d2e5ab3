import type { ServerMessage, ServerMessageOf, ServerMethod } from '@sqos/contract/realtime'
import { useEffect, useState } from 'react'
import { useRealtimeConnection, useRealtimeStatus } from './react.tsx'
import type { Realtime } from './realtime.ts'
import type { RealtimeStatus } from './status.ts'

/** A connection without a server: the story says what arrives and what state it is in. */
export function createExampleRealtime(initial: RealtimeStatus): Realtime & {
  arrive: (message: ServerMessage) => void
  become: (status: RealtimeStatus) => void
} {
  const handlers = new Set<(message: ServerMessage) => void>()
  const listeners = new Set<() => void>()
  let status = initial
  const onAny = (handler: (message: ServerMessage) => void) => {
    handlers.add(handler)
    return () => void handlers.delete(handler)
  }
  return {
    use: () => {},
    send: () => {},
    close: () => {},
    onAny,
    on<Method extends ServerMethod>(method: Method, handler: (message: ServerMessageOf<Method>) => void) {
      const isOf = (message: ServerMessage): message is ServerMessageOf<Method> => message.method === method
      return onAny((message) => {
        if (isOf(message)) handler(message)
      })
    },
    status: () => status,
    onStatus(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    arrive: (message) => {
      for (const handler of handlers) handler(message)
    },
    become(next) {
      status = next
      for (const listener of listeners) listener()
    },
  }
}

/** The state of the connection, and every message as it arrives. */
export function LiveLog() {
  const realtime = useRealtimeConnection()
  const { state } = useRealtimeStatus()
  const [lines, setLines] = useState<readonly { id: number; text: string }[]>([])
  useEffect(
    () =>
      realtime.onAny((message) =>
        setLines((before) => [...before, { id: before.length, text: JSON.stringify(message) }]),
      ),
    [realtime],
  )
  return (
    <section aria-label="Live log">
      <p>
        Connection: <strong>{state}</strong>
      </p>
      <ol>
        {lines.map(({ id, text }) => (
          <li key={id}>
            <code>{text}</code>
          </li>
        ))}
      </ol>
    </section>
  )
}
