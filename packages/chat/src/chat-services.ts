import type { ApiDispatch } from '@sqos/api-client'
import type { Realtime } from '@sqos/realtime'
import type { ComponentType } from 'react'

/** The part of the connection that the chat uses. */
export type ChatConnection = Pick<Realtime, 'send' | 'onAny' | 'status' | 'onStatus'>

/** A file of a message, as the application shows it. */
export interface ChatFile {
  name: string
  fileId: string
  url: string
  fileSize?: number
}

/** How a file is uploaded. */
export interface UploadOptions {
  /** `IM` for pictures and voice, `annex` for other files. */
  type: 'IM' | 'annex'
  dispatch: ApiDispatch
  /** Receives the part that is uploaded, from 0 to 1. */
  onProgress: (part: number) => void
  signal: AbortSignal
}

/** A message that arrived while its conversation is not on the screen. */
export interface ChatNotice {
  title: string
  body: string
  /** Opens the conversation. */
  onOpen: () => void
}

/** What the application provides to the chat. */
export interface ChatServices {
  connection: ChatConnection
  /** Uploads a file; resolves to its stored name. Rejects with an `Error` whose message the user reads. */
  upload: (file: File, options: UploadOptions) => Promise<string>
  /** URL of a stored file for `img`; the path comes from the server. */
  fileAddress: (path: string) => string
  /** Shows files with preview and download. */
  Files: ComponentType<{ files: readonly ChatFile[] }>
  /** Notifies the user by sound and desktop notification, as the user's settings say. */
  notify: (notice: ChatNotice, dispatch: ApiDispatch) => void
}
