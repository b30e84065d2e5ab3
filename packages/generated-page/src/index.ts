export { generatedPageCatalogues } from './catalogue.ts'
export { GeneratedPage } from './GeneratedPage.tsx'
export type { GeneratedPageProps, PageColumn } from './GeneratedPage.tsx'
export { scriptRequestOf } from './script-request.ts'
