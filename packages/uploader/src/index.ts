export { uploaderCatalogue } from './locales.ts'
