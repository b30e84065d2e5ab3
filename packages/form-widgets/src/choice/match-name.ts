/** Whether letters match the pinyin or the initials of a name, anywhere or from its start. */
export type MatchPinyin = (name: string, letters: string, from?: 'start') => boolean

/** What is searched in. */
interface Named {
  name: string
  code: string
}

const normal = (text: string) => text.normalize('NFKC').toLowerCase().trim()

/** Returns a matcher by name and code, and by pinyin and initials if the dictionary is loaded. */
export function nameMatcher(typed: string, matchPinyin?: MatchPinyin) {
  const wanted = normal(typed)
  const letters = wanted.replaceAll(/[\s']/g, '')
  const canBePinyin = /^[a-z]+$/.test(letters)
  return ({ name, code }: Named): boolean =>
    normal(name).includes(wanted) ||
    normal(code).includes(wanted) ||
    (canBePinyin && matchPinyin?.(name, letters) === true)
}
