import type { PDFDocument } from '@cantoo/pdf-lib'

/** Joins the pages of PDF files in their order. */
export function createPdfJoiner() {
  let whole: PDFDocument | undefined

  return {
    async add(part: Uint8Array) {
      const { PDFDocument } = await import('@cantoo/pdf-lib')
      const source = await PDFDocument.load(part)
      whole ??= await PDFDocument.create()
      const title = source.getTitle()
      if (title !== undefined) whole.setTitle(title)
      for (const page of await whole.copyPages(source, source.getPageIndices())) whole.addPage(page)
    },
    /** The file; undefined without a part. */
    finish: async () => await whole?.save(),
  }
}

export type PdfJoiner = ReturnType<typeof createPdfJoiner>
