import '@arco-design/web-react/es/_util/react-19-adapter'
import type { Editor } from '@tiptap/react'
import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { XmlElement } from 'yjs'
import { DocumentEditor } from '../document/DocumentEditor.tsx'
import { PeopleHere } from './PeopleHere.tsx'
import { SharedDocument } from './shared-document.ts'
import { togetherExtension } from './together-extension.ts'

/** Two people in one page, whose edits reach each other at once or, without a connection, later. */
async function open() {
  const shared = { 李娜: new SharedDocument('lina'), 王强: new SharedDocument('bob') }
  // Documents begin with a paragraph that the server has made.
  const seed = new SharedDocument('')
  seed.text.insert(0, [new XmlElement('paragraph')])
  for (const one of Object.values(shared)) one.receive(seed.since())
  const editors = new Map<string, Editor>()
  const state = { isConnected: true }
  const waiting: (() => void)[] = []
  const pair = [
    [shared.李娜, shared.王强, '李娜'],
    [shared.王强, shared.李娜, '王强'],
  ] as const
  for (const [own, other, name] of pair) {
    own.onEdit((edit) => (state.isConnected ? other.receive(edit) : waiting.push(() => other.receive(edit))))
    own.presence.onMove(() => other.showPerson(own.place(), { userId: name, name }))
  }
  await render(
    <>
      {pair.map(([own, , name]) => (
        <div key={name} style={{ blockSize: 300 }}>
          <PeopleHere shared={own} label={`${name} 的同伴`} />
          <DocumentEditor
            label={name}
            content=""
            together={togetherExtension(own)}
            onReady={(editor) => editors.set(name, editor)}
          />
        </div>
      ))}
    </>,
  )
  const text = (name: string) => page.getByRole('textbox', { name, exact: true })
  await expect.element(text('王强')).toBeVisible()
  return {
    text,
    html: (name: string) => editors.get(name)?.getHTML(),
    editor: (name: string) => editors.get(name),
    disconnect: () => (state.isConnected = false),
    connect: () => {
      state.isConnected = true
      for (const deliver of waiting.splice(0)) deliver()
    },
  }
}

it('two people type at once, see each other, and undo only their own words', async () => {
  const { text, html, disconnect, connect } = await open()
  await userEvent.click(text('李娜'))
  await userEvent.keyboard('one two')
  await expect.poll(() => html('王强')).toBe('<p>one two</p>')
  expect(text('王强').element().textContent).toContain('李娜')
  await expect.element(page.getByRole('list', { name: '王强 的同伴' })).toBeVisible()

  disconnect()
  await userEvent.click(text('王强'))
  await userEvent.keyboard('{Control>}{End}{/Control} three')
  await userEvent.click(text('李娜'))
  await userEvent.keyboard('{Control>}{Home}{/Control}zero ')
  connect()
  for (const name of ['李娜', '王强']) await expect.poll(() => html(name)).toBe('<p>zero one two three</p>')

  await userEvent.keyboard('{Control>}zzzz{/Control}')
  for (const name of ['李娜', '王强']) await expect.poll(() => html(name)).toBe('<p> three</p>')
})

it('formatting of chips travels, and a selection elsewhere stays where it is', async () => {
  const { text, html, editor } = await open()
  await userEvent.click(text('李娜'))
  await userEvent.keyboard('first{Enter}second')
  await expect.poll(() => html('王强')).toContain('second')
  await userEvent.click(text('王强'))
  const selected = () => {
    const { doc, selection } = editor('王强')?.state ?? {}
    return doc?.textBetween(selection?.from ?? 0, selection?.to ?? 0)
  }
  const end = (editor('王强')?.state.doc.content.size ?? 0) - 1
  editor('王强')
    ?.chain()
    .focus()
    .setTextSelection({ from: end - 3, to: end })
    .run()
  await expect.poll(() => document.getSelection()?.toString()).toBe('ond')

  editor('李娜')
    ?.chain()
    .insertContentAt(1, { type: 'variable', attrs: { code: 'a', name: 'A' }, marks: [{ type: 'bold' }] })
    .run()

  await expect.poll(() => html('王强')).toContain('<strong><span data-variable="a">A</span></strong>')
  expect(selected()).toBe('ond')
})
