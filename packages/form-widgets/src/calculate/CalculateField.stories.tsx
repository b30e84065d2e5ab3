import { expressionFromText } from '@sqos/formula'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { fieldDocs, held, inForm } from '../base/story.example.tsx'
import { FieldItem } from '../field/FieldItem.tsx'
import { NumberField } from '../number/NumberField.tsx'
import { CalculateField } from './CalculateField.tsx'

const meta = {
  title: 'form-widgets/CalculateField',
  component: CalculateField,
  tags: ['autodocs'],
  decorators: [inForm],
  render: held(CalculateField),
  args: { expression: expressionFromText('price × qty'), formData: { price: 12.5, qty: 4 }, onChange: fn() },
  parameters: {
    label: '金额',
    ...fieldDocs({
      about: 'Read-only result of a formula, calculated 500 ms after the last change of the data.',
      does: ['Pass the same object until a value changes: a new object causes a new calculation.'],
      donts: ['Use it for thousands of rows: `createCalculation` of @sqos/formula recalculates what changed.'],
      keys: { 'Ctrl+C': 'copies the result' },
    }),
  },
} satisfies Meta<typeof CalculateField>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = { args: { expression: expressionFromText('price'), formData: {} }, tags: ['full'] }

export const Filled: Story = {
  play: async ({ canvasElement, args }) => {
    await waitFor(() => expect(within(canvasElement).getByRole('textbox', { name: '金额' })).toHaveValue('50.00'))
    await expect(args.onChange).toHaveBeenLastCalledWith('50.00')
  },
}

export const Disabled: Story = { args: { value: '50.00', disabled: true }, tags: ['full'] }

export const Detail: Story = { args: { value: '50.00', mode: 'detail' }, tags: ['full'] }

export const InvalidFormula: Story = {
  args: { expression: ['1', '+'] },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/公式中有无效的值|invalid|公式中有無效/)).toBeVisible()
    await expect(within(canvasElement).getByRole('textbox')).toHaveValue('0.00')
  },
}

function Order() {
  const [values, setValues] = useState<Record<string, number | null>>({ price: 12.5, qty: 4 })
  const [amount, setAmount] = useState('')
  return (
    <>
      <FieldItem label="单价">
        <NumberField value={values['price'] ?? null} onChange={(price) => setValues({ ...values, price })} />
      </FieldItem>
      <FieldItem label="数量">
        <NumberField value={values['qty'] ?? null} onChange={(qty) => setValues({ ...values, qty })} />
      </FieldItem>
      <FieldItem label="金额">
        <CalculateField expression={meta.args.expression} formData={values} value={amount} onChange={setAmount} />
      </FieldItem>
    </>
  )
}

export const FollowsTheData: Story = {
  parameters: { label: undefined },
  render: () => <Order />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(canvas.getByRole('spinbutton', { name: '数量' }), '0')
    await waitFor(() => expect(canvas.getByRole('textbox', { name: '金额' })).toHaveValue('500.00'))
    const result = canvas.getByRole('textbox', { name: '金额' })
    // Nobody mistakes it for a field to fill in.
    const entered = canvas.getByRole('spinbutton', { name: '单价' }).closest('.arco-input-inner-wrapper, .arco-input')
    const groundOf = (element: Element) => getComputedStyle(element).backgroundColor
    await expect(entered && groundOf(entered)).not.toBe(groundOf(result))
  },
}
