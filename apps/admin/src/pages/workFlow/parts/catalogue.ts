import { defineCatalogue } from '@sqos/i18n'
import { pageTextsCatalogue } from '../../../parts/page-columns/catalogue.ts'
import { loaders } from './locales/loaders.generated.ts'

/** Name of the texts of all pages with approval tasks. */
export const TASK_TEXTS = 'page-flow-tasks'

/** The texts of a page with approval tasks. */
export const catalogues = [pageTextsCatalogue, defineCatalogue(TASK_TEXTS, loaders)]
