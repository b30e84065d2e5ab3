export type { WorkbookLimits, WorkbookValue } from './limits.ts'
export { readWorkbook } from './read-workbook.ts'
export { bufferWorkbook, writeWorkbook, XLSX } from './write-workbook.ts'
export type { CellInput } from './write-workbook.ts'
