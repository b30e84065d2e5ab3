import { defineCatalogue } from '@sqos/i18n'
import { loaders } from './locales/loaders.generated.ts'

/** The texts of the preview dialog; those inside the frame come with the frame. */
export const docPreviewCatalogue = defineCatalogue('docPreview', loaders)
