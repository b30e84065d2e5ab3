import { defineCatalogue } from '@sqos/i18n'
import { loaders } from './locales/loaders.generated.ts'

/** Namespace of the texts of text messages and QR codes. */
export const MODES = 'auth-modes'

/** Texts of signing in with a code or a QR code. The sign-in page loads them with its tabs. */
export const signInModesCatalogue = defineCatalogue(MODES, loaders)
