import { readForm } from '@sqos/form-model'
import { foreignForm, formOfAllKinds, orderForm } from '@sqos/form-model/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { NumberCallsProvider } from '../calls/number-calls.ts'
import { catalogues, inForms } from '../testing/in-story.example.tsx'
import { DocumentForm } from './DocumentForm.tsx'

const order = readForm(orderForm)
const stored = {
  F_Code: 'ORDER001',
  F_Title: '办公用品',
  F_Urgency: '2',
  F_Customer: 'c1',
  tableField108: [
    { id: 'r1', F_Product: '钢笔', F_Qty: 2, F_Price: 1.5 },
    { id: 'r2', F_Product: '墨水', F_Qty: 1, F_Price: 10 },
  ],
}

const meta = {
  title: 'form-renderer/DocumentForm',
  component: DocumentForm,
  decorators: [
    (Story) => (
      <main style={{ maxInlineSize: 960, padding: 24 }}>
        <Story />
      </main>
    ),
    inForms,
  ],
  argTypes: { mode: { control: 'radio', options: ['edit', 'readonly', 'detail'] } },
  args: { model: order, onSave: fn() },
  parameters: { catalogues },
} satisfies Meta<typeof DocumentForm>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}

export const Filled: Story = {
  args: { stored },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('textbox', { name: '合计金额' })).toHaveValue('13.00')
  },
}

/** First values, such as those of a call, beside the initial values of the design. */
export const Prefilled: Story = {
  args: { prefill: { F_Title: '回访记录' } },
  play: async ({ canvasElement, args }) => {
    await expect(await within(canvasElement).findByRole('textbox', { name: '标题' })).toHaveValue('回访记录')
    await expect(args.onSave).not.toHaveBeenCalled()
  },
}

export const Wrong: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(await canvas.findByRole('textbox', { name: '标题' }), '笔')
    await userEvent.tab()
    await expect(await canvas.findByText('标题至少两个字')).toBeVisible()
  },
}

export const ReadOnly: Story = { args: { stored, mode: 'readonly' } }

export const Detail: Story = {
  args: {
    mode: 'detail',
    display: {
      F_Code: 'ORDER001',
      F_Title: '办公用品',
      F_Urgency: '重要',
      F_Customer: '晨光文具',
      F_Customer_id: 'c1',
      F_Total: '13.00',
      tableField108: [{ F_Product: '钢笔', F_Qty: '2', F_Price: '1.5', F_Amount: '3.00' }],
    },
    openRecord: fn(),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const colourOf = (element: Element) => getComputedStyle(element).color
    const link = await canvas.findByRole('button', { name: '晨光文具' })
    // The colour of links, not that of the texts beside them.
    await expect(colourOf(link)).not.toBe(colourOf(canvas.getByText('办公用品')))
  },
}

const customer = readForm({
  fields: [
    { __config__: { sqosKey: 'comInput', label: '手机' }, __vModel__: 'F_Mobile', isPhoneNumber: true },
    { __config__: { sqosKey: 'comInput', label: '备用号码' }, __vModel__: 'F_Other', isPhoneNumber: true },
  ],
})
const call = fn()
const withPhone: Story['decorators'] = [
  (Draw) => (
    <NumberCallsProvider value={call}>
      <Draw />
    </NumberCallsProvider>
  ),
]

/** Whole numbers can be called; masked ones cannot. */
export const PhoneNumbers: Story = {
  decorators: withPhone,
  args: {
    model: customer,
    stored: { F_Mobile: '13800138000', F_Other: '139****1111' },
    qrTarget: { modelId: 'm1', id: 'r1', type: 2 },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: /13800138000/ }))
    await expect(call).toHaveBeenLastCalledWith({ number: '13800138000', record: { modelId: 'm1', id: 'r1' } })
    await expect(canvas.getAllByRole('button', { name: /拨打|撥打|Call/ })).toHaveLength(1)
  },
}

export const PhoneNumbersInDetail: Story = {
  decorators: withPhone,
  args: { model: customer, mode: 'detail', display: { F_Mobile: '13800138000', F_Other: '139****1111' } },
}

export const NoPermission: Story = { args: { stored, formCodes: new Set(['F_Title']) } }

export const OfAnotherProduct: Story = { args: { model: readForm(foreignForm) } }

export const AllKinds: Story = { args: { model: readForm(formOfAllKinds()) } }

export const ScriptsDoNotRunHere: Story = {
  args: { model: readForm({ ...orderForm, funcs: { onLoad: '() => {}' } }) },
}
