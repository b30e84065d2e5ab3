/** A unique id. `crypto.randomUUID` exists on https only, and intranets use http. */
export const newId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
