import { Input } from '@arco-design/web-react'
import { calculate, describeProblem, expressionFromText, formulaCatalogue } from '@sqos/formula'
import { useText } from '@sqos/i18n/react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import styles from './Tools.module.css'

interface FormulaProps {
  formula: string
  price: string
  quantity: string
}

/** A formula to try: `price` and `quantity` are fields of a form. */
function Formula(initial: FormulaProps) {
  const { t } = useText('formula')
  const [formula, setFormula] = useState(initial.formula)
  const [price, setPrice] = useState(initial.price)
  const [quantity, setQuantity] = useState(initial.quantity)
  const { value, problem } = calculate(expressionFromText(formula), { values: { price, quantity } })
  return (
    <main className={styles.page}>
      <h1>@sqos/formula</h1>
      <Field label="formula" value={formula} onChange={setFormula} />
      <Field label="price" value={price} onChange={setPrice} />
      <Field label="quantity" value={quantity} onChange={setQuantity} />
      <output className={styles.result} aria-label="result">
        {problem ? <span className={styles.problem}>{describeProblem(problem, t)}</span> : value}
      </output>
    </main>
  )
}

function Field({ label, value, onChange }: { label: string; value: string; onChange: (value: string) => void }) {
  return (
    <label className={styles.field}>
      {label}
      <Input value={value} onChange={onChange} />
    </label>
  )
}

const meta = {
  title: 'formula/Formula',
  component: Formula,
  parameters: { catalogues: [formulaCatalogue] },
  args: { formula: 'price × (quantity + 1)', price: '12.5', quantity: '3' },
} satisfies Meta<typeof Formula>
export default meta
type Story = StoryObj<typeof meta>

/** The result follows the fields, exactly: 0.1 + 0.2 is 0.30. */
export const ToTry: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(page.getByRole('status', { name: 'result' })).toHaveTextContent('50.00')
    const formula = page.getByRole('textbox', { name: 'formula' })
    await userEvent.clear(formula)
    await userEvent.type(formula, '0.1 + 0.2')
    await expect(page.getByRole('status', { name: 'result' })).toHaveTextContent('0.30')
  },
}

export const DivisionByZero: Story = { args: { formula: 'price ÷ quantity', quantity: '0' } }

export const Unfinished: Story = { args: { formula: 'price × (quantity' } }
