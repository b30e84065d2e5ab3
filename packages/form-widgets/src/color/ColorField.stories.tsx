import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { fieldDocs, held, inForm } from '../base/story.example.tsx'
import { ColorField } from './ColorField.tsx'

const meta = {
  title: 'form-widgets/ColorField',
  component: ColorField,
  tags: ['autodocs'],
  decorators: [inForm],
  render: held(ColorField),
  args: { onChange: fn() },
  parameters: {
    label: '颜色',
    ...fieldDocs({
      about: "A colour: by the browser's own chooser, or as text.",
      does: ['State where the colour is used.'],
      donts: ['Convey a meaning by colour alone.'],
      keys: {
        'Space on the swatch': 'opens the chooser',
        'typing #18f or rgb(24, 144, 255)': 'is taken as soon as it is a colour',
      },
    }),
  },
} satisfies Meta<typeof ColorField>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = { tags: ['full'] }

export const Filled: Story = { args: { value: '#1890ff' } }

export const Disabled: Story = { args: { value: '#1890ff', disabled: true }, tags: ['full'] }

export const ReadOnly: Story = { args: { value: '#1890ff', mode: 'readonly' }, tags: ['full'] }

export const Detail: Story = { args: { value: '#1890ff', mode: 'detail' }, tags: ['full'] }

export const Problem: Story = { args: { required: true, problem: '不能为空' } }

export const WithAlpha: Story = { args: { value: '#1890ff80', showAlpha: true } }

export const TakesWhatIsTyped: Story = {
  play: async ({ canvasElement, args }) => {
    const box = within(canvasElement).getByRole('textbox')
    await userEvent.type(box, '#52c41')
    await expect(args.onChange).not.toHaveBeenCalledWith('#52c41')
    await userEvent.type(box, 'a')
    await expect(args.onChange).toHaveBeenLastCalledWith('#52c41a')
  },
}
