import type { StoredFile, UploadWire } from './upload-port.ts'

/** Where an upload goes and whom it is for. */
export interface UploadTarget {
  /** Who shows it and takes its result: a field of a record. */
  scope: string
  /** Folder on the server: `annex`, `annexpic` … */
  type: string
  /** Default: chunks. */
  wire?: UploadWire | undefined
}

/** An upload as it is kept beyond the life of a page. */
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
  /** Whether it went on by itself when it was kept last. */
  state: 'active' | 'paused' | 'success'
  stored?: StoredFile | undefined
  /** ms since 1970. */
  addedAt: number
}

/** Where the bytes come from after a reload: the file itself, or the browser's handle of it. */
export type FileSource = File | FileSystemFileHandle

/** Keeps uploads beyond the life of a page. */
export interface QueueStore {
  /** Uploads that no other page works at. */
  load: () => Promise<readonly { kept: KeptUpload; source?: FileSource | undefined }[]>
  /** A new upload, with where its bytes come from if that can be kept: a copy goes on by itself, a handle may have to be allowed. */
  add: (kept: KeptUpload, file: File | undefined, handle?: FileSystemFileHandle) => Promise<void>
  update: (kept: KeptUpload) => Promise<void>
  remove: (id: string) => Promise<void>
  /** Lets other pages have what this one worked at. */
  close: () => void
}

/** Keeps nothing beyond the page. */
export const noStore: QueueStore = {
  load: () => Promise.resolve([]),
  add: () => Promise.resolve(),
  update: () => Promise.resolve(),
  remove: () => Promise.resolve(),
  close: () => undefined,
}
