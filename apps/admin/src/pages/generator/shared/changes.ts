import { diffLines } from 'diff'

/** A line of a comparison. */
interface ChangedLine {
  key: string
  mark: 'added' | 'removed' | 'same' | 'left'
  text: string
}

/** Lines around a change. */
const AROUND = 3

/** The changed lines of a text in order, with three lines around each; none when the texts are equal. */
export function changesOf(before: string, after: string): ChangedLine[] {
  if (before === after) return []
  const parts = diffLines(before, after)
  return parts.flatMap(({ value, added, removed }, part) => {
    const lines = value.replace(/\n$/, '').split('\n')
    const lineOf = (text: string, index: number, mark: ChangedLine['mark']) => ({
      key: `${part} ${index} ${mark}`,
      mark,
      text,
    })
    if (added || removed) return lines.map((text, index) => lineOf(text, index, added ? 'added' : 'removed'))
    const head = part === 0 ? 0 : AROUND
    const tail = part === parts.length - 1 ? 0 : AROUND
    if (lines.length <= head + tail) return lines.map((text, index) => lineOf(text, index, 'same'))
    return [
      ...lines.slice(0, head).map((text, index) => lineOf(text, index, 'same')),
      lineOf('…', head, 'left'),
      ...lines.slice(lines.length - tail).map((text, index) => lineOf(text, index + head + 1, 'same')),
    ]
  })
}
