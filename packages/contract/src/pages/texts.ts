import type { TextLoaders } from '../text-loaders.ts'
import { loaders } from './locales/loaders.generated.ts'

/** Loads the titles of pages, columns and buttons in one language. */
export const pageTexts: TextLoaders = loaders
