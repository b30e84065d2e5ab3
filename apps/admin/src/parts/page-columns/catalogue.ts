import { pageTexts } from '@sqos/contract'
import { defineCatalogue } from '@sqos/i18n'

/** Name of the titles of built-in pages, their columns and their buttons. */
export const PAGE_TEXTS = 'pages'

/** The titles of pages, columns and buttons, from the page definitions. */
export const pageTextsCatalogue = defineCatalogue(PAGE_TEXTS, pageTexts)
