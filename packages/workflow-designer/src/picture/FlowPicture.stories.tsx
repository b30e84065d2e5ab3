import type { Meta, StoryObj } from '@storybook/react-vite'
import { workflowModelCatalogue } from '@sqos/workflow-model'
import { longFlow, travelFlow } from '@sqos/workflow-model/testing'
import { expect, fn, userEvent, within } from 'storybook/test'
import { workflowDesignerCatalogue } from '../catalogue.ts'
import { InCompany } from '../designer/flow.example.tsx'
import { FlowPicture } from './FlowPicture.tsx'

const meta = {
  title: 'workflow-designer/FlowPicture',
  component: FlowPicture,
  decorators: [
    (Story) => (
      <InCompany>
        <main style={{ blockSize: 'min(720px, 100vh)' }}>
          <Story />
        </main>
      </InCompany>
    ),
  ],
  parameters: { layout: 'fullscreen', catalogues: [workflowDesignerCatalogue, workflowModelCatalogue] },
} satisfies Meta<typeof FlowPicture>
export default meta
type Story = StoryObj<typeof meta>

/** The design alone. */
export const Design: Story = { args: { flow: travelFlow } }

/** A task in the middle of its way. */
export const Running: Story = {
  args: {
    flow: travelFlow,
    onSelect: fn(),
    selected: 'finance',
    states: {
      begin: { state: 'past', people: '王伟' },
      department: { state: 'past', people: '李娜' },
      finance: { state: 'past', people: '张敏' },
      personnel: { state: 'current', people: '刘洋' },
    },
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: /人事/ }))
    await expect(args.onSelect).toHaveBeenCalledWith('personnel')
    await expect(canvas.getByText('进行中', { selector: 'li' })).toBeVisible()
  },
}

export const Rejected: Story = {
  args: {
    flow: travelFlow,
    states: { begin: { state: 'current', people: '王伟' }, department: { state: 'rejected' } },
  },
}

export const Large: Story = { args: { flow: longFlow(200) }, tags: ['full'] }
