// A list inside of a table. Source: contract of the platform, section 16.
export { cell } from '../select/select.cell.ts'
