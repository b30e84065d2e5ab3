import { defineCatalogue } from '@sqos/i18n'
import { uploaderCatalogue } from '@sqos/uploader'
import { loaders } from './locales/loaders.generated.ts'

/** Name of the texts of this page. */
export const NAMESPACE = 'page-email'

const own = defineCatalogue(NAMESPACE, loaders)

/** The texts of this page and of its files. */
export const catalogues = [own, uploaderCatalogue]
