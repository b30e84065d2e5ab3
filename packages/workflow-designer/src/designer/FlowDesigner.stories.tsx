import type { Meta, StoryObj } from '@storybook/react-vite'
import { emptyFlow, findNode, nodesOf, workflowModelCatalogue } from '@sqos/workflow-model'
import { leaveFlow, longFlow, travelFlow } from '@sqos/workflow-model/testing'
import { useState } from 'react'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { workflowDesignerCatalogue } from '../catalogue.ts'
import { createFlowStore, type FlowStore } from '../store/flow-store.ts'
import { allFeatures, everyKind, formulaEditor, InCompany, loopFlow, travelFields } from './flow.example.tsx'
import { FlowDesigner } from './FlowDesigner.tsx'

let opened: FlowStore | undefined

/** The store of the story that is shown. */
const store = () => {
  if (!opened) throw new Error('No designer is open.')
  return opened
}

/** Chooses an option of a list, once the list has stopped moving. */
async function choose(box: HTMLElement, name: string) {
  await userEvent.click(box)
  const option = await screen.findByRole('option', { name })
  await waitFor(() => userEvent.click(option))
}

const PRINT_TEMPLATES = [{ id: 'p1', fullName: '出差申请单' }]
const MESSAGE_TEMPLATES = [{ id: 'm1', fullName: '总监待办短信', templateJson: [{ field: '天数', fieldName: '天数' }] }]

interface ExampleProps {
  flow: unknown
  panel?: 'problems'
  selected?: string
}

function Example({ flow, panel, selected }: ExampleProps) {
  const [own] = useState(() => {
    opened = createFlowStore(flow)
    if (selected !== undefined) opened.open(selected)
    if (panel) opened.setPanel(panel)
    return opened
  })
  return (
    <InCompany>
      <main style={{ blockSize: 'min(780px, 100vh)' }}>
        <FlowDesigner
          store={own}
          fields={travelFields}
          features={allFeatures}
          flows={[{ id: 'f1', fullName: '费用报销' }]}
          formulaEditor={formulaEditor}
          printTemplates={PRINT_TEMPLATES}
          messageTemplates={MESSAGE_TEMPLATES}
        />
      </main>
    </InCompany>
  )
}

const meta = {
  title: 'workflow-designer/FlowDesigner',
  component: Example,
  parameters: { layout: 'fullscreen', catalogues: [workflowDesignerCatalogue, workflowModelCatalogue] },
} satisfies Meta<typeof Example>
export default meta
type Story = StoryObj<typeof meta>

/** A new flow: only the initiator. */
export const Empty: Story = { args: { flow: emptyFlow() } }

export const Leave: Story = { args: { flow: leaveFlow } }

/** Conditions, parallel branches and a merge. */
export const Travel: Story = { args: { flow: travelFlow } }

export const EveryKind: Story = { args: { flow: everyKind } }

/** A branch returns to an earlier node. */
export const Loop: Story = { args: { flow: loopFlow, selected: 'back' } }

export const TwoHundredNodes: Story = { args: { flow: longFlow(200) }, tags: ['full'] }

/** A click on a problem goes to its node. */
export const Problems: Story = {
  args: {
    flow: { ...everyKind, childNode: { nodeId: 'x', type: 'approver', properties: { title: '空节点' } } },
    panel: 'problems',
  },
  play: async ({ canvasElement }) => {
    const panel = within(within(canvasElement).getByRole('region', { name: '设置：问题' }))
    await userEvent.click(panel.getByRole('button', { name: /请设置审批人或发起人.*空节点/ }))
    await expect(await screen.findByRole('region', { name: '设置：空节点' })).toBeVisible()
    await expect(store().getState().selected).toBe('x')
  },
}

export const Approver: Story = { args: { flow: travelFlow, selected: 'director' } }

export const Initiator: Story = { args: { flow: travelFlow, selected: 'begin' } }

/** With the print button, a node names the template that is printed first. */
export const PrintTemplate: Story = {
  args: { flow: travelFlow, selected: 'begin' },
  play: async () => {
    const panel = within(await screen.findByRole('region', { name: /^设置/ }))
    await userEvent.click(panel.getByRole('tab', { name: '高级设置' }))
    await expect(panel.queryByRole('combobox', { name: '打印模板' })).toBeNull()
    await userEvent.click(panel.getByRole('checkbox', { name: '打印' }))
    await choose(await panel.findByRole('combobox', { name: '打印模板' }), '出差申请单')
    await waitFor(() => expect(store().getState().root.properties).toMatchObject({ hasPrintBtn: true, printId: 'p1' }))
  },
}

/** A node chooses the template of its messages and fills its parameters from the form, or follows the start node. */
export const MessageTemplate: Story = {
  args: { flow: travelFlow, selected: 'director' },
  play: async () => {
    const panel = within(await screen.findByRole('region', { name: /^设置/ }))
    await userEvent.click(panel.getByRole('tab', { name: '通知' }))
    await choose(await panel.findByRole('combobox', { name: '待办' }), '总监待办短信')
    const director = () => findNode(store().getState().root, 'director')?.properties
    await waitFor(() =>
      expect(director()).toMatchObject({
        // The field with the name of the parameter.
        waitMsgConfig: { on: 1, msgId: 'm1', msgName: '总监待办短信', templateJson: [{ relationField: 'days' }] },
      }),
    )
    await choose(await panel.findByRole('combobox', { name: '待办的参数「天数」' }), '发起用户名')
    await waitFor(() =>
      expect(director()).toMatchObject({
        waitMsgConfig: { templateJson: [{ field: '天数', relationField: 'sqosLaunchUserName' }] },
      }),
    )
    await choose(panel.getByRole('combobox', { name: '待办' }), '与发起节点相同')
    await waitFor(() => expect(director()).toMatchObject({ waitMsgConfig: { on: 2, msgId: '' } }))
  },
}

export const Broken: Story = { args: { flow: '{"nodeId":', panel: 'problems' } }

/** A flow made by keyboard alone: add, walk, move, copy, delete, undo. */
export const ByKeyboard: Story = {
  args: { flow: emptyFlow() },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const titles = () =>
      nodesOf(store().getState().root)
        .slice(1)
        .map(({ properties }) => properties['title'])
    canvas.getByRole('button', { name: /流程发起/ }).focus()

    await userEvent.keyboard('+')
    await userEvent.keyboard('{Enter}')
    await expect(titles()).toEqual(['审批节点'])
    await waitFor(() => expect(document.activeElement).toHaveTextContent('审批节点'))

    await userEvent.keyboard('+{ArrowDown}{ArrowDown}{Enter}')
    await expect(titles()).toEqual(['审批节点', '条件1', '条件2'])
    await waitFor(() => expect(document.activeElement).toHaveTextContent('条件1'))

    await userEvent.keyboard('{ArrowRight}')
    await expect(document.activeElement).toHaveTextContent('条件2')
    await userEvent.keyboard('{Alt>}{ArrowLeft}{/Alt}')
    await expect(titles()).toEqual(['审批节点', '条件2', '条件1'])

    await userEvent.keyboard('{Control>}d{/Control}')
    await expect(titles()).toEqual(['审批节点', '条件2', '条件1', '条件2'])
    await userEvent.keyboard('{Control>}zz{/Control}')
    await expect(titles()).toEqual(['审批节点', '条件1', '条件2'])

    await waitFor(() => expect(document.activeElement).toHaveTextContent('条件2'))
    await userEvent.keyboard('{Delete}')
    await expect(titles()).toEqual(['审批节点'])
    await waitFor(() => expect(document.activeElement).toHaveTextContent('审批节点'))

    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('textbox', { name: '节点名称' })).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(document.activeElement).toHaveTextContent('审批节点'))
  },
}

/** A condition in words, made with the mouse: one undo takes back a whole typed value. */
export const Conditions: Story = {
  args: { flow: travelFlow, selected: 'short' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const panel = within(canvas.getByRole('region', { name: '设置：短途' }))
    await userEvent.click(panel.getByRole('button', { name: '添加或者条件组' }))
    const row = within(panel.getByRole('group', { name: '条件组 2 第 1 行' }))
    await choose(row.getByRole('combobox', { name: '字段' }), '事由')
    await choose(row.getByRole('combobox', { name: '比较' }), '包含')
    await userEvent.type(row.getByRole('textbox', { name: '值' }), '客户')

    const card = canvas.getByRole('button', { name: /短途/, pressed: true })
    await waitFor(() => expect(card).toHaveTextContent('天数 小于等于 3 或者 事由 包含 客户'))
    const conditions = () => findNode(store().getState().root, 'short')?.properties['conditions']
    await expect(conditions()).toMatchObject([
      { field: 'days', logic: '||', logicName: '或者' },
      { field: 'reason', symbol: 'like', symbolName: '包含', filedValue: '客户', logic: '&&' },
    ])

    await userEvent.click(canvas.getByRole('button', { name: '撤销' }))
    await expect(conditions()).toMatchObject([{ field: 'days' }, { field: 'reason', filedValue: '' }])
  },
}

/** Who must fill in a field also edits and sees it; who does not see it does neither. */
export const FormPermissions: Story = {
  args: { flow: travelFlow, selected: 'director' },
  play: async ({ canvasElement }) => {
    const panel = within(within(canvasElement).getByRole('region', { name: '设置：总监' }))
    await userEvent.click(panel.getByRole('tab', { name: '表单权限' }))
    const box = (name: string) => panel.getByRole('checkbox', { name })
    await userEvent.click(box('事由 必填'))
    await expect(box('事由 编辑')).toBeChecked()
    await userEvent.click(box('事由 查看'))
    await expect(box('事由 必填')).not.toBeChecked()
    await expect(box('单号 必填')).toBeDisabled()

    await userEvent.click(box('全部字段：编辑'))
    await expect(findNode(store().getState().root, 'director')?.properties['formOperates']).toMatchObject([
      { id: 'days', read: true, write: true, required: true, requiredDisabled: true },
      { id: 'reason', read: true, write: true, required: false },
      { id: 'kind' },
      { id: 'begins' },
      { id: 'boss' },
      { id: 'number' },
      { id: 'costs' },
      { id: 'costs-money', write: true },
    ])
  },
}
