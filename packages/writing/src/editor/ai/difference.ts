import { diffArrays } from 'diff'

/** A piece of two texts: equal in both, or a change that can be accepted alone. */
export interface Piece {
  /** Place among the pieces. */
  id: number
  isChange: boolean
  before: string
  after: string
}

const segmenter = new Intl.Segmenter('zh', { granularity: 'word' })
const wordsOf = (text: string) => Array.from(segmenter.segment(text), ({ segment }) => segment)

/** The pieces of two texts, word by word; Chinese words, too. */
export function piecesOf(before: string, after: string): Piece[] {
  const pieces: Omit<Piece, 'id'>[] = []
  for (const { value, added, removed } of diffArrays(wordsOf(before), wordsOf(after))) {
    const text = value.join('')
    if (!added && !removed) {
      pieces.push({ isChange: false, before: text, after: text })
      continue
    }
    const last = pieces.at(-1)
    const open = last?.isChange ? last : { isChange: true, before: '', after: '' }
    if (open !== last) pieces.push(open)
    if (removed) open.before += text
    else open.after += text
  }
  return pieces.map((piece, id) => ({ id, ...piece }))
}

/** The text with the accepted changes only. */
export const acceptedText = (pieces: readonly Piece[], refused: ReadonlySet<number>): string =>
  pieces.map(({ id, before, after }) => (refused.has(id) ? before : after)).join('')
