import type { Match } from './view.ts'

/** Maximum number of matches: more take time without a benefit. */
const MAX_MATCHES = 2000

/** Every match of a text in an element, ignoring case; across elements, but not across pages. */
export function findText(root: HTMLElement, wanted: string, page = 0): Match[] {
  return rangesOf(root, wanted).map((range) => ({ page, reveal: () => range }))
}

/** The ranges of a text in an element. */
export function rangesOf(root: HTMLElement, wanted: string): Range[] {
  const nodes: { node: Text; start: number }[] = []
  let all = ''
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!(node instanceof Text) || node.parentElement?.closest('style, script, [hidden]')) continue
    nodes.push({ node, start: all.length })
    all += node.data
  }
  return placesOf(all, wanted).flatMap((start) => {
    const first = nodeAt(nodes, start)
    const last = nodeAt(nodes, start + wanted.length - 1)
    if (!first || !last) return []
    const range = document.createRange()
    range.setStart(first.node, start - first.start)
    range.setEnd(last.node, start + wanted.length - last.start)
    return [range]
  })
}

/** Case-insensitive positions of a text inside another. */
export function placesOf(all: string, wanted: string): number[] {
  const places: number[] = []
  const [inside, looked] = [evenly(all), evenly(wanted)]
  if (looked === '') return places
  for (let at = inside.indexOf(looked); at >= 0; at = inside.indexOf(looked, at + looked.length)) {
    if (places.push(at) === MAX_MATCHES) break
  }
  return places
}

/** Lower case with unchanged length: some letters become two, which would shift all later positions. */
const evenly = (text: string) => {
  const lower = text.toLowerCase()
  return lower.length === text.length
    ? lower
    : Array.from(text, (sign) => (sign.toLowerCase().length === sign.length ? sign.toLowerCase() : sign)).join('')
}

function nodeAt(nodes: readonly { node: Text; start: number }[], place: number) {
  let low = 0
  let high = nodes.length - 1
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if ((nodes[middle]?.start ?? 0) <= place) low = middle
    else high = middle - 1
  }
  return nodes[low]
}
