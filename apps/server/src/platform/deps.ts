import type { Db } from './db/database.ts'
import type { Config } from '../config.ts'

/** What modules are given: they never take the time, an id or a connection for themselves. */
export interface Deps {
  config: Config
  db: Db
  /** The current moment. */
  now: () => Date
  /** A fresh record id. */
  newId: () => string
}
