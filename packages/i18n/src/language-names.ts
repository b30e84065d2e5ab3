import { type Language, languageEntry } from '@sqos/contract'

/** The name of a language in the language itself. */
export const languageName = (language: Language): string => languageEntry(language).name
