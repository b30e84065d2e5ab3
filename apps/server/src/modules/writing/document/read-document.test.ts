import { ARTICLE_CONTENT, ARTICLE_SCHEMA } from '@sqos/contract/realtime'
import { expect, it } from 'vitest'
import { readDocument, walk } from './read-document.ts'

const { nodes, marks } = ARTICLE_CONTENT[ARTICLE_SCHEMA] ?? { nodes: [], marks: [] }
/** What some nodes and marks say nothing without. */
const attrs = { src: '/a.png', code: 'a', level: 1, href: '#a', id: 'a' }

it('the server keeps every node and mark of the editor', () => {
  const letters = { type: 'text', text: 'x', marks: marks.map((type) => ({ type, attrs })) }
  const inside = nodes.filter((type) => type !== 'doc' && type !== 'text').map((type) => ({ type, attrs }))
  const read = [...walk(readDocument({ type: 'doc', content: [letters, ...inside] }) ?? { type: '' })]

  expect(read.map(({ type }) => type).toSorted()).toEqual(nodes)
  expect(read.find(({ type }) => type === 'text')?.marks?.map(({ type }) => type)).toEqual(marks)
})
