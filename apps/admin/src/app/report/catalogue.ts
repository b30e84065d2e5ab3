import { chartsCatalogue } from '@sqos/charts'
import { reportCatalogue } from '@sqos/report/catalogue'
import { portalCatalogues } from '../portal/catalogue.ts'

/** The texts of shown reports; the warning of lists with more records is that of portals. */
export const reportCatalogues = [chartsCatalogue, reportCatalogue, ...portalCatalogues]
