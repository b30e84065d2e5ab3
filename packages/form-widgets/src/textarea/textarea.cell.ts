export { multilineCell as cell } from '../table-form/cells/text-cells.ts'
