import type { MatchPinyin } from './search-commands.ts'

/** The dictionary of pinyin; some 150 kB that only searching in Chinese needs. */
export async function loadPinyin(): Promise<MatchPinyin> {
  const { match } = await import('pinyin-pro')
  // Half typed is found too: the last character by its beginning, the others by initial or beginning.
  return (title, letters) => match(title, letters, { precision: 'start', continuous: true })
}
