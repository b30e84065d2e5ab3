import { Editor } from '@tiptap/core'
import { StarterKit } from '@tiptap/starter-kit'
import { afterEach, expect, it } from 'vitest'
import { contentOf, FollowedRange, insertBelow, isUnchanged, replaceRange, selectedText } from './apply-answer.ts'
import { acceptedText, piecesOf } from './difference.ts'

let editor: Editor | undefined
afterEach(() => editor?.destroy())

function open(html: string, range: { from: number; to: number }): Editor {
  editor = new Editor({ extensions: [StarterKit], content: html, injectCSS: false })
  editor.commands.setTextSelection(range)
  return editor
}

it('changes are accepted as a whole or in parts', () => {
  const pieces = piecesOf('The old offer is valid', 'The new offer is very valid')
  const changes = pieces.filter(({ isChange }) => isChange)
  expect(acceptedText(pieces, new Set())).toBe('The new offer is very valid')
  expect(acceptedText(pieces, new Set([changes[0]?.id ?? -1]))).toBe('The old offer is very valid')
  expect(acceptedText(pieces, new Set(changes.map(({ id }) => id)))).toBe('The old offer is valid')
  expect(acceptedText(piecesOf('今天天气好', '今天天气很好'), new Set())).toBe('今天天气很好')
})

it('replaces exactly the selection, also after edits before it, as one step to undo', () => {
  const opened = open('<p>one two three</p>', { from: 5, to: 8 })
  const selected = selectedText(opened)
  expect(selected.text).toBe('two')
  const followed = new FollowedRange(opened, selected)
  opened.commands.insertContentAt(1, 'zero ')
  expect(isUnchanged(opened, followed.range, 'two')).toBe(true)

  replaceRange(opened, followed.range, 'TWO')
  expect(opened.getHTML()).toBe('<p>zero one TWO three</p>')
  followed.end()
})

it('a changed original is not replaced', () => {
  const opened = open('<p>one two three</p>', { from: 5, to: 8 })
  const followed = new FollowedRange(opened, selectedText(opened))
  opened.commands.deleteRange({ from: 6, to: 7 })
  expect(isUnchanged(opened, followed.range, 'two')).toBe(false)
  followed.end()
})

it('an answer is text: markup in it is no markup', () => {
  const opened = open('<p>one</p>', { from: 1, to: 4 })
  insertBelow(opened, { to: 4 }, '# <b>Title</b>\n\n<img src=x onerror=alert(1)>\nend')
  expect(opened.getHTML()).toBe(
    '<p>one</p><h1>&lt;b&gt;Title&lt;/b&gt;</h1><p>&lt;img src=x onerror=alert(1)&gt;</p><p>end</p>',
  )
  expect(contentOf('')).toEqual([])
})
