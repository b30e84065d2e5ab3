/** A4 pages of the measured article. */
export const PAGES = 100

const SENTENCE = '双方确认本协议项下的货物数量、规格与交付日期以附件为准，任何变更须经书面同意后方可生效。'

const text = (words: string, mark?: string) => ({ type: 'text', text: words, ...(mark && { marks: [{ type: mark }] }) })
const paragraph = (...content: object[]) => ({ type: 'paragraph', content })

/** A page as staff write it: a heading, about 900 letters, a list; every fifth page has a table of ten rows instead. */
function page(number: number): object[] {
  const sentences = (count: number) => SENTENCE.repeat(count)
  const heading = { type: 'heading', attrs: { level: (number % 3) + 1 }, content: [text(`第 ${number} 条`)] }
  const paragraphs = [3, 4, 3, 4].map((count, place) =>
    paragraph(text(`${number}.${place + 1} `, 'bold'), text(sentences(count)), text('（见附件）', 'italic')),
  )
  return [heading, ...paragraphs, number % 5 === 0 ? table() : list(sentences(1))]
}

const list = (words: string) => ({
  type: 'bulletList',
  content: Array.from({ length: 5 }, () => ({ type: 'listItem', content: [paragraph(text(words))] })),
})

const table = () => ({
  type: 'table',
  content: Array.from({ length: 10 }, (_, row) => ({
    type: 'tableRow',
    content: ['货物', '规格', '数量', '单价'].map((name) => ({
      type: row === 0 ? 'tableHeader' : 'tableCell',
      content: [paragraph(text(row === 0 ? name : `${name} ${row}`))],
    })),
  })),
})

/** The document of the article, as JSON text. */
export const longDocument = (): string =>
  JSON.stringify({ type: 'doc', content: Array.from({ length: PAGES }, (_, index) => page(index + 1)).flat() })
