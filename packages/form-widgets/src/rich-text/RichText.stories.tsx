import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor, within } from 'storybook/test'
import { fieldDocs, held, inForm } from '../base/story.example.tsx'
import { RichText } from './RichText.tsx'

const html =
  '<h2>会议纪要</h2><p>到会 <strong>八人</strong>，<span style="color: #000000; background-color: #ffe58f">预算已批准</span>。</p>' +
  '<ul><li><p>下周一发布</p></li><li><p>见 <a href="https://example.com">链接</a></p></li></ul>'

const meta = {
  title: 'form-widgets/RichText',
  component: RichText,
  tags: ['autodocs'],
  decorators: [inForm],
  render: held(RichText),
  args: { onChange: fn() },
  parameters: {
    label: '正文',
    ...fieldDocs({
      about:
        'Text with headings, lists, links and pictures, stored as HTML. The HTML is sanitised on input and output.',
      does: ['Sanitise it on the server as well: other clients can send HTML, too.'],
      donts: ['Use it for remarks: a textarea opens faster.'],
      keys: {
        'Alt F10': 'from the text to the toolbar',
        'Arrow left, Arrow right, Home, End': 'move in the toolbar',
        'Ctrl B, Ctrl I, Ctrl U': 'bold, italic, underline',
        'Ctrl Z, Ctrl Shift Z': 'undo, redo',
        'Tab in a list': 'a level deeper; with Shift a level up',
      },
    }),
  },
} satisfies Meta<typeof RichText>
export default meta
type Story = StoryObj<typeof meta>

const textOf = (canvasElement: HTMLElement) => within(canvasElement).findByRole('textbox', { name: '正文' })

export const Empty: Story = {
  play: async ({ canvasElement }) => {
    await textOf(canvasElement)
  },
}

export const Filled: Story = {
  args: { value: html },
  play: async ({ canvasElement }) => {
    await textOf(canvasElement)
    await expect(within(canvasElement).getByRole('heading', { name: '会议纪要' })).toBeVisible()
  },
}

export const Disabled: Story = {
  args: { value: html, disabled: true },
  play: async ({ canvasElement }) => {
    await expect(await textOf(canvasElement)).toHaveAttribute('contenteditable', 'false')
    await expect(within(canvasElement).getByRole('button', { name: '加粗' })).toBeDisabled()
  },
}

export const ReadOnly: Story = { args: { value: html, mode: 'readonly' } }

export const Detail: Story = {
  args: { value: html, mode: 'detail' },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('heading', { name: '会议纪要' })).toBeVisible()
    await expect(within(canvasElement).queryByRole('textbox')).toBeNull()
  },
}

export const Problem: Story = {
  args: { required: true, problem: '不能为空' },
  play: async ({ canvasElement }) => {
    const text = await textOf(canvasElement)
    await waitFor(() => expect(text).toHaveAttribute('aria-invalid', 'true'))
    await expect(text).toHaveAccessibleDescription('不能为空')
  },
}

export const Malicious: Story = {
  args: { value: '<p>前<img src="x" onerror="alert(1)"><script>alert(1)</script>后</p><iframe src="/"></iframe>' },
  play: async ({ canvasElement }) => {
    await expect(await textOf(canvasElement)).toHaveTextContent('前后')
    await expect(canvasElement.querySelector('iframe, script, [onerror]')).toBeNull()
  },
}

export const LongText: Story = { args: { value: `<p>${'很长的正文。'.repeat(600)}</p>`, mode: 'detail' } }
