import { categoryOf, type FileCategory, extensionOf } from './categories.ts'
import type { KeptUpload } from './queue-store.ts'
import type { StoredFile } from './upload-port.ts'

/** `check`: the MD5 is computed. Source: specification of the shell, section 4. */
export type UploadStatus = 'waiting' | 'check' | 'uploading' | 'paused' | 'error' | 'success'

/** Why an upload is paused. */
export type UploadProblem = 'network' | 'refused' | 'signedOut'

/** An upload as it is shown; another object whenever something has changed. */
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
  /** Whole percent of the check, then of the upload: at most 99 until the server has said that it has the file. */
  progress: number
  /** MD5; empty until it is known. */
  uniqueIdentifier: string
  /** There is no network; it goes on when that is back. */
  isOffline: boolean
  /** The server did not answer as it should; it is asked again after a pause. */
  isRetrying: boolean
  /** The browser could not keep the file over a reload: it has to be chosen once more. */
  needsFile: boolean
  problem?: UploadProblem | undefined
  /** What the server said. */
  message?: string | undefined
  stored?: StoredFile | undefined
  /** The file itself, while the page has it. */
  file?: File | undefined
}

/** What is shown of an upload that was kept or has just come. */
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
