import { defineCatalogue } from '@sqos/i18n'
import { catalogues as designCatalogues } from '../../onlineDev/webDesign/catalogue.ts'
import { loaders } from './locales/loaders.generated.ts'

/** Name of the texts of both pages. */
export const NAMESPACE = 'page-generator'

/** With the texts of the designer, which opens on these pages. */
export const catalogues = [...designCatalogues, defineCatalogue(NAMESPACE, loaders)]
