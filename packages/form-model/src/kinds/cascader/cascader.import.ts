export { optionPathImport as importCell } from '../../import/options.ts'
