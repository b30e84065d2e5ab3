import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { fieldDocs, inForm } from '../base/story.example.tsx'
import { FormButton } from '../button/FormButton.tsx'
import { FormCard } from '../card/FormCard.tsx'
import { FormCollapse } from '../collapse/FormCollapse.tsx'
import { FormDivider } from '../divider/FormDivider.tsx'
import { FieldItem } from '../field/FieldItem.tsx'
import { GroupTitle } from '../group-title/GroupTitle.tsx'
import { InputField } from '../input/InputField.tsx'
import { FormCol, FormRow } from '../row/FormRow.tsx'
import { FormText } from '../text/FormText.tsx'
import { FormTabs } from './FormTabs.tsx'

const name = (label: string) => (
  <FieldItem label={label}>
    <InputField />
  </FieldItem>
)

const panes = [
  { key: 'base', title: '基础信息', content: name('名称') },
  { key: 'more', title: '更多信息', content: name('说明') },
  { key: 'last', title: '附件', content: name('附件说明') },
]

const meta = {
  title: 'form-widgets/Containers and texts',
  component: FormTabs,
  subcomponents: { FormCollapse, FormCard, FormRow, FormCol, FormDivider, FormText, FormButton, GroupTitle },
  tags: ['autodocs'],
  decorators: [inForm],
  args: { panes, onChange: fn(), 'aria-label': '档案' },
  parameters: fieldDocs({
    about: 'Layout elements around and between fields: tabs, collapse, card, row, divider, text, button, group title.',
    does: ['Show the first error: open its pane (`active`).'],
    donts: ['Put required fields into a pane that users rarely open.', 'Nest tabs in tabs.'],
    keys: {
      'Arrow keys, Home, End': 'move between the titles of tabs',
      'Enter, Space': 'open and close a pane of collapse',
    },
  }),
} satisfies Meta<typeof FormTabs>
export default meta
type Story = StoryObj<typeof meta>

export const Tabs: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.type(canvas.getByRole('textbox', { name: '名称' }), '张三')
    canvas.getByRole('tab', { name: '基础信息' }).focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(args.onChange).toHaveBeenLastCalledWith(1)
    await waitFor(() => expect(canvas.getByRole('tab', { name: '更多信息' })).toHaveFocus())
    await expect(canvas.getByRole('textbox', { name: '说明' })).toBeVisible()
    await userEvent.keyboard('{End}{Home}')
    await expect(canvas.getByRole('textbox', { name: '名称' })).toBeVisible()
  },
}

export const TabsOnTheLeft: Story = { args: { position: 'left' } }

export const TabsAsCard: Story = { args: { type: 'border-card' } }

const folds = panes.map(({ key, ...pane }) => ({ ...pane, name: key }))

export const Collapse: Story = {
  render: () => <FormCollapse panes={folds} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('textbox', { name: '名称' })).toBeVisible()
    await userEvent.click(canvas.getByText('更多信息'))
    await expect(canvas.getByRole('textbox', { name: '说明' })).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: '名称' })).toBeVisible()
  },
}

export const Accordion: Story = {
  render: () => <FormCollapse panes={folds} accordion />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByText('更多信息'))
    await expect(canvas.getByLabelText('名称')).not.toBeVisible()
  },
}

export const Card: Story = { render: () => <FormCard header="联系人">{name('名称')}</FormCard> }

export const CardWithoutShadow: Story = {
  render: () => (
    <FormCard header="联系人" shadow="never">
      {name('名称')}
    </FormCard>
  ),
}

export const Row: Story = {
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 900 }}>
        <Story />
      </div>
    ),
  ],
  render: () => (
    <FormRow>
      <FormCol span={12}>{name('名称')}</FormCol>
      <FormCol span={12}>{name('编码')}</FormCol>
      <FormCol span={8}>{name('电话')}</FormCol>
      <FormCol span={16}>{name('地址')}</FormCol>
    </FormRow>
  ),
}

export const RowWhereItIsNarrow: Story = {
  render: () => (
    <FormRow>
      <FormCol span={12}>{name('名称')}</FormCol>
      <FormCol span={12}>{name('编码')}</FormCol>
    </FormRow>
  ),
}

export const Texts: Story = {
  render: () => (
    <>
      <GroupTitle content="联系人" help="至少填写一位" level={2} />
      <FormText textStyle={{ color: '#000000', fontSize: 14, textAlign: 'center', textDecoration: 'underline' }}>
        一段说明
      </FormText>
      <FormDivider content="分割线" />
      <FormDivider content="左侧" align="left" />
      <FormDivider />
      <GroupTitle content="居中的标题" align="center" level={2} />
    </>
  ),
}

export const Buttons: Story = {
  render: () => (
    <>
      <FormButton />
      <FormButton text="查询" type="primary" align="center" />
      <FormButton text="删除" type="danger" align="right" />
      <FormButton text="不可用" disabled />
    </>
  ),
}
