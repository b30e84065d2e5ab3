import { MODELS_AND_DATA } from './words/models.ts'
import { MENUS_AND_RIGHTS, PEOPLE } from './words/people.ts'
import { ENVELOPE, EVERY_RECORD } from './words/records.ts'
import { FILES, SYSTEM } from './words/system.ts'
import { WORKFLOW } from './words/workflow.ts'
import type { Word } from './words/word.ts'

/** A later group overrides earlier ones. */
const WORDS: ReadonlyMap<string, Word> = new Map(
  Object.entries({
    ...WORKFLOW,
    ...SYSTEM,
    ...FILES,
    ...MODELS_AND_DATA,
    ...MENUS_AND_RIGHTS,
    ...PEOPLE,
    ...EVERY_RECORD,
    ...ENVELOPE,
  }),
)

/** Description and example of a property by its name. Descriptions in the schema have precedence. */
export const wordFor = (name: string): Word | undefined => WORDS.get(name)
