import { Editor, getSchema } from '@tiptap/core'
import { ARTICLE_CONTENT, ARTICLE_SCHEMA } from '@sqos/contract/realtime'
import { afterEach, expect, it } from 'vitest'
import { sanitizeDocument } from '../sanitize.ts'
import { commentAtCursor, commentedRanges, markComment, unmarkComment } from './comment.ts'
import { countWords } from './count-words.ts'
import { DOCUMENT_EXTENSIONS, SHARED_EXTENSIONS } from './document-extensions.ts'
import { find, findResult, findStep, replaceAllFound, replaceFound } from './find.ts'
import { goToHeading, outlineOf } from './outline.ts'

let editor: Editor | undefined
afterEach(() => editor?.destroy())

function open(html: string): Editor {
  editor = new Editor({ extensions: DOCUMENT_EXTENSIONS, content: sanitizeDocument(html), injectCSS: false })
  return editor
}

it('find marks text across formats and steps around', () => {
  const opened = open('<p>Offer for <strong>Off</strong>er 3</p><p>no</p><p>OFFER</p>')
  find(opened, 'offer')
  expect(findResult(opened)).toEqual({ total: 3, current: 0 })
  findStep(opened, -1)
  expect(findResult(opened).current).toBe(3)
  findStep(opened, 1)
  const { from, to } = opened.state.selection
  expect(opened.state.doc.textBetween(from, to)).toBe('Offer')
  find(opened, '')
  expect(findResult(opened).total).toBe(0)
})

it('replaces one place, then all others in one step', () => {
  const opened = open('<p>a b a</p><p>a <span data-variable="x">X</span> a</p>')
  find(opened, 'a')
  findStep(opened, 1)
  replaceFound(opened, 'aa')
  expect(opened.getText({ blockSeparator: '|' })).toBe('aa b a|a X a')

  find(opened, '')
  find(opened, ' a')
  expect(replaceAllFound(opened, '')).toBe(2)
  expect(opened.getText({ blockSeparator: '|' })).toBe('aa b|a X')
  opened.commands.undo()
  expect(opened.getText({ blockSeparator: '|' })).toContain('a X a')
})

it('lists headings and moves the caret to one', () => {
  const opened = open('<h1>One</h1><p>x</p><h3>Two</h3><h2></h2>')
  const outline = outlineOf(opened)
  expect(outline).toMatchObject([
    { level: 1, text: 'One' },
    { level: 3, text: 'Two' },
  ])
  const second = outline[1]
  if (second) goToHeading(opened, second)
  expect(opened.state.selection.$from.parent.textContent).toBe('Two')
})

it('keeps variables and tables, and removes active content', () => {
  const opened = open(
    '<table><tbody><tr><td onclick="x()">a</td></tr></tbody></table><p><span data-variable="name" onclick="x()">Name</span><script>x()</script></p>',
  )
  const html = opened.getHTML()
  expect(html).toContain('<span data-variable="name">Name</span>')
  expect(html).toContain('<td')
  expect(html).not.toMatch(/script|onclick/)
})

it.each([
  ['', 0],
  ['你好，世界', 4],
  ["It's 3.5 metres", 3],
  ['写 letter 给 Ms Li', 5],
])('counts the words of %j', (text, words) => expect(countWords(text)).toBe(words))

it('comments share a text, follow it through edits, and leave it one by one', () => {
  const opened = open('<p>one two three</p>')
  markComment(opened, { from: 1, to: 8, id: 'a' })
  markComment(opened, { from: 5, to: 14, id: 'b' })
  opened.commands.insertContentAt(1, 'zero ')
  expect(commentedRanges(opened)).toEqual(
    new Map([
      ['a', { from: 6, to: 13 }],
      ['b', { from: 10, to: 19 }],
    ]),
  )
  opened.commands.setTextSelection(11)
  expect(commentAtCursor(opened)).toBe('a')

  unmarkComment(opened, 'a')
  expect([...commentedRanges(opened).keys()]).toEqual(['b'])
  // What is typed behind a comment does not belong to it.
  opened.commands.insertContentAt(19, ' four')
  expect(commentedRanges(opened).get('b')).toEqual({ from: 10, to: 19 })
})

it.each([
  ['of one person', DOCUMENT_EXTENSIONS],
  ['of several people', SHARED_EXTENSIONS],
])('documents %s have the nodes and formatting of ARTICLE_SCHEMA: a new one is a new version', (_, extensions) => {
  const { nodes, marks } = getSchema(extensions)
  const names = (found: object) => Object.keys(found).toSorted()
  expect({ nodes: names(nodes), marks: names(marks) }).toEqual(ARTICLE_CONTENT[ARTICLE_SCHEMA])
})
