import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { fieldDocs, held, inForm } from '../base/story.example.tsx'
import { LocationField } from './LocationField.tsx'

const place = { address: '上海市黄浦区中山东一路', lat: 31.24, lng: 121.49 }

const meta = {
  title: 'form-widgets/LocationField',
  component: LocationField,
  tags: ['autodocs'],
  decorators: [inForm],
  render: held(LocationField),
  args: { onChange: fn() },
  parameters: {
    label: '地点',
    ...fieldDocs({
      about: 'Location as address and coordinates, without a map.',
      does: ['Use it where users know the address or are at the location.'],
      donts: ['Use it for a province, city and district: `AddressField` has them as a tree.'],
      keys: { Tab: 'moves from the address to latitude, longitude and the button' },
    }),
  },
} satisfies Meta<typeof LocationField>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = { tags: ['full'] }

export const Filled: Story = { args: { value: place } }

export const AddressOnly: Story = { args: { value: { address: place.address } } }

export const Disabled: Story = { args: { value: place, disabled: true }, tags: ['full'] }

export const ReadOnly: Story = { args: { value: place, mode: 'readonly' }, tags: ['full'] }

export const Detail: Story = { args: { value: place, mode: 'detail' }, tags: ['full'] }

export const Problem: Story = { args: { required: true, problem: '不能为空' } }

export const LongText: Story = {
  args: { value: { ...place, address: '内蒙古自治区呼伦贝尔市鄂伦春自治旗大杨树镇建设路与解放街交叉口东南二百米' } },
  tags: ['full'],
}

export const StopsAtThePole: Story = {
  args: { value: place },
  play: async ({ canvasElement, args }) => {
    const latitude = within(canvasElement).getByRole('spinbutton', { name: '纬度' })
    await userEvent.clear(latitude)
    await userEvent.type(latitude, '95')
    await userEvent.tab()
    await expect(args.onChange).toHaveBeenLastCalledWith({ ...place, lat: 90 })
  },
}
