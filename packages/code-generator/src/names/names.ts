import { CLASS_NAMES, FIELD_NAMES } from './reserved.ts'

/** Writes text in Latin letters, words separated by spaces: pinyin for Chinese. */
export type Spell = (text: string) => string

const MAX_NAME = 40

/** The words of a name in lower case: `F_PlateNo` and `plate_no` are `plate`, `no`. */
export function wordsOf(text: string, spell: Spell): string[] {
  const latin = /^[\p{ASCII}]*$/u.test(text) ? text : spell(text)
  return (
    latin
      .normalize('NFKD')
      .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
      // The generated client writes a letter after a digit as a capital.
      .replaceAll(/([0-9])([A-Za-z])/g, '$1 $2')
      .replaceAll(/[^A-Za-z0-9]+/g, ' ')
      .trim()
      .split(' ')
      .filter((word) => word !== '')
      .map((word) => word.toLowerCase())
  )
}

const upper = (word: string) => word.slice(0, 1).toUpperCase() + word.slice(1)

const camelOf = (words: readonly string[]) => words.map((word, index) => (index === 0 ? word : upper(word))).join('')

/** `aBNr2` → `aBnr2`: the database plugin of the server writes capitals side by side as one word, and reads another name. */
export const withoutCapitalPairs = (name: string) =>
  name.replaceAll(/(?<=[A-Z])[A-Z]/g, (letter) => letter.toLowerCase())

/** `plateNo` → `plate_no`, as the database plugin of the server does. */
export const snakeOf = (camel: string) => camel.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

const kebabOf = (camel: string) => camel.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** Gives each name once: a second one gets a number, a reserved one a word. */
export interface NameGiver {
  give: (wanted: string, fallback: string) => string
}

/** Names of properties: camel case, at most 40 letters, without those that objects, rows or lists have themselves. */
export function fieldNames(spell: Spell): NameGiver {
  const given = new Set<string>()
  return {
    give(wanted, fallback) {
      // `F_` before the name of a column says nothing.
      const words = wordsOf(wanted.replace(/^F_(?=.)/, ''), spell)
      const name = withoutCapitalPairs(startWithLetter(camelOf(words), fallback)).slice(0, MAX_NAME)
      const free = FIELD_NAMES.has(name) ? withoutCapitalPairs(`${name}Value`) : name
      return unused(free, given)
    },
  }
}

function startWithLetter(name: string, fallback: string): string {
  if (name === '') return fallback
  return /^[a-z]/.test(name) ? name : `field${upper(name)}`
}

function unused(name: string, given: Set<string>): string {
  let free = name
  // Letters instead of a number keep `snakeOf` reversible.
  for (let count = 2; given.has(free.toLowerCase()); count += 1) free = withoutCapitalPairs(`${name}Nr${count}`)
  given.add(free.toLowerCase())
  return free
}

/** All spellings of the name of a module. */
export interface ModuleNames {
  /** `purchase-order` */
  name: string
  /** `PurchaseOrder` */
  Name: string
  Names: string
  /** `purchaseOrder` */
  camel: string
  camels: string
  /** `purchase_orders` */
  snakes: string
  CONST: string
}

/** The spellings of a class name. `isTaken` is asked for the page key and the table. */
export function moduleNames(
  wanted: string,
  { spell, isTaken }: { spell: Spell; isTaken: (name: string) => boolean },
): ModuleNames {
  const latin = withoutCapitalPairs(startWithLetter(camelOf(wordsOf(wanted, spell)), 'record')).slice(0, MAX_NAME)
  // Its plural must not begin a word after a digit.
  const base = /\d$/.test(latin) ? `${latin}Item` : latin
  const usable = (name: string) => !CLASS_NAMES.has(upper(name)) && !isTaken(name) && !isTaken(snakeOf(plural(name)))
  let camel = base
  for (let count = 1; !usable(camel); count += 1)
    camel = withoutCapitalPairs(count === 1 ? `${base}Item` : `${base}Item${letters(count)}`)
  const camels = plural(camel)
  return {
    name: kebabOf(camel),
    Name: upper(camel),
    Names: upper(camels),
    camel,
    camels,
    snakes: snakeOf(camels),
    CONST: snakeOf(camel).toUpperCase(),
  }
}

const letters = (count: number) => String.fromCodePoint(64 + Math.min(26, count))

/** The plural of an English word, by its end. */
function plural(word: string): string {
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies`
  return /(?:s|x|z|ch|sh)$/.test(word) ? `${word}es` : `${word}s`
}

/** `plateNo` → `Plate no`, for texts in English. */
export const humanise = (camel: string) => upper(kebabOf(camel).replaceAll('-', ' '))
