import type { MatchPinyin } from './match-name.ts'

/** A name's pinyin as one word, and its initials. */
interface Sounds {
  whole: string
  initials: string
}

/** The pinyin dictionary, about 150 kB, needed for searches in Chinese only. */
export async function loadPinyin(): Promise<MatchPinyin> {
  const { pinyin } = await import('pinyin-pro')
  const known = new Map<string, Sounds>()

  function soundsOf(name: string): Sounds {
    const found = known.get(name)
    if (found) return found
    const syllables = pinyin(name, { toneType: 'none', type: 'array', v: true })
    const sounds = {
      whole: syllables.join('').toLowerCase(),
      initials: syllables
        .map((syllable) => syllable.charAt(0))
        .join('')
        .toLowerCase(),
    }
    known.set(name, sounds)
    return sounds
  }

  return (name, letters, from) => {
    const { whole, initials } = soundsOf(name)
    return from === 'start'
      ? initials.startsWith(letters) || whole.startsWith(letters)
      : initials.includes(letters) || whole.includes(letters)
  }
}
