import type { PrintMailer } from '../mail/print-mail.ts'
import type { PrintFieldSet, PrintRecord, TemplateLook } from '../render/print-record.ts'

/** A template that the user may choose. */
export interface PrintChoice {
  id: string
  fullName: string
  /** Name of its category. */
  category: string
}

/** Files that the server makes. */
export interface PdfRequest {
  /** `''` is the default layout. */
  templateIds: readonly string[]
  /** `zip`: one PDF for each record. */
  as: 'pdf' | 'zip'
}

/** Templates and records of a preview. Calls reject on failure. */
export interface PrintSource {
  templates: () => Promise<readonly PrintChoice[]>
  look: (id: string) => Promise<TemplateLook>
  /** Values of the records for a template with a source of its own; undefined: those of the records. */
  values?: ((id: string) => Promise<readonly PrintRecord[] | undefined>) | undefined
  /** The records, with the fields that the user may read. */
  records: () => Promise<PrintFieldSet & { modelName: string; records: readonly PrintRecord[] }>
  /** Makes PDF files on the server and offers them as a download. Without it there is no such button. */
  pdf?: ((request: PdfRequest) => Promise<unknown>) | undefined
  /** Sends the records by mail. Without it there is no such button. Its fields need `FormWidgetsProvider` around the preview. */
  mailer?: PrintMailer | undefined
  /** Called after printing with the ids of the templates; `''` is the default layout. */
  printed: (templateIds: readonly string[]) => Promise<unknown>
}
