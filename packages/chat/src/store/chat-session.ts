import { nanoid } from '@reduxjs/toolkit'
import type { ApiDispatch } from '@sqos/api-client'
import type { ChatCardContent } from '@sqos/contract/realtime'
import { showToast } from '@sqos/ui-kit'
import type { ChatServices } from '../chat-services.ts'
import { followChat } from './follow-chat.ts'
import { imageSize } from '../composer/image-size.ts'
import { keptTexts } from './kept-texts.ts'
import { createOutbox, type OutMessage } from './outbox.ts'
import { connectThreads } from './thread-api.ts'
import type { VoiceRecord } from '../voice/voice-recording.ts'

interface SessionOptions {
  services: ChatServices
  dispatch: ApiDispatch
  userId: string
}

/** The chat of one signed-in user: messages on their way, drafts, and pushes into the cache. */
export function createChatSession({ services, dispatch, userId }: SessionOptions) {
  const { connection } = services
  const kept = keptTexts(userId)
  const outbox = createOutbox({ connection, kept, now: Date.now })
  connectThreads(connection, dispatch)

  return {
    userId,
    services,
    outbox,
    /** Begins to follow the socket; returns the function that ends it. */
    start: () => {
      const stops = [followChat({ connection, dispatch, userId }), outbox.start()]
      return () => {
        for (const stop of stops) stop()
      }
    },
    sendText: (peerId: string, content: string, more: Pick<OutMessage, 'quote' | 'mentionedIds'> = {}) =>
      outbox.send({ peerId, messageType: 'text', content, ...more }),
    /** Sends a record of a form; every reader sees what the own permissions show. */
    sendCard: (peerId: string, content: ChatCardContent) => outbox.send({ peerId, messageType: 'card', content }),
    /** Uploads a picture or another file and sends it. */
    sendFile: (peerId: string, file: File, isPicture: boolean) => {
      outbox.sendFile({ peerId, messageType: isPicture ? 'image' : 'file' }, async (options) => {
        const size = isPicture ? await imageSize(file) : undefined
        const name = await services.upload(file, { ...options, dispatch, type: isPicture ? 'IM' : 'annex' })
        return size ? { name, ...size } : { name, fileName: file.name, fileSize: file.size }
      })
    },
    /** Uploads a recording and sends it. */
    sendVoice: (peerId: string, { file, length }: VoiceRecord) => {
      outbox.sendFile({ peerId, messageType: 'voice' }, async (options) => {
        const name = await services.upload(file, { ...options, dispatch, type: 'IM' })
        return { name, length }
      })
    },
    markRead: (peerId: string) => connection.send({ method: 'UpdateReadMessage', formUserId: peerId }),
    /** Takes a message back; a refusal is shown. */
    recall: (messageId: string) => {
      const clientId = nanoid()
      const stop = connection.onAny((message) => {
        if (message.method === 'recallMessage' && message.messageId === messageId) stop()
        if (message.method !== 'error' || message.clientId !== clientId) return
        showToast({ kind: 'error', text: message.msg })
        stop()
      })
      connection.send({ method: 'RecallMessage', messageId, clientId })
    },
    readDraft: (peerId: string) => kept.read(`draft.${peerId}`) ?? '',
    writeDraft: (peerId: string, text: string) => kept.write(`draft.${peerId}`, text),
  }
}

export type ChatSession = ReturnType<typeof createChatSession>
