import { readForm, readList } from '@sqos/form-model'
import { orderForm, orderList } from '@sqos/form-model/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { catalogues, inForms } from '../testing/in-story.example.tsx'
import { MemorySource } from '../testing/memory-source.ts'
import { GeneratedList } from './GeneratedList.tsx'

const form = readForm(orderForm)
const open = { ...orderList, useBtnPermission: false, useColumnPermission: false, useFormPermission: false }
const orders = () =>
  new MemorySource(
    Array.from({ length: 45 }, (_, index) => ({
      id: String(index),
      F_Code: `ORDER${String(index).padStart(3, '0')}`,
      F_Title: ['办公用品', '会议桌椅', '打印纸'][index % 3],
      F_Urgency: ['普通', '重要', '紧急'][index % 3],
      F_Day: '2026-11-21',
      F_Total: `${index * 7}.00`,
    })),
  )

const meta = {
  title: 'form-renderer/GeneratedList',
  component: GeneratedList,
  decorators: [
    (Story) => (
      <main style={{ blockSize: 720, padding: 16 }}>
        <Story />
      </main>
    ),
    inForms,
  ],
  args: { title: '订单', layoutKey: 'story', modelId: 'm1', form, list: readList(open, form), source: orders() },
  parameters: { catalogues },
} satisfies Meta<typeof GeneratedList>
export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {}

export const Empty: Story = { args: { source: new MemorySource([]) } }

export const Failed: Story = {
  args: { source: Object.assign(orders(), { rows: () => Promise.reject(new Error('away')) }) },
}

export const Preview: Story = { args: { source: undefined } }

export const SummedUp: Story = {
  args: { list: readList({ ...open, showSummary: true, summaryField: ['F_Total'] }, form) },
}

export const TreeAtTheSide: Story = {
  args: {
    list: readList(
      { ...open, type: 2, treeTitle: '紧急程度', treeDictionary: 'urgency', treeRelation: 'F_Urgency' },
      form,
    ),
  },
}

export const Grouped: Story = {
  args: {
    list: readList({ ...open, type: 3, groupField: 'F_Urgency' }, form),
    source: new MemorySource([
      { id: 'g1', top: true, F_Code: '重要', children: [{ id: '1', F_Code: 'ORDER1', F_Title: '会议桌椅' }] },
      { id: 'g2', top: true, F_Code: '普通', children: [{ id: '2', F_Code: 'ORDER2', F_Title: '打印纸' }] },
    ]),
  },
}
