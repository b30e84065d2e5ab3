import {
  defaultAppListDocument,
  defaultListDocument,
  formModelCatalogue,
  type ListSide,
  readForm,
} from '@sqos/form-model'
import { orderForm, orderList, orderTables } from '@sqos/form-model/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { formDesignerCatalogue } from '../catalogue.ts'
import { ListDesigner } from './ListDesigner.tsx'
import { createListStore } from './list-store.ts'

const form = readForm(orderForm, orderTables)

function Example({ columnData, side }: { columnData: unknown; side?: ListSide }) {
  const [store] = useState(() => createListStore(columnData, form))
  return (
    <div style={{ blockSize: 800 }}>
      <ListDesigner
        store={store}
        form={form}
        side={side}
        services={{
          references: (source) => Promise.resolve([{ id: `${source}-1`, label: `示例 ${source}` }]),
          modelFields: () => Promise.resolve([]),
        }}
      />
    </div>
  )
}

const meta = {
  title: 'form-designer/ListDesigner',
  component: Example,
  parameters: { layout: 'fullscreen', catalogues: [formDesignerCatalogue, formModelCatalogue] },
} satisfies Meta<typeof Example>
export default meta
type Story = StoryObj<typeof meta>

export const Designed: Story = { args: { columnData: orderList } }

/** A model without a designed list. */
export const Fresh: Story = { args: { columnData: defaultListDocument(form) } }

/** A list with a tree needs the field that the tree filters. */
export const TreeAtTheLeft: Story = { args: { columnData: { ...defaultListDocument(form), type: 2 } } }

/** The phone list: fewer buttons, no trees and groups, fields to sort by. */
export const App: Story = {
  args: { columnData: defaultAppListDocument(form), side: 'app' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('region', { name: /^排序字段/ })).toBeVisible()
    await expect(canvas.queryByText('列表类型')).toBeNull()
    await userEvent.click(canvas.getByRole('tab', { name: '按钮' }))
    await expect(canvas.getByRole('checkbox', { name: '新增' })).toBeChecked()
    await expect(canvas.queryByRole('checkbox', { name: '导出' })).toBeNull()
  },
}

export const ChangesByKeyboard: Story = {
  args: { columnData: defaultListDocument(form) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const columns = within(canvas.getByRole('region', { name: /^列表字段/ }))
    const names = () =>
      columns.getAllByRole('checkbox').map((box) => box.closest('tr')?.querySelector('code')?.textContent)
    const [first, second] = names()
    const down = columns.getAllByRole('button', { name: /^下移/ })[0]
    if (!down) throw new Error('no columns')
    down.focus()
    await userEvent.keyboard('{Enter}')
    await expect(names().slice(0, 2)).toEqual([second, first])
    await userEvent.click(canvas.getByRole('button', { name: '撤销' }))
    await expect(names().slice(0, 2)).toEqual([first, second])

    const [box] = columns.getAllByRole('checkbox')
    if (!box) throw new Error('no columns')
    await userEvent.click(box)
    await expect(names().at(-1) === first || names().includes(first)).toBe(true)
    await expect(columns.getAllByRole('checkbox', { checked: true }).length).toBeGreaterThan(0)
  },
}
