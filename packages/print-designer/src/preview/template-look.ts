import { defaultPaper, type Paper, readPaper } from '../page/paper.ts'
import { defaultTemplate } from '../render/default-template.ts'
import type { PrintFieldSet, PrintRecord, TemplateLook } from '../render/print-record.ts'
import type { PrintDocument } from './draw-document.ts'

/** What a template puts on paper. */
export interface ReadLook {
  html: string
  paper: Paper
  /** The body is a finished text, without placeholders. */
  isText?: boolean | undefined
}

/** Reads a template; without one the layout is made from the fields of the form. */
export const readLook = (look: TemplateLook | undefined, form: PrintFieldSet & { modelName: string }): ReadLook =>
  look
    ? { html: look.printTemplate, paper: readPaper(look.pageJson), isText: look.isText }
    : { html: defaultTemplate({ ...form, title: form.modelName }), paper: defaultPaper() }

/** Each record in each template. */
export const documentsOf = (records: readonly PrintRecord[], looks: readonly ReadLook[]): PrintDocument[] =>
  records.flatMap((record) =>
    looks.map((look, index) => {
      const { printData, numbers, pictures } = record.bySource?.[index] ?? record
      return { ...look, record: { ...record, printData, numbers, pictures } }
    }),
  )
