import type { MatchPinyin } from './search-commands.ts'

/** The pinyin dictionary: some 150 kB, needed only for search in Chinese. */
export async function loadPinyin(): Promise<MatchPinyin> {
  const { match } = await import('pinyin-pro')
  // Partial input matches too: the last character by its prefix, the others by initial or prefix.
  return (title, letters) => match(title, letters, { precision: 'start', continuous: true })
}
