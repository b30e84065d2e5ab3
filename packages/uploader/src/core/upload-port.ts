/** Two ways to the server: by chunks, or the whole file in one call (small images). */
export type UploadWire = 'chunks' | 'whole'

/** What the server says of a stored file. Source: contract of the shell, 14.2. */
export interface StoredFile {
  /** The name it is stored under; forms keep it as `fileId`. */
  name: string
  url: string
  fileSize: number
  fileVersionId: string
}

/** One chunk on its way. Source: contract of the shell, 14.3. */
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

/** What the server says to a chunk. */
export interface ChunkAnswer {
  /** Every chunk is there. */
  merge: boolean
  /** The file is there already. */
  uploaded: boolean
  /** Chunks that the server has; nothing from a server that does not say. */
  chunkNumbers: readonly number[] | undefined
}

/** What completes a file. Source: contract of the shell, 14.4. */
export interface MergeRequest {
  identifier: string
  fileName: string
  fileSize: number
  fileType: string
  extension: string
  /** Folder on the server: `annex`, `annexpic` … */
  type: string
}

/** Every call may be aborted; those that carry bytes tell how many have left. */
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

/** The server has answered, and its answer is no; trying again would not change it. */
export class UploadRefusedError extends Error {
  override name = 'UploadRefusedError'
}

/** The user is no longer signed in. The upload waits until the next sign-in. */
export class SignedOutError extends Error {
  override name = 'SignedOutError'
}
