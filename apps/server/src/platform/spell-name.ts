import { pinyin as spell } from 'pinyin-pro'

/** The spellings of a name: `王伟` is found by `wangwei` and by `ww`. */
export interface Spelling {
  /** Syllables without tones, in lower case; other characters stay unchanged. */
  pinyin: string
  /** First letters of the syllables. */
  initials: string
}

/** The pinyin of a person's name; a surname with several readings is read as a surname (`单` is `shan`). */
export function spellName(name: string): Spelling {
  const syllables = spell(name, { toneType: 'none', type: 'array', surname: 'head', nonZh: 'consecutive', v: true })
  return {
    pinyin: syllables.join('').toLowerCase(),
    initials: syllables
      .map((syllable) => syllable.charAt(0))
      .join('')
      .toLowerCase(),
  }
}
