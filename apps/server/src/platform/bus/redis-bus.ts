import type { Redis } from 'ioredis'
import { pauseBefore, type OpenBus } from './bus.ts'

/** Messages through a channel of Redis or Valkey, on two connections of its own. */
export const redisBus =
  (url: string): OpenBus =>
  (channel, listener, log) => {
    let connections: { receiver: Redis; sender: Redis } | undefined
    let isClosed = false
    let isSubscribed = false
    let isConnected: boolean | undefined

    function tell(state: boolean, error?: Error) {
      if (isConnected === state || isClosed) return
      isConnected = state
      if (!state) log.warn({ err: error }, 'Redis does not respond; messages are read from the database until it does')
      listener.onState(state)
    }

    /** Connected when both connections are; while the first attempt is under way nothing is lost yet. */
    function settle() {
      const state = isSubscribed && connections?.sender.status === 'ready'
      if (state || isConnected !== undefined) tell(state)
    }

    async function open() {
      const { Redis: Connection } = await import('ioredis')
      if (isClosed) return
      const options = { connectTimeout: 2000, enableOfflineQueue: false, lazyConnect: true, retryStrategy: pauseBefore }
      const receiver = new Connection(url, { ...options, autoResubscribe: false })
      const sender = new Connection(url, { ...options, commandTimeout: 3000 })
      connections = { receiver, sender }
      for (const connection of [receiver, sender]) connection.on('error', (error) => tell(false, error))
      receiver.on('message', (_channel, text) => listener.onMessage(text))
      receiver.on('ready', () => void subscribe(receiver))
      receiver.on('close', () => {
        isSubscribed = false
        settle()
      })
      sender.on('ready', settle)
      sender.on('close', settle)
      // The listeners above report failures; both connections keep retrying.
      for (const connection of [receiver, sender]) connection.connect().catch(() => {})
    }

    async function subscribe(receiver: Redis) {
      try {
        await receiver.subscribe(channel)
        isSubscribed = true
        settle()
      } catch (error) {
        tell(false, asError(error))
        receiver.disconnect(true)
      }
    }

    async function send({ receiver, sender }: { receiver: Redis; sender: Redis }, text: string) {
      try {
        await sender.publish(channel, text)
      } catch (error) {
        tell(false, asError(error))
        // A connection that hangs has not noticed: both connect again, and what was missed is read then.
        if (sender.status === 'ready') sender.disconnect(true)
        if (receiver.status === 'ready') receiver.disconnect(true)
      }
    }

    void open()
    return {
      publish: (text) => {
        if (connections) void send(connections, text)
      },
      close: async () => {
        isClosed = true
        connections?.receiver.disconnect()
        connections?.sender.disconnect()
      },
    }
  }

const asError = (error: unknown) => (error instanceof Error ? error : undefined)
