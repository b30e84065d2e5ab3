/** Options of the thread of the embedded database. */
export interface ThreadOptions {
  /** Folder of the cluster; in memory without one. It is created when missing. */
  folder?: string | undefined
  /** Dump of a cluster to start with, when the folder does not exist. */
  snapshotFile?: string | undefined
  /** Lock of the folder: once the file has another content, the thread refuses every request. */
  lock?: { file: string; content: string } | undefined
}

/** Requests of the thread; answers come in the order of the requests. */
export type ThreadRequest =
  /** Messages of PostgreSQL's wire protocol, answered with the server's messages. */
  | { type: 'wire'; bytes: Uint8Array }
  /** The cluster as a tar archive. */
  | { type: 'dump' }
  | { type: 'close' }

/** Responses of the thread. The first one, without a request, reports whether the database was opened. */
export type ThreadAnswer = { bytes: Uint8Array } | { error: string }
