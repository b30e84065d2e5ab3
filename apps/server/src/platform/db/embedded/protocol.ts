/** What the thread of the embedded database is started with. */
export interface ThreadOptions {
  /** Folder of the cluster; in memory without one. It is created when missing. */
  folder?: string | undefined
  /** Dump of a cluster to begin with, when the folder does not exist. */
  snapshotFile?: string | undefined
  /** Lock of the folder: once the file has another content, the thread refuses every request. */
  lock?: { file: string; content: string } | undefined
}

/** What the thread is asked; it answers in the order of the questions. */
export type ThreadRequest =
  /** Messages of PostgreSQL's wire protocol, answered with the server's messages. */
  | { type: 'wire'; bytes: Uint8Array }
  /** The cluster as a tar archive. */
  | { type: 'dump'; compression: 'none' | 'gzip' }
  | { type: 'close' }

/** The thread's answer: its first, unasked, says whether the database opened. */
export type ThreadAnswer = { bytes: Uint8Array } | { error: string }
