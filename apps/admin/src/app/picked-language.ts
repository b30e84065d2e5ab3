import type { Language } from '@sqos/contract'

let chosen: Language | undefined

/** The language chosen on the sign-in page, until it is saved for the user who signs in. */
export const picked = {
  keep(language: Language) {
    chosen = language
  },
  /** Returns the language and clears it. */
  take(): Language | undefined {
    const language = chosen
    chosen = undefined
    return language
  },
}
