import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { DocumentEditor } from './DocumentEditor.tsx'

const content =
  '<h1>录用通知</h1><p>尊敬的 <span data-variable="name">姓名</span>：</p><p>很高兴邀请您加入 <strong>研发部</strong>。</p>' +
  '<table><tbody><tr><th><p>项目</p></th><th><p>金额</p></th></tr><tr><td><p>月薪</p></td><td><p>12,000</p></td></tr></tbody></table>'

const meta = {
  title: 'rich-text/DocumentEditor',
  component: DocumentEditor,
  tags: ['autodocs'],
  args: { label: '正文', content },
  decorators: [
    (Story) => (
      <div style={{ blockSize: 480 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof DocumentEditor>
export default meta
type Story = StoryObj<typeof meta>

export const Letter: Story = {
  play: async ({ canvasElement }) => {
    const text = await within(canvasElement).findByRole('textbox', { name: '正文' })
    await expect(within(text).getByRole('heading', { name: '录用通知' })).toBeVisible()
    await expect(within(text).getByText('姓名')).toBeVisible()
  },
}

export const Empty: Story = { args: { content: '' } }

export const Disabled: Story = {
  args: { isDisabled: true },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('button', { name: '加粗' })).toBeDisabled()
  },
}

export const Finding: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: '查找和替换' }))
    await userEvent.type(await canvas.findByRole('textbox', { name: '查找内容' }), '研发')
    await expect(canvas.getByText('0 / 1')).toBeVisible()
  },
}

export const LongText: Story = { args: { content: `<p>${'很长的正文。'.repeat(600)}</p>` } }
