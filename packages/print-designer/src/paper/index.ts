export type { PaperPage, PaperSetup } from './paper-batch.ts'
export type { PrintFieldSet, PrintRecord, TemplateLook } from '../render/print-record.ts'
