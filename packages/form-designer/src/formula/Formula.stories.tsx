import { formModelCatalogue } from '@sqos/form-model'
import { orderForm, orderTables } from '@sqos/form-model/testing'
import { expressionFromText, expressionToText, formulaCatalogue } from '@sqos/formula'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { formDesignerCatalogue } from '../catalogue.ts'
import { createDesignerStore } from '../store/designer-store.ts'
import { DesignerProvider } from '../store/use-designer.ts'
import { FormulaDialog } from './FormulaDialog.tsx'

/** The dialog for the total of the order, and the formula that it saves. */
function Example({ formula }: { formula: string }) {
  const [store] = useState(() => createDesignerStore({ formData: orderForm, tables: orderTables }))
  const [saved, setSaved] = useState<readonly unknown[]>()
  const target = store.getState().form.field('F_Total')
  if (!target) return null
  return (
    <DesignerProvider value={store}>
      {saved ? (
        <output>{expressionToText(saved)}</output>
      ) : (
        <FormulaDialog
          form={store.getState().form}
          title={target.label}
          value={expressionFromText(formula)}
          target={target}
          wanted="number"
          onSave={setSaved}
          onClose={() => setSaved([])}
        />
      )}
    </DesignerProvider>
  )
}

const meta = {
  title: 'form-designer/Formula',
  component: Example,
  parameters: { layout: 'fullscreen', catalogues: [formDesignerCatalogue, formModelCatalogue, formulaCatalogue] },
} satisfies Meta<typeof Example>
export default meta
type Story = StoryObj<typeof meta>

/** Fields are chips; sample values give a result. */
export const Sum: Story = { args: { formula: 'ROUND(SUM(tableField108.F_Amount) × 1.06, 1)' } }

/** The place of a removed field is underlined, and the fault is a plain text. */
export const RemovedField: Story = { args: { formula: 'SUM(F_Gone, 1)' } }
