import type { Db } from './database.ts'
import { readDirectory } from './directory.ts'

/** The names of all people, for exports. */
export const listUserNames = (_db: Db) => Promise.resolve(readDirectory().people)
