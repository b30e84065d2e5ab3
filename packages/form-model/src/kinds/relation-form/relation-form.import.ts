export { recordImport as importCell } from '../../import/records.ts'
