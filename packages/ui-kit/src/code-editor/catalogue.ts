import { defineCatalogue } from '@sqos/i18n'
import { loaders } from './locales/loaders.generated.ts'

/** Namespace of the code editor's texts. */
export const CODE_EDITOR = 'ui-kit-code-editor'

/** Texts of the code editor. The editor adds them itself, together with its code. */
export const codeEditorCatalogue = defineCatalogue(CODE_EDITOR, loaders)
