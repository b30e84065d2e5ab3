import { chartsCatalogue } from '@sqos/charts'
import { defineCatalogue } from '@sqos/i18n'
import { portalCatalogue } from '@sqos/portal/catalogue'
import { loaders } from './locales/loaders.generated.ts'

/** Name of the texts of shown screens. */
export const NAMESPACE = 'data-screen'

export const dataScreenCatalogues = [chartsCatalogue, portalCatalogue, defineCatalogue(NAMESPACE, loaders)]
