import { useState } from 'react'

/** Characters of the secret that name the link in the storage: too few to open it. */
const NAME_LENGTH = 8

/**
 * What the password of a link was answered with. The browser keeps it, so that a television that starts again does not ask; without
 * storage it asks at each start.
 */
export function usePass(secret: string): [string | undefined, (pass: string) => void] {
  const key = `sqos.screen.${secret.slice(0, NAME_LENGTH)}`
  const [pass, setPass] = useState(() => {
    try {
      return localStorage.getItem(key) ?? undefined
    } catch {
      return undefined
    }
  })
  function keep(next: string) {
    setPass(next)
    try {
      localStorage.setItem(key, next)
    } catch {
      // Without storage it lasts until the page is closed.
    }
  }
  return [pass, keep]
}
