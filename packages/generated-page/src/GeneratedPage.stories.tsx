import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { generatedPageCatalogues } from './catalogue.ts'
import { createExampleServer, ExampleApplication, type ExampleServer } from './generated-page.example.tsx'
import { GeneratedPage } from './GeneratedPage.tsx'

interface ExamplePageProps {
  server: ExampleServer
  isPreview: boolean
  side: 'pc' | 'app'
  onMissing: () => void
  onShare?: (record: { modelId: string; id: string }) => void
  modelId?: string
}

/** A page over an example server. */
function ExamplePage({ server, modelId = 'm1', ...props }: ExamplePageProps) {
  return (
    <main style={{ blockSize: 720, padding: 16 }}>
      <ExampleApplication server={server}>
        <GeneratedPage
          {...props}
          modelId={modelId}
          menuId="menu-1"
          listKey="story"
          onRecordMessage={(onMessage) => {
            server.listeners.add(onMessage)
            return () => void server.listeners.delete(onMessage)
          }}
        />
      </ExampleApplication>
    </main>
  )
}

const meta = {
  title: 'generated-page/GeneratedPage',
  component: ExamplePage,
  parameters: { catalogues: generatedPageCatalogues },
  argTypes: {
    server: { table: { disable: true } },
    side: { control: 'inline-radio', options: ['pc', 'app'] },
  },
  args: { server: createExampleServer(), isPreview: false, side: 'pc', onMissing: fn() },
} satisfies Meta<typeof ExamplePage>
export default meta
type Story = StoryObj<typeof meta>

/** The user creates a record; the list shows it. */
export const CreateRecord: Story = {
  args: { server: createExampleServer() },
  play: async ({ canvasElement, args: { server } }) => {
    const page = within(canvasElement)
    await userEvent.click(await page.findByRole('button', { name: '新增' }))
    const dialog = within(await screen.findByRole('dialog', { name: '新增' }))
    await userEvent.type(await dialog.findByRole('textbox', { name: '标题' }), '新打印机')
    await userEvent.click(dialog.getByRole('button', { name: '确定' }))
    await expect(await page.findByText('新打印机')).toBeInTheDocument()
    await expect(server.records[0]).toMatchObject({ F_Title: '新打印机' })
  },
}

/** Another user saves the record first: the form names the conflict, and nothing is overwritten. */
export const Conflict: Story = {
  args: { server: createExampleServer() },
  play: async ({ canvasElement, args: { server } }) => {
    const page = within(canvasElement)
    await userEvent.click(await page.findByRole('button', { name: '编辑 ORDER000' }))
    const dialog = within(await screen.findByRole('dialog', { name: '编辑' }))
    const title = await dialog.findByRole('textbox', { name: '标题' })
    await userEvent.clear(title)
    await userEvent.type(title, '我的标题')
    server.version += 1
    server.records = server.records.map((one) => (one['id'] === 'r0' ? { ...one, F_Title: '别人的标题' } : one))
    await userEvent.click(dialog.getByRole('button', { name: '确定' }))
    await expect(await dialog.findByText(/别人的标题/)).toBeInTheDocument()
    await expect(server.records[0]).toMatchObject({ F_Title: '别人的标题' })
  },
}

/** Others have the record open too; what one of them saves is offered at once, and merged beside the user's own input. */
export const EditedTogether: Story = {
  args: { server: createExampleServer() },
  play: async ({ canvasElement, args: { server } }) => {
    server.editors = [
      { userId: 'u1', name: '王晓明/wang', headIcon: '' },
      { userId: 'u2', name: '李娜/lina', headIcon: '' },
    ]
    const page = within(canvasElement)
    await userEvent.click(await page.findByRole('button', { name: '编辑 ORDER000' }))
    const dialog = within(await screen.findByRole('dialog', { name: '编辑' }))
    await expect(await dialog.findByText('李娜 也在编辑这条数据')).toBeInTheDocument()
    const title = await dialog.findByRole('textbox', { name: '标题' })
    await userEvent.clear(title)
    await userEvent.type(title, '我的标题')
    server.version += 1
    server.records = server.records.map((one) => (one['id'] === 'r0' ? { ...one, F_Title: '别人的标题' } : one))
    server.tell({ method: 'recordChanged', modelId: 'm1', recordId: 'r0', userId: 'u2' })

    await userEvent.click(await dialog.findByRole('button', { name: '合并到表单' }))

    await expect(await dialog.findByText(/别人的标题/)).toBeInTheDocument()
    await expect(title).toHaveValue('我的标题')
    await waitFor(() => expect(dialog.queryByRole('button', { name: '合并到表单' })).toBeNull())
    server.tell({ method: 'recordEditors', modelId: 'm1', recordId: 'r0', editors: [] })
    await waitFor(() => expect(dialog.queryByText('李娜 也在编辑这条数据')).toBeNull())
    // The merge has decided: the next save is compared with what was merged.
    await userEvent.click(dialog.getByRole('button', { name: '确定' }))
    await waitFor(() => expect(server.records[0]).toMatchObject({ F_Title: '我的标题' }))
  },
}

/** A colleague is mentioned in a comment on the record, and the comment deleted again. */
export const Comments: Story = {
  args: { server: createExampleServer({ buttons: ['btn_detail'] }) },
  play: async ({ canvasElement, args: { server } }) => {
    const page = within(canvasElement)
    await userEvent.click(await page.findByRole('button', { name: /ORDER000/ }))
    const dialog = within(await screen.findByRole('region', { name: /^详情/ }))
    const field = await dialog.findByRole('textbox', { name: '新评论' })
    await userEvent.type(field, '请核对 @')
    await waitFor(() => expect(screen.getByRole('option', { name: /陈静/ })).toBeInTheDocument())
    // Like an input method, this releases no key.
    await userEvent.paste('李')
    await waitFor(() => expect(screen.queryByRole('option', { name: /陈静/ })).toBeNull())
    // The list takes clicks when its opening animation has ended.
    await waitFor(() => userEvent.click(screen.getByRole('option', { name: /李娜/ })))
    await expect(field).toHaveValue('请核对 @李娜')
    await userEvent.click(dialog.getByRole('button', { name: '发送' }))

    await expect(await dialog.findByText('@李娜')).toBeInTheDocument()
    await expect(server.mentionedIds).toEqual(['u2'])
    await userEvent.click(dialog.getByRole('button', { name: '删除' }))
    await userEvent.click(await screen.findByRole('button', { name: /^确\s*定$/ }))
    await expect(await dialog.findByText('还没有评论')).toBeInTheDocument()
  },
}

/** The history of a record: values before and after, rows of sub-tables, and texts that are too long to list. */
export const History: Story = {
  args: { server: createExampleServer({ buttons: ['btn_detail'] }) },
  play: async ({ canvasElement, args: { server } }) => {
    const cell = (label: string, before: string, after: string) => ({ name: label, label, before, after })
    const change = { authorId: 'u2', isSystem: false, author: '李娜/lina', changedAt: Date.now() - 7_200_000, rows: [] }
    server.history = [
      {
        ...change,
        id: 'h2',
        fields: [cell('标题', '办公用品', '办公用品（第三季度）'), cell('备注', '加急', '')],
        rows: [
          { table: 't1', label: '明细', kind: 'changed', cells: [cell('数量', '3', '4')] },
          { table: 't1', label: '明细', kind: 'added', cells: [cell('物品', '', '尺'), cell('数量', '', '1')] },
        ],
      },
      { ...change, id: 'h1', author: '', isSystem: true, fields: [{ ...cell('正文', '', ''), isLong: true }] },
      ...Array.from({ length: 40 }, (_, index) => ({
        ...change,
        id: `old${index}`,
        fields: [cell('数量', `${index + 1}`, `${index}`)],
      })),
    ]
    const page = within(canvasElement)
    await userEvent.click(await page.findByRole('button', { name: /ORDER000/ }))
    const record = within(await screen.findByRole('region', { name: /^详情/ }))
    await userEvent.click(await record.findByRole('tab', { name: '变更记录' }))

    const history = within(await record.findByRole('list', { name: '变更记录' }))
    await expect(await history.findByText('办公用品（第三季度）')).toBeInTheDocument()
    await expect(history.getByText('明细：新增一行')).toBeInTheDocument()
    await expect(history.getByText('内容已修改')).toBeInTheDocument()
    await expect(history.getByText('系统')).toBeInTheDocument()

    await userEvent.click(record.getByRole('button', { name: '显示更多' }))
    await waitFor(() => expect(history.getAllByRole('listitem')).toHaveLength(40))
    await userEvent.click(record.getByRole('button', { name: '显示更多' }))
    await waitFor(() => expect(history.getAllByRole('listitem')).toHaveLength(42))
    await expect(record.queryByRole('button', { name: '显示更多' })).toBeNull()
  },
}

/** An opened record is shared; without an application that shares there is no such button. */
export const Share: Story = {
  args: { server: createExampleServer({ buttons: ['btn_detail'] }), onShare: fn() },
  play: async ({ canvasElement, args: { onShare } }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: /ORDER000/ }))
    const dialog = within(await screen.findByRole('region', { name: /^详情/ }))
    await userEvent.click(await dialog.findByRole('button', { name: '分享到聊天' }))
    await expect(onShare).toHaveBeenCalledWith({ modelId: 'm1', id: 'r0' })
  },
}

/** The list as a chart; a mark leads to its records, and the condition can be removed again. */
export const AsChart: Story = {
  args: { server: createExampleServer() },
  play: async ({ canvasElement, args: { server } }) => {
    const page = within(canvasElement)
    await userEvent.click(await page.findByRole('radio', { name: '图表' }))
    const chart = within(await page.findByRole('region', { name: '采购订单的图表' }))
    await userEvent.click(await chart.findByRole('button', { name: '以表格显示' }))
    await userEvent.click(await chart.findByRole('button', { name: '查看 重要 的明细' }))

    const conditions = within(await page.findByRole('group', { name: '其他条件' }))
    await expect(conditions.getByText(/等于 重要$/)).toBeInTheDocument()
    await waitFor(() =>
      expect(server.asked).toMatchObject({ filters: [{ field: 'F_Urgency', test: 'eq', value: '重要' }] }),
    )
    await userEvent.click(conditions.getByRole('button', { name: /^移除条件/ }))
    await waitFor(() => expect(server.asked).not.toHaveProperty('filters'))
  },
}

/** The chart has the search and the conditions of the list, and follows them. */
export const ChartOfASearch: Story = {
  args: { server: createExampleServer() },
  play: async ({ canvasElement, args: { server } }) => {
    const page = within(canvasElement)
    const searchFor = async (title: string) => {
      const field = await page.findByRole('textbox', { name: '标题' })
      await userEvent.clear(field)
      await userEvent.type(field, title)
      await userEvent.click(page.getByRole('button', { name: '查询' }))
      return JSON.stringify({ F_Title: title })
    }
    const query = await searchFor('打印')
    await waitFor(() => expect(server.asked).toMatchObject({ queryJson: query }))

    await userEvent.click(page.getByRole('radio', { name: '图表' }))
    const chart = within(await page.findByRole('region', { name: '采购订单的图表' }))
    await waitFor(() => expect(server.askedFigures).toMatchObject({ menuId: 'menu-1', queryJson: query }))
    // A new search is one of the chart, and a mark adds its condition to both.
    const next = await searchFor('会议')
    await waitFor(() => expect(server.askedFigures).toMatchObject({ queryJson: next }))
    await userEvent.click(await chart.findByRole('button', { name: '以表格显示' }))
    await userEvent.click(await chart.findByRole('button', { name: '查看 重要 的明细' }))
    const filters = [{ field: 'F_Urgency', test: 'eq', value: '重要' }]
    await waitFor(() => expect(server.asked).toMatchObject({ queryJson: next, filters }))
    await userEvent.click(page.getByRole('radio', { name: '图表' }))
    await waitFor(() => expect(server.askedFigures).toMatchObject({ queryJson: next, filters }))
  },
}

/** Only granted buttons and columns are shown. */
export const FewPermissions: Story = {
  args: { server: createExampleServer({ buttons: [], columns: ['F_Code', 'F_Total'] }) },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await page.findByText('ORDER001')
    await expect(page.queryByText('会议桌椅')).toBeNull()
    await expect(page.queryByRole('button', { name: '新增' })).toBeNull()
  },
}

export const Empty: Story = { args: { server: createExampleServer({ records: [] }) } }

export const Failed: Story = { args: { server: Object.assign(createExampleServer(), { isDown: true }) } }

/** A model with a form and without a list. */
export const FormAlone: Story = { args: { server: createExampleServer({ webType: '1' }) } }

/** A preview shows the design; it loads and saves nothing. */
export const Preview: Story = { args: { isPreview: true } }

/** The model does not exist: the page reports it, and the application leaves the page. */
export const Missing: Story = {
  args: { modelId: 'm2', onMissing: fn() },
  play: async ({ args: { onMissing } }) => waitFor(() => expect(onMissing).toHaveBeenCalledOnce()),
}
