import { formModelCatalogue } from '@sqos/form-model'
import { orderForm, orderTables } from '@sqos/form-model/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test'
import { formDesignerCatalogue } from '../catalogue.ts'
import { createDesignerStore } from '../store/designer-store.ts'
import { DesignerProvider, useDesigner } from '../store/use-designer.ts'
import { RulesDialog } from './RulesDialog.tsx'

function Example({ visualRules, opened: first }: { visualRules: readonly object[]; opened?: string | undefined }) {
  const [store] = useState(() => createDesignerStore({ formData: { ...orderForm, visualRules }, tables: orderTables }))
  return (
    <DesignerProvider value={store}>
      <RulesDialog opened={first} onClose={() => undefined} />
      <Stored />
    </DesignerProvider>
  )
}

/** The stored rules, for the assertions. */
const Stored = () => (
  <script type="application/json" data-testid="rules">
    {useDesigner(({ form }) => JSON.stringify(form.document.visualRules))}
  </script>
)

const urgent = { field: 'F_Urgency', operator: 'is', value: '2' }

const meta = {
  title: 'form-designer/Rules',
  component: Example,
  parameters: { layout: 'fullscreen', catalogues: [formDesignerCatalogue, formModelCatalogue] },
} satisfies Meta<typeof Example>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = { args: { visualRules: [] } }

/** Rules of every effect; the first is open. */
export const Several: Story = {
  args: {
    opened: 'a',
    visualRules: [
      {
        id: 'a',
        match: 'all',
        conditions: [
          urgent,
          {
            match: 'any',
            conditions: [
              { field: 'F_Title', operator: 'contains', value: '办公' },
              { field: 'tableField108.F_Qty', operator: 'greater', value: 100 },
            ],
          },
        ],
        actions: [
          { type: 'show', fields: ['F_Customer'] },
          { type: 'require', fields: ['F_Customer', 'F_Title'] },
        ],
      },
      { id: 'b', off: true, conditions: [urgent], actions: [{ type: 'setValue', fields: ['F_Title'], value: '加急' }] },
    ],
  },
}

/** A rule with a removed field, one in a circle and an incomplete one say so. */
export const Faults: Story = {
  args: {
    visualRules: [
      {
        id: 'a',
        conditions: [{ field: 'F_Gone', operator: 'isEmpty' }],
        actions: [{ type: 'hide', fields: ['F_Title'] }],
      },
      {
        id: 'b',
        conditions: [{ field: 'F_Title', operator: 'is', value: 'x' }],
        actions: [{ type: 'setValue', fields: ['F_Title'], value: 'y' }],
      },
      { id: 'c', conditions: [urgent], actions: [] },
    ],
  },
  play: async () => {
    for (const text of [/F_Gone.*已不存在/, /循环设置/, /规则 3 不完整/])
      await waitFor(() => expect(screen.getByText(text)).toBeVisible())
  },
}

/** A new rule: its condition, the value, the fields of the action. */
export const Added: Story = {
  args: { visualRules: [] },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: '规则' }))
    const choose = async (name: string, option: string, isLast = false) => {
      await userEvent.click(await dialog.findByRole('combobox', { name }))
      // The popup ignores the mouse while it opens.
      const options = await screen.findAllByRole('option', { name: option })
      const last = options.at(-1) ?? document.body
      // With several choices the text inside takes the click.
      await fireEvent.click(last.querySelector('.arco-select-option') ?? last)
      if (isLast) return
      await waitFor(() => expect(screen.queryAllByRole('option')).toHaveLength(0))
    }
    dialog.getByRole('button', { name: '添加规则' }).focus()
    await userEvent.keyboard('{Enter}')
    await choose('第 1 个条件的字段', '标题')
    const value = await dialog.findByRole('textbox', { name: '第 1 个条件的值' })
    value.focus()
    await userEvent.keyboard('加急')
    await choose('第 1 个动作的字段', '客户', true)

    await waitFor(() => expect(dialog.getByText(/当 标题 等于 加急 时：显示 客户/)).toBeVisible())
    const stored: unknown = JSON.parse(screen.getByTestId('rules').textContent ?? '')
    await expect(stored).toMatchObject([
      {
        match: 'all',
        conditions: [{ field: 'F_Title', operator: 'is', value: '加急' }],
        actions: [{ type: 'show', fields: ['F_Customer'] }],
      },
    ])
  },
}
