import { createRequire } from 'node:module'

// oxlint-disable-next-line typescript/consistent-type-imports -- the type of a module that is loaded later
type Pinyin = typeof import('pinyin-pro')

const load = createRequire(import.meta.url)

/** Loads the dictionary with the first name: it takes 20 MB, which a server that only reads saves. */
// The module's own types.
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- see the line before
const dictionary = (): Pinyin => load('pinyin-pro') as Pinyin

/** The spellings of a name: `王伟` is found by `wangwei` and by `ww`. */
export interface Spelling {
  /** Syllables without tones, in lower case; other characters stay unchanged. */
  pinyin: string
  /** First letters of the syllables. */
  initials: string
}

/** The pinyin of a person's name; a surname with several readings is read as a surname (`单` is `shan`). */
export function spellName(name: string): Spelling {
  const syllables = dictionary().pinyin(name, {
    toneType: 'none',
    type: 'array',
    surname: 'head',
    nonZh: 'consecutive',
    v: true,
  })
  return {
    pinyin: syllables.join('').toLowerCase(),
    initials: syllables
      .map((syllable) => syllable.charAt(0))
      .join('')
      .toLowerCase(),
  }
}
