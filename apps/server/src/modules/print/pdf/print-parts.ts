import type { PrintRecord } from '@sqos/print-designer/paper'
import type { PdfJoiner } from './join-pdf.ts'
import type { PaperSheet } from './paper-browser.ts'

/** Pages that the browser has at once when it prints one file. */
const PART_PAGES = 100
/** Records that are drawn in one step. */
const STEP = 20

/**
 * One PDF of all records. The browser prints it in parts, so that its memory does not grow with their number (ADR 110). A file of one part
 * is streamed.
 */
export async function* printInParts(
  sheet: PaperSheet,
  records: AsyncIterable<PrintRecord>,
  joiner: PdfJoiner,
): AsyncGenerator<Uint8Array> {
  const source = records[Symbol.asyncIterator]()
  let parts = 0
  let [pages, drawn] = [0, 0]
  /** The records of the next step: as many as the part has room for, by the pages of those before. */
  async function next(): Promise<PrintRecord[]> {
    const room = drawn === 0 ? 1 : Math.floor(((PART_PAGES - pages) * drawn) / Math.max(1, pages))
    const step: PrintRecord[] = []
    while (step.length < Math.min(STEP, Math.max(1, room))) {
      const { done, value } = await source.next()
      if (done) break
      step.push(value)
    }
    return step
  }
  for (let step = await next(); step.length > 0; step = await next()) {
    if (pages >= PART_PAGES) {
      await joiner.add(await bytesOf(sheet))
      await sheet.clear()
      parts += 1
      drawn = 0
    }
    pages = await sheet.draw(step)
    drawn += step.length
  }
  if (parts === 0) return yield* sheet.pdf()
  await joiner.add(await bytesOf(sheet))
  const whole = await joiner.finish()
  if (whole) yield whole
}

/** The pages of the sheet as one file. */
export async function bytesOf(sheet: PaperSheet): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  for await (const chunk of sheet.pdf()) chunks.push(chunk)
  return Buffer.concat(chunks)
}
