import { setTimeout as pause } from 'node:timers/promises'
import type { ChatRow, ClientMessage, InitMessage, ServerMessage } from '@sqos/contract/realtime'
import { expect } from 'vitest'
import { WebSocket } from 'ws'

/** Milliseconds between two attempts to connect. */
const RETRY = 50

interface TalkerOptions {
  /** Addresses of the sockets of all servers; the talker moves to the next one when its connection breaks. */
  addresses: readonly string[]
  token: string
  peerId: string
}

/**
 * A client as browsers are: connects again with the number of its last push, and repeats each message with the same client id until it
 * is acknowledged.
 */
export function createTalker({ addresses, token, peerId }: TalkerOptions) {
  /** Messages without an acknowledgement, by client id. */
  const unacknowledged = new Map<string, string>()
  /** Ids of the chat messages that arrived or were acknowledged by a push, in order. */
  const log: string[] = []
  /** Numbers of all pushes, in the order of their arrival. */
  const numbers: number[] = []
  let lastId: number | undefined
  let turn = 0
  const ending = new AbortController()
  let socket: WebSocket | undefined
  const rows: ChatRow[] = []
  let total: number | undefined

  const send = (message: ClientMessage) => {
    if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message))
  }

  const sendText = (clientId: string, messageContent: string) =>
    send({ method: 'SendMessage', token, toUserId: peerId, messageType: 'text', messageContent, clientId })

  /** A message that the rate limit refused follows when the server allows it. */
  const repeatLater = (clientId: string, seconds = 1) =>
    void setTimeout(() => {
      const text = unacknowledged.get(clientId)
      if (text !== undefined) sendText(clientId, text)
    }, seconds * 1000).unref()

  const onInit = (message: InitMessage) => {
    lastId ??= message.lastId
    for (const [clientId, text] of unacknowledged) sendText(clientId, text)
  }

  function onMessage(message: ServerMessage) {
    if (message.method === 'initMessage') onInit(message)
    if (message.method === 'messageList') {
      rows.push(...message.list)
      total = message.pagination.total
    }
    if (message.method === 'sendMessage' && message.clientId !== undefined) unacknowledged.delete(message.clientId)
    if (message.method === 'error' && message.clientId !== undefined) repeatLater(message.clientId, message.retryAfter)
    if (!('id' in message)) return
    numbers.push(message.id)
    lastId = message.id
    if (message.method === 'sendMessage' || message.method === 'receiveMessage') log.push(message.messageId ?? '')
  }

  async function connect() {
    while (!ending.signal.aborted) {
      const own = new WebSocket(addresses[turn % addresses.length] ?? '')
      socket = own
      const closed = new Promise((resolve) => own.once('close', resolve))
      own.on('error', () => {})
      own.on('open', () => send({ method: 'OnConnection', token, ...(lastId !== undefined && { lastId }) }))
      own.on('message', (data: Buffer) => onMessage(JSON.parse(data.toString('utf8'))))
      await closed
      turn += 1
      await pause(RETRY)
    }
  }
  const ended = connect()

  return {
    log,
    numbers,
    unacknowledged,
    /** Resolves when the talker has its first `initMessage`. */
    ready: () => expect.poll(() => lastId).toBeDefined(),
    /** Sends a text; without a connection it follows the next one. */
    say(clientId: string) {
      unacknowledged.set(clientId, `text of ${clientId}`)
      sendText(clientId, `text of ${clientId}`)
    },
    /** Reads the whole conversation from the server. */
    async history(): Promise<ChatRow[]> {
      rows.length = 0
      total = undefined
      for (let currentPage = 1; rows.length < (total ?? 1); currentPage += 1) {
        const before = rows.length
        send({ method: 'MessageList', token, toUserId: peerId, currentPage, pageSize: 200, sord: 'asc' })
        await expect.poll(() => rows.length > before || total === 0).toBe(true)
        if (total === 0) break
      }
      return [...rows]
    },
    async close() {
      ending.abort()
      socket?.terminate()
      await ended
    },
  }
}

export type Talker = ReturnType<typeof createTalker>

/** Checks that both have received each message once, without a gap, and that the server has stored each text once. */
export async function expectAgreement(pair: readonly [Talker, Talker], sent: readonly string[]) {
  for (const { unacknowledged } of pair) await expect.poll(() => [...unacknowledged.keys()]).toEqual([])
  for (const { log } of pair) await expect.poll(() => log.length).toBe(sent.length)
  const [first, second] = [await pair[0].history(), await pair[1].history()]

  expect(second.map(({ id }) => id)).toEqual(first.map(({ id }) => id))
  expect(first.map(({ content }) => content).toSorted()).toEqual(sent.map((id) => `text of ${id}`).toSorted())
  for (const { log, numbers } of pair) {
    expect(log.toSorted()).toEqual(first.map(({ id }) => id).toSorted())
    expect(numbers).toEqual(numbers.map((_, index) => (numbers[0] ?? 0) + index))
  }
}
