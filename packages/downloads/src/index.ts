export { downloadsCatalogue } from './catalogue.ts'
export { downloadsFeature } from './downloads-feature.tsx'
