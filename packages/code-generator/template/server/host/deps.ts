import type { Db } from './database.ts'

/** What modules get from outside, so that tests can replace it. */
export interface Deps {
  db: Db
  /** The folder of the embedded database and of uploaded files. */
  dataDir: string
  now: () => Date
  /** A new id. */
  newId: () => string
}
