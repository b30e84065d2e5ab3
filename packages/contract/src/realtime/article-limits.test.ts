import { expect, it } from 'vitest'
import { ARTICLE_CONTENT, ARTICLE_SCHEMA } from './article-limits.ts'

/** Versions that pages out there may have. A new version is a new line. */
const LANDED = {
  1:
    'blockquote bulletList codeBlock doc hardBreak heading horizontalRule image listItem orderedList paragraph table tableCell ' +
    'tableHeader tableRow text variable | bold code comment italic letters link strike underline',
}

it('the last entry is the version; those that landed stay as they are', () => {
  expect(Math.max(...Object.keys(ARTICLE_CONTENT).map(Number))).toBe(ARTICLE_SCHEMA)
  const names = Object.entries(ARTICLE_CONTENT).map(([version, { nodes, marks }]) => [
    version,
    `${nodes.join(' ')} | ${marks.join(' ')}`,
  ])
  expect(Object.fromEntries(names)).toEqual(LANDED)
})
