/** Letters of one call: arguments of a function are limited. */
const PART = 32_768

export function toBase64(bytes: Uint8Array): string {
  let letters = ''
  for (let at = 0; at < bytes.length; at += PART) letters += String.fromCodePoint(...bytes.subarray(at, at + PART))
  return btoa(letters)
}

export const fromBase64 = (text: string): Uint8Array =>
  Uint8Array.from(atob(text), (letter) => letter.codePointAt(0) ?? 0)
