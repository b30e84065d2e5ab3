import { nanoid } from '@reduxjs/toolkit'
import type { ApiError } from '@sqos/api-client'
import { NO_ANSWER } from '@sqos/api-client'
import type { MessageListAnswer, MessageListMessage } from '@sqos/contract/realtime'
import type { ChatConnection } from '../chat-services.ts'

/** Milliseconds without an answer after which a page counts as failed. */
const PATIENCE = 30_000

interface AskOptions {
  connection: ChatConnection
  request: Omit<MessageListMessage, 'method' | 'token' | 'clientId'>
  signal: AbortSignal
}

/** Requests a page of a conversation through the socket; asks again when the connection broke meanwhile. Rejects with an `ApiError`. */
export function askPage({ connection, request, signal }: AskOptions): Promise<MessageListAnswer> {
  const clientId = nanoid()
  let settle: { resolve: (answer: MessageListAnswer) => void; reject: (error: ApiError) => void } | undefined
  const promise = new Promise<MessageListAnswer>((resolve, reject) => {
    settle = { resolve, reject }
  })
  const fail = (error: Partial<ApiError>) => settle?.reject({ code: NO_ANSWER, msg: '', data: null, ...error })
  let wasSent = false

  function ask() {
    const isConnected = connection.status().state === 'online'
    if (isConnected && !wasSent) connection.send({ method: 'MessageList', ...request, clientId })
    wasSent = isConnected
  }

  const stops = [
    connection.onAny((message) => {
      if (message.method === 'messageList' && message.clientId === clientId) settle?.resolve(message)
      if (message.method === 'error' && message.clientId === clientId) fail({ code: message.code, msg: message.msg })
    }),
    connection.onStatus(ask),
  ]
  const timer = setTimeout(fail, PATIENCE, {})
  const abort = () => fail({})
  signal.addEventListener('abort', abort)
  ask()

  return promise.finally(() => {
    for (const stop of stops) stop()
    clearTimeout(timer)
    signal.removeEventListener('abort', abort)
  })
}
