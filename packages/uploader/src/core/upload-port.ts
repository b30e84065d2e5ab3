/** Two ways to the server: by chunks, or the whole file in one call (small images). */
export type UploadWire = 'chunks' | 'whole'

/** Data of a stored file. */
export interface StoredFile {
  /** The name it is stored under; forms keep it as `fileId`. */
  name: string
  url: string
  fileSize: number
  fileVersionId: string
}

/** Request with a chunk. */
export interface ChunkRequest {
  file: Blob
  /** From 1. */
  chunkNumber: number
  totalChunks: number
  chunkSize: number
  currentChunkSize: number
  totalSize: number
  /** MD5 of the whole file. */
  identifier: string
  filename: string
  relativePath: string
  fileType: string
  extension: string
}

/** Reply to a chunk. */
export interface ChunkAnswer {
  /** The server has every chunk. */
  merge: boolean
  /** The server already has the file. */
  uploaded: boolean
  /** Chunks that the server has; undefined if the server does not report them. */
  chunkNumbers: readonly number[] | undefined
}

/** Request that completes a file. */
export interface MergeRequest {
  identifier: string
  fileName: string
  fileSize: number
  fileType: string
  extension: string
  /** Folder on the server: `annex`, `annexpic` … */
  type: string
}

/** Options of a call: every call can be aborted, and uploads report their progress. */
export interface CallOptions {
  signal: AbortSignal
  onProgress?: ((sentBytes: number) => void) | undefined
}

/** The connection to a server. `createHttpPort` implements the contract; another server needs another port. */
export interface UploadPort {
  sendChunk: (chunk: ChunkRequest, options: CallOptions) => Promise<ChunkAnswer>
  merge: (file: MergeRequest, options: CallOptions) => Promise<StoredFile>
  sendWhole: (file: { file: Blob; name: string; type: string }, options: CallOptions) => Promise<StoredFile>
  /** Deletes the chunks of a cancelled upload. A server without such a call cleans up by itself. */
  giveUp?: ((file: { identifier: string }) => Promise<void>) | undefined
}

/** The server refused the request; a retry would not help. */
export class UploadRefusedError extends Error {
  override name = 'UploadRefusedError'
}

/** The user is no longer signed in. The upload waits until the next sign-in. */
export class SignedOutError extends Error {
  override name = 'SignedOutError'
}
