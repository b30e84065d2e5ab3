export { amountCell as cell } from '../table-form/cells/text-cells.ts'
