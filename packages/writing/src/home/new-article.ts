/** A document with one empty paragraph. */
const EMPTY = { type: 'doc', content: [{ type: 'paragraph' }] }

/** The content of a blank article. */
export const blankContent = (): string => JSON.stringify(EMPTY)

/** The content of an article from an outline: a heading for each line, its level by the number of `#`. */
export function outlineContent(outline: string): string {
  const content = outline.split('\n').flatMap((line) => {
    const [, marks = '', text = ''] = /^\s*(#{1,6})?\s*(.+?)\s*$/.exec(line) ?? []
    if (text === '') return []
    const level = Math.max(1, marks.length)
    return [{ type: 'heading', attrs: { level }, content: [{ type: 'text', text }] }, { type: 'paragraph' }]
  })
  return JSON.stringify(content.length > 0 ? { type: 'doc', content } : EMPTY)
}
