/** The initial of a user without a picture: the last character of a Chinese name, else the first letter. */
export function initialOf(name: string): string {
  const characters = Array.from(name.trim())
  const initial = /\p{Script=Han}/u.test(name) ? characters.at(-1) : characters[0]
  return initial?.toUpperCase() ?? ''
}
