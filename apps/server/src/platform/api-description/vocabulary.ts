import { MODELS_AND_DATA } from './words/models.ts'
import { MENUS_AND_RIGHTS, PEOPLE } from './words/people.ts'
import { ENVELOPE, EVERY_RECORD } from './words/records.ts'
import { FILES, SYSTEM } from './words/system.ts'
import type { Word } from './words/word.ts'

/** A word of a later group replaces the one of an earlier group. */
const WORDS: ReadonlyMap<string, Word> = new Map(
  Object.entries({
    ...SYSTEM,
    ...FILES,
    ...MODELS_AND_DATA,
    ...MENUS_AND_RIGHTS,
    ...PEOPLE,
    ...EVERY_RECORD,
    ...ENVELOPE,
  }),
)

/** The description of a property of this name, and an example of its value. The words of a schema itself come first. */
export const wordFor = (name: string): Word | undefined => WORDS.get(name)
