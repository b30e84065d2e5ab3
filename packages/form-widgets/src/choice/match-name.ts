/** Says whether letters stand for a name, being pinyin or initials: somewhere in it, or from its start. */
export type MatchPinyin = (name: string, letters: string, from?: 'start') => boolean

/** What is searched in. */
interface Named {
  name: string
  code: string
}

const normal = (text: string) => text.normalize('NFKC').toLowerCase().trim()

/** Finds by name, code, and once the dictionary is there by pinyin and initials. */
export function nameMatcher(typed: string, matchPinyin?: MatchPinyin) {
  const wanted = normal(typed)
  const letters = wanted.replaceAll(/[\s']/g, '')
  const canBePinyin = /^[a-z]+$/.test(letters)
  return ({ name, code }: Named): boolean =>
    normal(name).includes(wanted) ||
    normal(code).includes(wanted) ||
    (canBePinyin && matchPinyin?.(name, letters) === true)
}
