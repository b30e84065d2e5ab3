import '@arco-design/web-react/es/_util/react-19-adapter'
import type { Editor } from '@tiptap/react'
import { expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { DocumentEditor, type DocumentEditorProps } from './DocumentEditor.tsx'

async function show(props: Partial<DocumentEditorProps> = {}) {
  let editor: Editor | undefined
  await render(
    <div style={{ blockSize: 480 }}>
      <DocumentEditor label="正文" content="<p>abc</p>" onReady={(ready) => (editor = ready)} {...props} />
    </div>,
  )
  const text = page.getByRole('textbox', { name: '正文' })
  await expect.element(text).toBeVisible()
  return {
    text,
    tool: (name: string) => page.getByRole('button', { name, exact: true }),
    html: () => editor?.getHTML(),
  }
}

it('pasted HTML is sanitised and a table is edited', async () => {
  const { text, tool, html } = await show()
  await userEvent.click(text)
  await expect.element(tool('在下方加行')).toBeDisabled()
  const data = new DataTransfer()
  const hostile =
    '<p onclick="x()" style="position: fixed; color: red">pasted<img src="x" onerror="x()"></p><script>x()</script>' +
    '<style>p { display: none }</style><iframe src="https://evil.example"></iframe><a href="javascript:x()">link</a>'
  data.setData('text/html', hostile)
  text.element().dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }))
  await expect.poll(html).toContain('pasted')
  expect(html()).toContain('link')
  expect(html()).not.toMatch(/onerror|onclick|script|style>|iframe|evil|fixed|display/)

  await userEvent.click(tool('插入表格'))
  await userEvent.click(tool('在下方加行'))
  expect(html()?.match(/<tr>/g)).toHaveLength(4)
  await userEvent.click(tool('删除表格'))
  expect(html()).not.toContain('<table')
})

it('searches by Ctrl F and replaces', async () => {
  const { text, html } = await show({ content: '<p>一二一</p>' })
  await userEvent.click(text)
  await userEvent.keyboard('{ControlOrMeta>}f{/ControlOrMeta}')
  await userEvent.keyboard('一{Enter}')
  await expect.element(page.getByText('1 / 2')).toBeVisible()
  await userEvent.fill(page.getByRole('textbox', { name: '替换为' }), '三')
  await userEvent.click(page.getByRole('button', { name: '全部替换' }))
  expect(html()).toBe('<p>三二三</p>')
})

it('refuses a picture of 50 MB with a text, and keeps the document', async () => {
  const uploadPicture = vi.fn<(file: File) => Promise<string>>()
  const { text, html } = await show({ uploadPicture })
  await userEvent.click(text)
  const data = new DataTransfer()
  data.items.add(new File([new Uint8Array(50 * 1_048_576)], 'a.png', { type: 'image/png' }))
  text.element().dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }))
  await expect.element(page.getByText('图片超过 10 MB', { exact: false })).toBeVisible()
  expect(html()).toBe('<p>abc</p>')
  expect(uploadPicture).not.toHaveBeenCalled()
})

it('`/` in an empty paragraph calls for a module, elsewhere it is a letter', async () => {
  const onSlash = vi.fn<() => void>()
  const { text, html } = await show({ onSlash })
  await userEvent.click(text)
  await userEvent.keyboard('{End}/{Enter}/')
  expect(html()).toBe('<p>abc/</p><p></p>')
  expect(onSlash).toHaveBeenCalledOnce()
})

it('typed letters replace the selection, keep its format, obey shortcuts and input rules, and are undone', async () => {
  const { text, html } = await show({ content: '<p></p><p>one <strong>two</strong></p>' })
  await userEvent.click(text)
  await userEvent.keyboard('{Control>}{Home}{/Control}# Ti{Control>}i{/Control}tle')
  await expect.poll(html).toBe('<h1>Ti<em>tle</em></h1><p>one <strong>two</strong></p>')

  await userEvent.keyboard('{Control>}{End}{/Control}{Shift>}{ArrowLeft}{ArrowLeft}{/Shift}en')
  await expect.poll(html).toContain('<strong>ten</strong>')
  // Slowly typed letters are steps of their own.
  await userEvent.keyboard('{Control>}zz{/Control}')
  await expect.poll(html).toContain('<strong>two</strong>')
})

it('a letter typed before the editor hears of a moved cursor is left to the browser, which knows the place', async () => {
  const { text, html } = await show({ content: '<p>abcd</p>' })
  await userEvent.click(text)
  await userEvent.keyboard('{Control>}{End}{/Control}')
  const press = () => {
    const event = new KeyboardEvent('keypress', { key: 'x', charCode: 120, bubbles: true, cancelable: true })
    text.element().dispatchEvent(event)
    return event.defaultPrevented
  }
  await expect.poll(press).toBe(true)
  expect(html()).toBe('<p>abcdx</p>')

  document.getSelection()?.modify('move', 'backward', 'character')
  expect(press()).toBe(false)
  expect(html()).toBe('<p>abcdx</p>')
})
