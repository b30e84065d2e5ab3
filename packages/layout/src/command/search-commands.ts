import Fuse, { type FuseResultMatch } from 'fuse.js'

/** What can be searched: a page by title and path, an action by title. */
export interface Searchable {
  title: string
  path?: string | undefined
}

/** One thing found, and which characters of its title matched: pairs of first and last index. */
export interface Hit<Item> {
  item: Item
  marks: readonly (readonly [from: number, to: number])[]
}

/** Which characters of a title are meant by letters of pinyin, whole or initials; null when they are not. */
export type MatchPinyin = (title: string, letters: string) => readonly number[] | null

export interface SearchOptions<Item> {
  items: readonly Item[]
  /** Not there until its dictionary is loaded. */
  matchPinyin?: MatchPinyin | undefined
}

/** Finds by title and path. Threshold and weights: specification of the shell, section 9. */
export function createSearch<Item extends Searchable>({ items, matchPinyin }: SearchOptions<Item>) {
  const fuse = new Fuse(items, {
    threshold: 0.4,
    includeScore: true,
    includeMatches: true,
    keys: [
      { name: 'title', weight: 0.7 },
      { name: 'path', weight: 0.3 },
    ],
  })

  return (query: string): Hit<Item>[] => {
    const text = query.trim()
    if (text === '') return []
    const found = new Map<Item, Hit<Item> & { score: number }>()
    for (const { item, score = 1, matches } of fuse.search(text)) {
      found.set(item, { item, score, marks: titleMarks(matches) })
    }
    for (const hit of pinyinHits({ items, matchPinyin }, text)) {
      const known = found.get(hit.item)
      if (!known || known.score > hit.score) found.set(hit.item, hit)
    }
    return [...found.values()].sort((one, other) => one.score - other.score)
  }
}

function titleMarks(matches: readonly FuseResultMatch[] = []): Hit<unknown>['marks'] {
  return matches.find((match) => match.key === 'title')?.indices ?? []
}

/** The best that pinyin can say; a title that is written so beats it, a path that resembles it does not. */
const PINYIN_SCORE = 0.01

function* pinyinHits<Item extends Searchable>({ items, matchPinyin }: SearchOptions<Item>, text: string) {
  const letters = text.toLowerCase().replace(/[\s']/g, '')
  if (!matchPinyin || !/^[a-z]/.test(letters)) return
  for (const item of items) {
    if (!/\p{Script=Han}/u.test(item.title)) continue
    const indices = matchPinyin(item.title, letters)
    const [first] = indices ?? []
    if (!indices || first === undefined) continue
    // At the start of a title rather than in its middle, all of a title rather than a part.
    const rest = item.title.length - indices.length
    yield {
      item,
      score: PINYIN_SCORE + first / 100 + rest / 1000,
      marks: indices.map((index) => [index, index] as const),
    }
  }
}
