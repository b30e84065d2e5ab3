import Fuse, { type FuseResultMatch } from 'fuse.js'

/** A searchable entry: a page by title and path, an action by title. */
export interface Searchable {
  title: string
  path?: string | undefined
}

/** A search result and the matched ranges of its title, as pairs of first and last index. */
export interface Hit<Item> {
  item: Item
  marks: readonly (readonly [from: number, to: number])[]
}

/** The characters of a title that match pinyin, whole or initials; null without a match. */
export type MatchPinyin = (title: string, letters: string) => readonly number[] | null

export interface SearchOptions<Item> {
  items: readonly Item[]
  /** Undefined until the dictionary is loaded. */
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

/** Best score of a pinyin match: below a literal title match, above a fuzzy path match. */
const PINYIN_SCORE = 0.01

function* pinyinHits<Item extends Searchable>({ items, matchPinyin }: SearchOptions<Item>, text: string) {
  const letters = text.toLowerCase().replace(/[\s']/g, '')
  if (!matchPinyin || !/^[a-z]/.test(letters)) return
  for (const item of items) {
    if (!/\p{Script=Han}/u.test(item.title)) continue
    const indices = matchPinyin(item.title, letters)
    const [first] = indices ?? []
    if (!indices || first === undefined) continue
    // Prefers matches at the start of a title, and of larger parts of a title.
    const rest = item.title.length - indices.length
    yield {
      item,
      score: PINYIN_SCORE + first / 100 + rest / 1000,
      marks: indices.map((index) => [index, index] as const),
    }
  }
}
