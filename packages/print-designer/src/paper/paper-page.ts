import { createI18n } from '@sqos/i18n'
import { NAMESPACE, printDesignerCatalogue } from '../catalogue.ts'
import { drawDocument } from '../preview/draw-document.ts'
import { pageStyles } from '../preview/page-styles.ts'
import { setPapers, waitForPictures } from '../preview/paper-rules.ts'
import { printContext } from '../preview/print-context.ts'
import { documentsOf, readLook, type ReadLook } from '../preview/template-look.ts'
import type { PrintContext } from '../render/print-record.ts'
import type { PaperPage } from './paper-batch.ts'

/** Draws records into `root`, for a program that prints the page. */
export function createPaperPage(root: HTMLElement): PaperPage {
  const papers = new CSSStyleSheet()
  document.adoptedStyleSheets = [pageStyles(), papers]
  let prepared: { looks: readonly ReadLook[]; context: PrintContext } | undefined

  const clear = () => root.replaceChildren()

  return {
    clear,
    async begin({ language, printer, printedAt, form, looks }) {
      clear()
      document.documentElement.lang = language
      // The title of the PDF.
      document.title = form.modelName
      const i18n = await createI18n({ language, catalogues: [printDesignerCatalogue] })
      prepared = {
        looks: looks.map((look) => readLook(look ?? undefined, form)),
        context: printContext(i18n.getFixedT(language, NAMESPACE), { printer, printedAt }),
      }
    },
    async draw(records) {
      if (!prepared) throw new Error('print-designer: draw() was called before begin().')
      const { context, looks } = prepared
      const { signal } = new AbortController()
      for (const document of documentsOf(records, looks)) await drawDocument(root, document, { context, signal })
      await waitForPictures(root)
      const pages = [...root.querySelectorAll<HTMLElement>('.page')]
      papers.replaceSync(setPapers(pages))
      return pages.length
    },
  }
}
