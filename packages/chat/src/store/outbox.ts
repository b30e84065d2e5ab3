import { nanoid } from '@reduxjs/toolkit'
import type { ChatContent, ChatQuote, SentMessageType, ServerMessage } from '@sqos/contract/realtime'
import type { ChatConnection } from '../chat-services.ts'
import type { KeptTexts } from './kept-texts.ts'

/** Milliseconds without an answer after which a sent message counts as failed. */
const PATIENCE = 20_000

/** A message that the server has not stored yet. */
export interface OutMessage {
  clientId: string
  peerId: string
  messageType: SentMessageType
  /** Undefined until the file is uploaded. */
  content: ChatContent | undefined
  quote?: ChatQuote | undefined
  /** Members of the group whom the text mentions. */
  mentionedIds?: readonly string[] | undefined
  /** Milliseconds since 1970. */
  at: number
  /** `waiting`: for the network; sent by itself. `failed`: the server refused it, or the upload failed. */
  state: 'uploading' | 'sending' | 'waiting' | 'failed'
  /** Why it failed, in the words of the server. */
  reason?: string | undefined
  /** Uploaded part, from 0 to 1. */
  progress?: number | undefined
}

/** Uploads the file of a message. Called again by `retry`. */
export type Prepare = (options: { signal: AbortSignal; onProgress: (part: number) => void }) => Promise<ChatContent>

type NewMessage = Pick<OutMessage, 'peerId' | 'messageType' | 'quote' | 'mentionedIds'>

interface OutboxOptions {
  connection: ChatConnection
  kept: KeptTexts
  now: () => number
}

/**
 * Messages on their way. They wait for the network, are sent again until the server has stored them (which it does once per
 * `clientId`), and survive a reload, except files that are not uploaded yet.
 */
export function createOutbox({ connection, kept, now }: OutboxOptions) {
  const listeners = new Set<() => void>()
  const uploads = new Map<string, { prepare: Prepare; run: AbortController }>()
  const timers = new Map<string, ReturnType<typeof setTimeout>>()
  let messages: readonly OutMessage[] = readKept(kept)

  const isOnline = () => connection.status().state === 'online'

  function show(next: readonly OutMessage[]) {
    messages = next
    for (const listener of listeners) listener()
  }

  function change(clientId: string, part: Partial<OutMessage>) {
    show(messages.map((message) => (message.clientId === clientId ? { ...message, ...part } : message)))
  }

  function remove(clientId: string) {
    clearTimeout(timers.get(clientId))
    timers.delete(clientId)
    uploads.get(clientId)?.run.abort()
    uploads.delete(clientId)
    kept.write(`out.${clientId}`, '')
    if (messages.some((message) => message.clientId === clientId))
      show(messages.filter((message) => message.clientId !== clientId))
  }

  function deliver({ clientId, peerId, messageType, content, quote, mentionedIds = [] }: OutMessage) {
    if (content === undefined) return
    clearTimeout(timers.get(clientId))
    if (!isOnline()) return change(clientId, { state: 'waiting', reason: undefined })
    change(clientId, { state: 'sending', reason: undefined })
    timers.set(
      clientId,
      setTimeout(() => change(clientId, { state: 'failed' }), PATIENCE),
    )
    return connection.send({
      method: 'SendMessage',
      toUserId: peerId,
      messageType,
      messageContent: content,
      clientId,
      ...(quote && { replyToId: quote.id }),
      ...(mentionedIds.length > 0 && { mentionedIds: [...mentionedIds] }),
    })
  }

  function keep(message: OutMessage) {
    kept.write(`out.${message.clientId}`, JSON.stringify(message))
    deliver(message)
  }

  async function upload(message: OutMessage, prepare: Prepare) {
    const { clientId } = message
    const run = new AbortController()
    uploads.set(clientId, { prepare, run })
    change(clientId, { state: 'uploading', reason: undefined, progress: 0 })
    try {
      const onProgress = (progress: number) => change(clientId, { progress })
      const content = await prepare({ signal: run.signal, onProgress })
      if (run.signal.aborted) return
      uploads.delete(clientId)
      const ready = { ...message, content, progress: undefined }
      change(clientId, ready)
      keep(ready)
    } catch (error) {
      if (!run.signal.aborted)
        change(clientId, { state: 'failed', reason: error instanceof Error ? error.message : '' })
    }
  }

  function retry(clientId: string) {
    const message = messages.find((one) => one.clientId === clientId)
    const pending = uploads.get(clientId)
    if (message && pending) void upload(message, pending.prepare)
    else if (message) deliver(message)
  }

  /** Sends what waits or was lost with the connection; what the server refused stays. */
  function flush() {
    if (!isOnline()) return
    for (const { clientId, state, reason } of messages)
      if (state === 'waiting' || state === 'sending' || (state === 'failed' && !reason)) retry(clientId)
  }

  function onMessage(message: ServerMessage) {
    if ((message.method === 'sendMessage' || message.method === 'groupMessage') && message.clientId !== undefined)
      return remove(message.clientId)
    if (message.method !== 'error') return undefined
    const { clientId, msg, retryAfter } = message
    if (clientId !== undefined && messages.some((one) => one.clientId === clientId)) {
      clearTimeout(timers.get(clientId))
      return change(clientId, { state: 'failed', reason: msg })
    }
    // Too many frames: the server dropped one without reading it.
    if (clientId === undefined && retryAfter !== undefined) setTimeout(flush, retryAfter * 1000)
    return undefined
  }

  let wasOnline = isOnline()
  function onStatus() {
    const isNow = isOnline()
    if (isNow && !wasOnline) flush()
    if (!isNow && wasOnline)
      show(messages.map((message) => (message.state === 'sending' ? { ...message, state: 'waiting' } : message)))
    wasOnline = isNow
  }

  return {
    messages: () => messages,
    /** Calls back after each change; returns the function that ends it. */
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** Begins to send; returns the function that ends it. */
    start: () => {
      const stops = [connection.onAny(onMessage), connection.onStatus(onStatus)]
      flush()
      return () => {
        for (const stop of stops) stop()
        for (const timer of timers.values()) clearTimeout(timer)
      }
    },
    send: (message: NewMessage & { content: ChatContent }) => {
      const added: OutMessage = { ...message, clientId: nanoid(), at: now(), state: 'sending' }
      show([...messages, added])
      keep(added)
    },
    sendFile: (message: NewMessage, prepare: Prepare) => {
      const added: OutMessage = { ...message, clientId: nanoid(), content: undefined, at: now(), state: 'uploading' }
      show([...messages, added])
      void upload(added, prepare)
    },
    retry,
    discard: remove,
  }
}

function readKept(kept: KeptTexts): OutMessage[] {
  const texts = kept.keys().flatMap((key) => (key.startsWith('out.') ? (kept.read(key) ?? []) : []))
  return texts
    .flatMap((text): OutMessage[] => {
      const value = parse(text)
      return isOutMessage(value) ? [{ ...value, state: 'waiting' }] : []
    })
    .toSorted((a, b) => a.at - b.at)
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const isOutMessage = (value: unknown): value is OutMessage =>
  typeof value === 'object' && value !== null && 'clientId' in value && 'peerId' in value && 'content' in value
