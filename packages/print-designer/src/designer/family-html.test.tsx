import { Editor } from '@tiptap/core'
import { describe, expect, it } from 'vitest'
import { documentExtensions } from './document-schema.ts'
import { editorHtml, storedHtml } from './family-html.ts'

const extensions = documentExtensions({ labelOf: (tag) => tag, handleLabels: { move: '', size: '' } })

/** The template after an edit that changes nothing but the end of the document. */
function edited(html: string, edit: (editor: Editor) => void = () => {}): string {
  const editor = new Editor({ element: null, extensions, content: editorHtml(html) })
  edit(editor)
  const stored = storedHtml(editor.getHTML())
  editor.destroy()
  return stored
}

const addParagraph = (editor: Editor) =>
  editor.commands.insertContentAt(editor.state.doc.content.size, {
    type: 'paragraph',
    content: [{ type: 'text', text: '新' }],
  })

describe('an edited template of another editor keeps', () => {
  it.each([
    ['attributes of blocks and cells', '<p class="mce" id="p1" align="center" data-mce-style="a: b">一</p>'],
    [
      'a table with columns, head, foot and widths of cells',
      '<table border="1" class="t" cellpadding="4"><colgroup><col style="width: 30%"><col></colgroup><thead><tr><th width="30%">头</th><th>二</th></tr></thead>' +
        '<tbody><tr height="20"><td valign="top" class="x">a</td><td>b</td></tr></tbody><tfoot><tr><td colspan="2">脚</td></tr></tfoot></table>',
    ],
    [
      'fields with their attributes and letters',
      '<p><span data-tag="null.F_Name" class="wk-print-tag" contenteditable="false">{F_Name}</span>' +
        '<span data-tag="childrenDataTable0.F_Item" class="x"><strong>{F_Item}</strong></span></p>',
    ],
    [
      'elements that the editor does not have',
      '<center><font color="#ff0000" size="5">红</font></center><p>H<sub>2</sub>O</p>',
    ],
    ['elements in each other', '<p><span style="color: red"><span class="a">二</span></span></p>'],
    ['text without a paragraph', '<div class="box">文字 <strong>粗</strong></div><div>一<p>二</p></div>'],
    [
      'declarations that the page does not use',
      '<p style="color: red; mso-pagination: none; position: relative">一</p>',
    ],
    [
      'frames',
      '<div style="font-size: 8pt" data-frame="" data-left="3" data-top="4" data-width="30" data-height="8"><p>标</p></div><p>一</p>',
    ],
  ])('%s', (_, html) => {
    expect(edited(html)).toBe(html)
    expect(edited(html, addParagraph)).toBe(`${html}<p>新</p>`)
  })
})

it('an edited template loses what could run', () => {
  const html =
    '<p onclick="alert(1)" class="a">一<script>alert(1)</script><img src="javascript:alert(1)" onerror="alert(1)"></p>' +
    '<iframe src="https://example.com"></iframe><form action="javascript:alert(1)"><p>二</p></form>'

  expect(edited(html)).toBe('<p class="a">一</p><form><p>二</p></form>')
})

it('a paragraph that is divided becomes two paragraphs', () => {
  expect(edited('<div>一二</div>', (editor) => editor.chain().setTextSelection(3).splitBlock().run())).toBe(
    '<div><p>一</p><p>二</p></div>',
  )
})

it('broken HTML opens as what a browser makes of it', () => {
  expect(edited('<p>一<b>二<table><tr><td>三</p>')).toBe(
    '<p>一<strong>二</strong></p><table><tbody><tr><td><strong>三</strong><p></p></td></tr></tbody></table>',
  )
})

it('a frame moves by Alt and arrows, and grows with Shift', () => {
  const frame = '<div data-frame="" data-left="3" data-top="4" data-width="30" data-height="8"><p>标</p></div>'
  const press = (editor: Editor, key: string, shiftKey: boolean) => {
    const event = new KeyboardEvent('keydown', { key, altKey: true, shiftKey })
    editor.view.someProp('handleKeyDown', (handle) => handle(editor.view, event))
  }
  const element = document.createElement('div')
  const editor = new Editor({ element, extensions, content: editorHtml(frame) })
  editor.commands.setTextSelection(2)

  press(editor, 'ArrowRight', false)
  press(editor, 'ArrowDown', true)
  expect(storedHtml(editor.getHTML())).toContain('data-left="4" data-top="4" data-width="30" data-height="9"')
  editor.destroy()
})
