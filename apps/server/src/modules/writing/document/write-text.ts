import { walk, type DocumentNode } from './read-document.ts'

const SUMMARY = 160

/** The text of a document, a line for each paragraph. Variables show their names. */
export function writeText(document: DocumentNode): string {
  let text = ''
  for (const { type, text: letters = '', attrs } of walk(document)) {
    if (type === 'text') text += letters
    else if (type === 'variable') text += String(attrs?.['name'] ?? attrs?.['code'] ?? '')
    else if (type === 'paragraph' || type === 'heading' || type === 'hardBreak') text += '\n'
  }
  return text.trim()
}

/** Start of a text, in one line. */
export const summaryOf = (document: DocumentNode): string =>
  writeText(document).replaceAll(/\s+/g, ' ').slice(0, SUMMARY).toWellFormed()
