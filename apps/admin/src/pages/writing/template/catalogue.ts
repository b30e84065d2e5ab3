import { defineCatalogue } from '@sqos/i18n'
import { richTextCatalogue } from '@sqos/rich-text'
import { writingCatalogue } from '@sqos/writing'
import { pageTextsCatalogue } from '../../../parts/page-columns/catalogue.ts'
import { loaders } from './locales/loaders.generated.ts'

/** Name of the page's texts. */
export const NAMESPACE = 'page-writing-template'

export const catalogues = [pageTextsCatalogue, writingCatalogue, richTextCatalogue, defineCatalogue(NAMESPACE, loaders)]
