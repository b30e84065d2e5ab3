export type { PaperPage, PaperSetup } from './paper-batch.ts'
export type { TemplateLook } from '../preview/template-look.ts'
export type { PrintFieldSet, PrintRecord } from '../render/print-record.ts'
