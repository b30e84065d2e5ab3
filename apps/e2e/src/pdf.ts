import { readFile } from 'node:fs/promises'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** The text of each page of a PDF. */
export async function textsOf(path: string): Promise<string[]> {
  const data = new Uint8Array(await readFile(path))
  const document = await getDocument({ data }).promise
  const texts: string[] = []
  for (let number = 1; number <= document.numPages; number++) {
    const { items } = await (await document.getPage(number)).getTextContent()
    texts.push(items.map((item) => ('str' in item ? item.str : '')).join(''))
  }
  return texts
}
