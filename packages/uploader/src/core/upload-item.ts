import { categoryOf, type FileCategory, extensionOf } from './categories.ts'
import type { KeptUpload } from './queue-store.ts'
import type { StoredFile } from './upload-port.ts'

/** `check`: the MD5 is computed. */
export type UploadStatus = 'waiting' | 'check' | 'uploading' | 'paused' | 'error' | 'success'

/** Why an upload is paused. */
export type UploadProblem = 'network' | 'refused' | 'signedOut'

/** The displayed state of an upload; a new object after each change. */
export interface UploadItem {
  id: string
  scope: string
  name: string
  size: number
  /** MIME type, as the browser knows it. */
  type: string
  extension: string
  category: FileCategory
  status: UploadStatus
  /** Integer percentage of the check, then of the upload; at most 99 until the server confirms the file. */
  progress: number
  /** MD5; empty until it is known. */
  uniqueIdentifier: string
  /** Offline; the upload resumes when the network is back. */
  isOffline: boolean
  /** The request failed; it is retried after a delay. */
  isRetrying: boolean
  /** The browser lost the file in a reload; the user must choose it again. */
  needsFile: boolean
  problem?: UploadProblem | undefined
  /** Message of the server. */
  message?: string | undefined
  stored?: StoredFile | undefined
  /** The file itself, while the page has it. */
  file?: File | undefined
}

/** The displayed state of a stored or new upload. */
export const itemOf = (kept: KeptUpload, file: File | undefined): UploadItem => ({
  id: kept.id,
  scope: kept.scope,
  name: kept.name,
  size: kept.size,
  type: kept.fileType,
  extension: extensionOf(kept.name),
  category: categoryOf(kept.name),
  status: kept.state === 'active' ? 'waiting' : kept.state,
  progress: kept.state === 'success' ? 100 : 0,
  uniqueIdentifier: kept.identifier,
  isOffline: false,
  isRetrying: false,
  needsFile: kept.state !== 'success' && file === undefined,
  stored: kept.stored,
  file,
})
