import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { chartCatalogue } from './catalogue.ts'
import type { ChartNode } from './chart-layout.ts'
import { OrganizationChart } from './OrganizationChart.tsx'

const department = (name: string, note?: string, children: readonly ChartNode[] = []): ChartNode => ({
  id: name,
  name,
  kind: 'department',
  note,
  children,
})

const meta = {
  title: 'admin/OrganizationChart',
  component: OrganizationChart,
  parameters: { layout: 'padded', catalogues: [chartCatalogue] },
  args: {
    label: '组织架构图',
    roots: [
      {
        id: 'group',
        name: '启元集团',
        kind: 'company',
        children: [
          department('人力资源部', '主管：李娜'),
          department('信息技术部', '主管：王晓明', [department('研发组', '主管：赵敏'), department('运维组')]),
          department('华东区域销售与客户服务中心', '主管：陈建国'),
        ],
      },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ display: 'grid', blockSize: 600 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof OrganizationChart>
export default meta
type Story = StoryObj<typeof meta>

export const Whole: Story = {
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('研发组')).toBeVisible()
  },
}

/** Arrow keys move by position; the left key closes a node. */
export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const [root] = await canvas.findAllByRole('treeitem')
    root?.focus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getAllByRole('treeitem').length).toBeGreaterThan(1)
  },
}

export const OneCompany: Story = {
  args: { roots: [{ id: 'only', name: '启元实业', kind: 'company', children: [] }] },
}
