import '@arco-design/web-react/es/_util/react-19-adapter'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { RichText } from './RichText.tsx'

async function show(value = '', uploadPicture?: (file: File) => Promise<string>) {
  const onChange = vi.fn<(html: string) => void>()
  function Host() {
    const [html, setHtml] = useState(value)
    return (
      <>
        <RichText
          aria-label="正文"
          value={html}
          uploadPicture={uploadPicture}
          onChange={(next) => {
            setHtml(next)
            onChange(next)
          }}
        />
        <button type="button" onClick={() => setHtml('<p>外面来的</p>')}>
          换
        </button>
      </>
    )
  }
  await render(<Host />)
  const text = page.getByRole('textbox', { name: '正文' })
  await expect.element(text).toBeVisible()
  const tool = (name: string) => page.getByRole('button', { name, exact: true })
  return { text, tool, onChange, last: () => onChange.mock.lastCall?.[0] }
}

it('the toolbar formats text', async () => {
  const { text, tool, last } = await show()
  await userEvent.click(text)
  await userEvent.click(tool('加粗'))
  await expect.element(tool('加粗')).toHaveAttribute('aria-pressed', 'true')
  await userEvent.keyboard('abc')
  expect(last()).toBe('<p><strong>abc</strong></p>')

  await userEvent.selectOptions(page.getByRole('combobox', { name: '段落' }), '标题 3')
  expect(last()).toBe('<h3><strong>abc</strong></h3>')
  await userEvent.click(tool('居中'))
  await userEvent.click(tool('增加缩进'))
  await userEvent.click(tool('从右到左'))
  expect(last()).toBe('<h3 dir="rtl" style="text-align: center; padding-inline-start: 2em"><strong>abc</strong></h3>')
  await userEvent.click(tool('从右到左'))
  await userEvent.click(tool('减少缩进'))
  await userEvent.click(tool('居中'))
  await userEvent.selectOptions(page.getByRole('combobox', { name: '段落' }), '正文')
  await userEvent.click(tool('无序列表'))
  expect(last()).toBe('<ul><li><p><strong>abc</strong></p></li></ul>')
})

it('sets size and colour of the selection', async () => {
  const { text, last } = await show('<p>abc</p>')
  await userEvent.click(text)
  await userEvent.keyboard('{ControlOrMeta>}a{/ControlOrMeta}')
  await userEvent.selectOptions(page.getByRole('combobox', { name: '字号' }), '24px')
  await userEvent.fill(page.getByLabelText('文字颜色'), '#ff0000')

  expect(last()).toBe('<p><span style="color: rgb(255, 0, 0); font-size: 24px">abc</span></p>')
  await expect.element(page.getByLabelText('文字颜色')).toHaveValue('#ff0000')
})

it('accepts safe addresses of links and pictures only, with a message for others', async () => {
  const { text, tool, last } = await show('<p>abc</p>')
  await userEvent.click(text)
  await userEvent.keyboard('{ControlOrMeta>}a{/ControlOrMeta}')
  await userEvent.click(tool('链接'))
  await userEvent.keyboard('javascript:alert(1){Enter}')
  await expect.element(page.getByText('请输入以', { exact: false })).toBeVisible()
  await userEvent.fill(page.getByRole('textbox', { name: /链接地址/ }), 'https://example.com')
  await userEvent.keyboard('{Enter}')
  expect(last()).toContain('<a href="https://example.com" target="_blank" rel="noopener noreferrer nofollow">abc</a>')

  await userEvent.click(tool('图片'))
  await userEvent.keyboard('/api/file/Image/a.png{Enter}')
  expect(last()).toContain('<img src="/api/file/Image/a.png"')
})

/** A picture of one pixel. */
const PIXEL = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='),
  (letter) => letter.codePointAt(0) ?? 0,
)
const ADDRESS = `${location.origin}/pixel.png`

it('uploads pasted and chosen pictures, and keeps one that cannot be uploaded', async () => {
  const sent: string[] = []
  let isRefused = false
  const { text, tool, last } = await show('<p>abc</p>', async ({ type }) => {
    sent.push(type)
    if (isRefused) throw new Error('no')
    return ADDRESS
  })
  await userEvent.click(text)
  const data = new DataTransfer()
  data.items.add(new File([PIXEL], 'a.png', { type: 'image/png' }))
  text.element().dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }))
  await expect.poll(last).toContain(`<img src="${ADDRESS}" alt="a.png">`)

  isRefused = true
  await userEvent.click(tool('图片'))
  await userEvent.upload(
    page.getByLabelText('选择图片').elements()[0] ?? document.body,
    new File([PIXEL], 'b.png', { type: 'image/png' }),
  )
  await expect.element(page.getByText('图片未能上传，已嵌入正文')).toBeVisible()
  expect(last()).toContain('<img src="data:image/png;base64,')
  expect(sent).toEqual(['image/png', 'image/png'])
})

it('shows an error when a picture of the text cannot be loaded', async () => {
  await show('<p>abc</p><img src="/no-picture-here.png" alt="">')
  await expect.element(page.getByText('有图片无法显示', { exact: false })).toBeVisible()
})

it('keyboard: Alt+F10 moves to the toolbar, arrows move in it, one tab stop', async () => {
  const { text, tool, last } = await show('<p>abc</p>')
  await userEvent.click(text)
  await userEvent.keyboard('{ControlOrMeta>}a{/ControlOrMeta}{Alt>}{F10}{/Alt}')
  await expect.element(page.getByRole('combobox', { name: '段落' })).toHaveFocus()
  expect(document.querySelectorAll('[role="toolbar"] [tabindex="0"]')).toHaveLength(1)
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}')
  await expect.element(tool('加粗')).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(last()).toBe('<p><strong>abc</strong></p>')
  await expect.element(text).toHaveFocus()
})

it("takes a new value of the parent, and reports '' for an empty text", async () => {
  const { text, onChange, last } = await show('<p>abc</p>')
  await userEvent.click(page.getByRole('button', { name: '换' }))
  await expect.element(text).toHaveTextContent('外面来的')
  expect(onChange).not.toHaveBeenCalled()

  await userEvent.click(text)
  await userEvent.keyboard('{ControlOrMeta>}a{/ControlOrMeta}{Backspace}')
  expect(last()).toBe('')
})
