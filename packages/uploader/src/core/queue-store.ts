import type { StoredFile, UploadWire } from './upload-port.ts'

/** Target and owner of an upload. */
export interface UploadTarget {
  /** The field of a record that shows the upload and receives its result. */
  scope: string
  /** Folder on the server: `annex`, `annexpic` … */
  type: string
  /** Default: chunks. */
  wire?: UploadWire | undefined
}

/** A stored upload, which survives a reload. */
export interface KeptUpload extends UploadTarget {
  id: string
  name: string
  size: number
  fileType: string
  lastModified: number
  relativePath: string
  /** MD5; empty until it is known. */
  identifier: string
  /** Chunks that the server has. */
  sent: readonly number[]
  /** Whether the upload was running when it was last stored. */
  state: 'active' | 'paused' | 'success'
  stored?: StoredFile | undefined
  /** ms since 1970. */
  addedAt: number
}

/** Source of the bytes after a reload: the file or its handle. */
export type FileSource = File | FileSystemFileHandle

/** Stores uploads beyond the lifetime of a page. */
export interface QueueStore {
  /** Uploads that no other page has locked. */
  load: () => Promise<readonly { kept: KeptUpload; source?: FileSource | undefined }[]>
  /**
   * Adds an upload and, if possible, the source of its bytes. A copy resumes automatically; a handle may need the
   * user's permission.
   */
  add: (kept: KeptUpload, file: File | undefined, handle?: FileSystemFileHandle) => Promise<void>
  update: (kept: KeptUpload) => Promise<void>
  remove: (id: string) => Promise<void>
  /** Releases the uploads of this page. */
  close: () => void
}

/** In-memory store; nothing survives the page. */
export const noStore: QueueStore = {
  load: () => Promise.resolve([]),
  add: () => Promise.resolve(),
  update: () => Promise.resolve(),
  remove: () => Promise.resolve(),
  close: () => undefined,
}
