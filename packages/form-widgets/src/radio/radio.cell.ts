// A list inside of a table.
export { cell } from '../select/select.cell.ts'
