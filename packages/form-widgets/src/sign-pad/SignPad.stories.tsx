import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, isMockFunction, userEvent, within } from 'storybook/test'
import { fieldDocs, held, inForm } from '../base/story.example.tsx'
import { SignPad } from './SignPad.tsx'

const picture =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAoAAAAKCAYAAACNMs+9AAAAFUlEQVR42mNk+M9Qz0AEYBxVSF+FABJADveWkH6oAAAAAElFTkSuQmCC'

const meta = {
  title: 'form-widgets/SignPad',
  component: SignPad,
  tags: ['autodocs'],
  decorators: [inForm],
  render: held(SignPad),
  args: { onChange: fn() },
  parameters: {
    label: '本人签名',
    ...fieldDocs({
      about: 'Signature as PNG, black on white in every theme. Users who cannot draw enter their name.',
      does: ['State in the label what the user signs.'],
      donts: ['Treat it as proof of identity: it is a picture only.'],
      keys: { Tab: 'name, its button, undo, clear', Enter: 'on the button: signs with the name' },
    }),
  },
} satisfies Meta<typeof SignPad>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}

export const Filled: Story = { args: { value: picture } }

export const Disabled: Story = { args: { value: picture, disabled: true } }

export const ReadOnly: Story = { args: { value: picture, mode: 'readonly' } }

export const Detail: Story = { args: { value: picture, mode: 'detail' } }

export const Problem: Story = { args: { required: true, problem: '不能为空' } }

/** Dark pixels of a picture. */
async function inkIn(source: string): Promise<number> {
  const image = new Image()
  image.src = source
  await image.decode()
  const canvas = new OffscreenCanvas(image.width, image.height)
  const pen = canvas.getContext('2d')
  pen?.drawImage(image, 0, 0)
  const { data } = pen?.getImageData(0, 0, image.width, image.height) ?? { data: [] }
  return Array.from(data).filter((value, index) => index % 4 === 0 && value < 128).length
}

const lastPicture = (args: { onChange?: unknown }) => {
  if (!isMockFunction(args.onChange)) throw new Error('The story lost its spy.')
  return String(args.onChange.mock.lastCall?.[0])
}

export const Writes: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const paper = canvas.getByRole('img')
    const { left, top } = paper.getBoundingClientRect()
    const line = async (from: number, to: number) => {
      const at = (x: number) => ({ pointerId: 1, button: 0, clientX: left + x, clientY: top + 40 + x / 4 })
      await fireEvent.pointerDown(paper, at(from))
      for (let x = from; x < to; x += 10) await fireEvent.pointerMove(document, at(x))
      await fireEvent.pointerUp(document, at(to))
    }

    await line(20, 100)
    await expect(lastPicture(args)).toMatch(/^data:image\/png;base64,/)
    const one = await inkIn(lastPicture(args))
    await expect(one).toBeGreaterThan(200)
    await line(120, 300)
    await expect(await inkIn(lastPicture(args))).toBeGreaterThan(one * 2)

    await userEvent.click(canvas.getByRole('button', { name: '撤销' }))
    await expect(await inkIn(lastPicture(args))).toBe(one)
    await userEvent.click(canvas.getByRole('button', { name: '清空' }))
    await expect(args.onChange).toHaveBeenLastCalledWith('')
    await expect(canvas.getByRole('button', { name: '撤销' })).toBeDisabled()
  },
}

export const TypesTheName: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.type(canvas.getByRole('textbox', { name: '或输入姓名代替手写' }), '张三')
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(await inkIn(lastPicture(args))).toBeGreaterThan(100)
    await expect(canvas.getByRole('img', { name: '已签名' })).toBeVisible()
  },
}

export const LongText: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.type(
      canvas.getByRole('textbox', { name: '或输入姓名代替手写' }),
      'Maria Alexandra von und zu Langer',
    )
    await userEvent.click(canvas.getByRole('button', { name: '用姓名签名' }))
    await expect(await inkIn(lastPicture(args))).toBeGreaterThan(100)
  },
}
