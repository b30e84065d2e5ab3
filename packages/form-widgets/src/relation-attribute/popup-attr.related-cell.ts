export { cell } from './relation-form-attr.related-cell.ts'
