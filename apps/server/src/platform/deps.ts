import type { Db } from './db/database.ts'
import type { Config } from '../config.ts'

/** Dependencies of modules: time, ids and connection are always passed in. */
export interface Deps {
  config: Config
  db: Db
  /** The current time. */
  now: () => Date
  /** A new record id. */
  newId: () => string
}
