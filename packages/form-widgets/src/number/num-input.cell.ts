export { numberCell as cell } from '../table-form/cells/text-cells.ts'
