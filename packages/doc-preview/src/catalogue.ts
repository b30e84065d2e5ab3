import { defineCatalogue } from '@sqos/i18n'
import { loaders } from './locales/loaders.generated.ts'

/** Texts of the preview dialog. The frame contains its own texts. */
export const docPreviewCatalogue = defineCatalogue('docPreview', loaders)
