import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { peopleCatalogue } from './catalogue.ts'
import { OrganizationPanel } from './OrganizationPanel.tsx'

const ORGANIZATIONS = [
  {
    id: 'c1',
    fullName: '思迈集团',
    children: [
      { id: 'd1', fullName: '采购部' },
      { id: 'd2', fullName: '财务部', children: [{ id: 'd3', fullName: '出纳组' }] },
    ],
  },
]

const meta = {
  title: 'people/OrganizationPanel',
  component: OrganizationPanel,
  parameters: { catalogues: [peopleCatalogue] },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', blockSize: 480, padding: 16 }}>
        <Story />
      </div>
    ),
  ],
  args: {
    organizations: ORGANIZATIONS,
    storageKey: 'story',
    chosenId: 'd1',
    onChoose: fn(),
    onRefresh: fn(),
    onShowChart: fn(),
  },
} satisfies Meta<typeof OrganizationPanel>
export default meta
type Story = StoryObj<typeof meta>

/** Choosing an entry reports its id; the first entry represents all organisations and reports an empty id. */
export const Tree: Story = {
  play: async ({ canvasElement, args }) => {
    const panel = within(canvasElement)
    await userEvent.click(await panel.findByText('财务部'))
    await expect(args.onChoose).toHaveBeenLastCalledWith('d2')
    await userEvent.click(panel.getByText('全部'))
    await expect(args.onChoose).toHaveBeenLastCalledWith('')
  },
}

export const WithOtherEntries: Story = { args: { all: '全部角色', others: [{ id: 'global', label: '全局角色' }] } }

export const Loading: Story = { args: { organizations: undefined } }

export const Empty: Story = { args: { organizations: [] } }
