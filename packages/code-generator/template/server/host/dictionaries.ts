import type { Db } from './database.ts'
import { readDirectory } from './directory.ts'

/** The entries of a dictionary, for exports. */
export const listDictionaryOptions = (_db: Db, dictionary: string) =>
  Promise.resolve(readDirectory().dictionaries[dictionary] ?? [])
