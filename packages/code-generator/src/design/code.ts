/** A text as a string literal of TypeScript. */
export const quote = (text: string): string =>
  `'${JSON.stringify(text)
    .slice(1, -1)
    .replaceAll(String.raw`\"`, '"')
    .replaceAll("'", String.raw`\'`)}'`

/** A text that may stand in a block comment. */
export const inComment = (text: string): string => text.replaceAll('*/', '* /').replaceAll(/\s+/g, ' ').trim()

/** The lines of a script as line comments. */
export const commented = (text: string): string =>
  text
    .split(/\r?\n|[\u2028\u2029]/)
    .map((line) => `  // ${line}`.trimEnd())
    .join('\n')

/** `import { a, b } from 'x'` for each place. */
export function importsOf(needed: readonly { tag: string; from: string }[]): string {
  const byPlace = new Map<string, Set<string>>()
  for (const { tag, from } of needed) byPlace.set(from, (byPlace.get(from) ?? new Set()).add(tag))
  return [...byPlace].map(([from, tags]) => `import { ${[...tags].join(', ')} } from ${quote(from)}`).join('\n')
}

/** Pieces of at most `size`. */
export function piecesOf<Item>(items: readonly Item[], size: number): Item[][] {
  const pieces: Item[][] = []
  for (let start = 0; start < items.length; start += size) pieces.push(items.slice(start, start + size))
  return pieces
}
