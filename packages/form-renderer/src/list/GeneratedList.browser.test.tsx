import { readForm, readList } from '@sqos/form-model'
import { orderForm, orderList, orderTables } from '@sqos/form-model/testing'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { NumberCallsProvider } from '../calls/number-calls.ts'
import { renderForm } from '../testing/harness.tsx'
import { MemorySource } from '../testing/memory-source.ts'
import { DocumentPage } from './DocumentPage.tsx'
import type { GeneratedListProps } from './generated-list-props.ts'
import { GeneratedList } from './GeneratedList.tsx'
import type { ListApprovals } from './list-source.ts'

afterEach(async () => {
  cleanup()
  await page.viewport(414, 896)
})

const form = readForm(orderForm, orderTables)
const list = readList(orderList, form)
const everything = {
  buttons: new Set(['btn_add', 'btn_download', 'btn_batchRemove', 'btn_edit', 'btn_remove', 'btn_detail', 'btn_115']),
  columns: new Set(list.columns.map(({ prop }) => prop)),
  forms: new Set(['F_Code', 'F_Title', 'F_Urgency', 'tableField108']),
}
const orders = () =>
  new MemorySource([
    { id: '1', F_Code: 'ORDER1', F_Title: '办公用品', F_Urgency: '1', F_Total: '13.00' },
    { id: '2', F_Code: 'ORDER2', F_Title: '会议桌椅', F_Urgency: '2', F_Total: '900.00' },
  ])

const draw = (props: Partial<GeneratedListProps> = {}) =>
  renderForm(
    <GeneratedList
      title="订单"
      layoutKey="orders"
      modelId="m1"
      form={form}
      list={list}
      source={orders()}
      permission={everything}
      {...props}
    />,
  )

const click = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))

describe('list document as a page', () => {
  test('shows rows, columns and buttons, and searches with the input of each kind', async () => {
    const source = orders()
    await draw({ source })
    expect(await screen.findByText('会议桌椅')).toBeTruthy()
    expect(source.requests[0]).toEqual({ currentPage: 1, pageSize: 30, sidx: 'F_Code', sort: 'desc', queryJson: '' })

    await click('筛选')
    await userEvent.type(await screen.findByRole('textbox', { name: '标题' }), '会议')
    await click('查询')

    await waitFor(() => expect(screen.queryByText('办公用品')).toBeNull())
    expect(source.requests.at(-1)?.queryJson).toBe('{"F_Title":"会议"}')
    // Phones show the number of conditions on the button that leads to them.
    await click('筛选 · 1')
    await click('重置')
    expect(await screen.findByText('办公用品')).toBeTruthy()
  })

  test('shows permitted columns and buttons only', async () => {
    const permission = { buttons: new Set(['btn_edit']), columns: new Set(['F_Title']), forms: new Set(['F_Title']) }
    await draw({ permission })
    expect(await screen.findByText('会议桌椅')).toBeTruthy()

    expect(screen.queryByRole('button', { name: '新增' })).toBeNull()
    expect(screen.queryByText('ORDER1')).toBeNull()
    await click('编辑 会议桌椅')
    const dialog = await screen.findByRole('dialog', { name: '编辑' })
    expect(await within(dialog).findByRole('textbox', { name: '标题' })).toHaveProperty('value', '会议桌椅')
    expect(within(dialog).queryByText('紧急程度')).toBeNull()
  })

  test('a row has the buttons that its record allows, with the reason for the others', async () => {
    const source = orders()
    const ask = source.rows
    const rows: MemorySource['rows'] = async (...asked) => ({
      ...(await ask(...asked)),
      actions: { 1: { edit: false, remove: false }, 2: { edit: true, remove: false } },
    })
    Object.assign(source, { rows })
    await draw({ source, permission: { ...everything, rights: new Map([['F_Title', 'read']]) } })
    expect(await screen.findByText('会议桌椅')).toBeTruthy()

    expect(screen.queryByRole('button', { name: '编辑 ORDER1' })).toBeNull()
    expect(screen.getByRole('img', { name: '这条数据你只能查看 ORDER1' })).toBeTruthy()
    expect(screen.getByRole('img', { name: '这条数据你不能删除 ORDER2' })).toBeTruthy()
    const boxes = screen.getAllByRole('checkbox').slice(-2)
    expect(boxes.map((box) => box.hasAttribute('disabled'))).toEqual([true, true])

    // A field that may only be read is shown in the form, and not sent.
    const update = vi.spyOn(source, 'update')
    await click('编辑 ORDER2')
    const dialog = await screen.findByRole('dialog')
    const title = await within(dialog).findByDisplayValue('会议桌椅')
    expect(title.hasAttribute('disabled')).toBe(true)
    await userEvent.click(within(dialog).getByRole('button', { name: /确/ }))
    await waitFor(() => expect(update).toHaveBeenCalled())
    expect(update.mock.calls[0]?.[1]).not.toHaveProperty('F_Title')
  })

  test('records with an approval have a state, are saved as drafts or submitted, and are locked while it runs', async () => {
    const source = orders()
    const ask = source.rows
    const approval = { isOwn: true, maySubmit: false, mayWithdraw: false, mayOpen: true }
    const draft = { ...approval, state: 0, maySubmit: true }
    const running = { ...approval, state: 1, mayWithdraw: true }
    source.records = source.records.map((row, index) => ({ ...row, flowState: index }))
    const saveRequest = vi.fn(() => Promise.resolve())
    Object.assign(source, {
      saveRequest,
      rows: async (...asked: Parameters<MemorySource['rows']>) => ({
        ...(await ask(...asked)),
        approvals: { 1: draft, 2: running },
      }),
      record: async () => ({ data: { F_Title: '办公用品' }, approval: draft }),
    })
    const approvals = {
      confirm: vi.fn<NonNullable<ListApprovals['confirm']>>(() => Promise.resolve({ first: ['boss'] })),
      open: vi.fn(),
      withdraw: vi.fn(() => Promise.resolve(true)),
    }
    await draw({ source, approvals })

    expect(await screen.findByText('等待提交')).toBeTruthy()
    expect(screen.getByText('等待审核')).toBeTruthy()
    expect(screen.getByRole('img', { name: '审批进行中，只能在审批中修改 ORDER2' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: /^(编辑|删除) ORDER2/ })).toBeNull()
    const boxes = screen.getAllByRole('checkbox').slice(-2)
    expect(boxes.map((box) => box.hasAttribute('disabled'))).toEqual([false, true])

    // The actions of a request.
    await click('审批详情 ORDER2')
    expect(approvals.open).toHaveBeenCalledWith('2')
    await click('更多 ORDER2')
    // The menu does not take the pointer while it opens.
    fireEvent.click(await screen.findByRole('menuitem', { name: '撤回' }))
    expect(approvals.withdraw).toHaveBeenCalledWith('2')
    await click('提交审批 ORDER1')
    await waitFor(() =>
      expect(saveRequest).toHaveBeenLastCalledWith(
        expect.objectContaining({ id: '1', isDraft: false, approvers: { first: ['boss'] } }),
      ),
    )

    // A draft is saved unchecked; a submission that the user does not confirm leaves the form open.
    await click('新增')
    const dialog = await screen.findByRole('dialog', { name: '新增' })
    const title = await within(dialog).findByRole('textbox', { name: '标题' })
    fireEvent.change(title, { target: { value: '打印纸' } })
    approvals.confirm.mockResolvedValueOnce(undefined)
    await userEvent.click(within(dialog).getByRole('button', { name: '提交' }))
    await waitFor(() => expect(approvals.confirm).toHaveBeenCalledTimes(2))
    expect(saveRequest).toHaveBeenCalledTimes(1)
    await userEvent.click(within(dialog).getByRole('button', { name: '暂存' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(saveRequest).toHaveBeenLastCalledWith(
      expect.objectContaining({ id: undefined, isDraft: true, data: expect.objectContaining({ F_Title: '打印纸' }) }),
    )
    expect(source.asked).toEqual([])
  })

  test('a user creates, changes and deletes a record; discarding changes asks for confirmation', async () => {
    const source = orders()
    await draw({ source })
    await click('新增')
    const dialog = await screen.findByRole('dialog', { name: '新增' })
    const title = await within(dialog).findByRole('textbox', { name: '标题' })
    fireEvent.change(title, { target: { value: '打印纸' } })
    fireEvent.click(within(dialog).getByRole('button', { name: '取消' }))
    expect(await screen.findByText('放弃填写的内容？')).toBeTruthy()
    await click('继续填写')

    fireEvent.click(within(dialog).getByRole('button', { name: '确定' }))
    expect(await screen.findByText('打印纸')).toBeTruthy()
    expect(source.asked).toEqual([expect.stringContaining('"F_Title":"打印纸"')])

    await click('删除 ORDER1')
    const question = await screen.findByText(/此操作将永久删除该数据/)
    const box = question.closest<HTMLElement>('[role="dialog"]')
    if (!box) throw new Error('no question')
    fireEvent.click(within(box).getByRole('button', { name: /删除|确定/ }))
    await waitFor(() => expect(source.asked.at(-1)).toBe('remove 1'))
  })

  test('deleting several records without a selection shows a message', async () => {
    const source = orders()
    await draw({ source })
    await screen.findByText('会议桌椅')
    await click('批量删除')

    expect(await screen.findByText('请选择一条数据')).toBeTruthy()
    expect(source.asked).toEqual([])
  })

  test('an empty list offers to create a record; a search without results offers to reset the search', async () => {
    await draw({ source: new MemorySource([]) })
    await click('录入第一条')
    expect(await screen.findByRole('dialog', { name: '新增' })).toBeTruthy()
    cleanup()

    await draw()
    await click('筛选')
    await userEvent.type(await screen.findByRole('textbox', { name: '标题' }), '没有这样的标题')
    await click('查询')
    await waitFor(() => expect(screen.queryByText('会议桌椅')).toBeNull())
    expect(screen.queryByRole('button', { name: '录入第一条' })).toBeNull()
  })

  test('an empty list says which data permission leaves it empty, and leads to the explanation', async () => {
    const source = new MemorySource([])
    const ask = source.rows
    const empty = { hint: '你能看到的数据范围：本人', all: 7 }
    Object.assign(source, { rows: async (...asked: Parameters<typeof ask>) => ({ ...(await ask(...asked)), empty }) })
    const onExplain = vi.fn()
    await draw({ source, onExplain })

    expect(await screen.findByText('你能看到的数据范围：本人')).toBeTruthy()
    await click('共 7 条，你看到 0 条：查看原因')
    expect(onExplain).toHaveBeenCalledOnce()
  })

  test('an empty list without create permission does not offer to create', async () => {
    const buttons = new Set([...everything.buttons].filter((code) => code !== 'btn_add'))
    await draw({ source: new MemorySource([]), permission: { ...everything, buttons } })
    expect(await screen.findByText('暂无数据')).toBeTruthy()
    expect(screen.queryByRole('button', { name: '录入第一条' })).toBeNull()
  })

  test('the name of a row opens its record as a page with an address, which shows texts and leads back', async () => {
    await draw()
    const name = await screen.findByRole('link', { name: 'ORDER2' })
    expect(name.getAttribute('href')).toMatch(/\?record=2$/)
    name.focus()
    fireEvent.click(name)
    const view = await screen.findByRole('region', { name: '详情 ORDER2' })
    expect(await within(view).findByText('会议桌椅')).toBeTruthy()
    expect(within(view).queryByRole('textbox')).toBeNull()
    expect(document.activeElement?.textContent).toBe('ORDER2')
    // The list below it takes no focus.
    expect(screen.queryByRole('link', { name: 'ORDER2' })?.closest('[inert]')).toBeTruthy()

    fireEvent.click(within(view).getByRole('button', { name: '返回订单' }))
    await waitFor(() => expect(screen.queryByRole('region', { name: /^详情/ })).toBeNull())
    expect(document.activeElement).toBe(name)
  })

  test('on wide screens a record is beside its list or a page, as the user chose last; Esc closes it', async () => {
    await page.viewport(1440, 900)
    localStorage.removeItem('sqos_record_place')
    await draw()
    await click('详情 ORDER2')
    const view = await screen.findByRole('region', { name: '详情 ORDER2' })
    expect(screen.getByRole('link', { name: 'ORDER1' }).closest('[inert]')).toBeNull()
    fireEvent.click(within(view).getByRole('button', { name: '以页面打开' }))
    expect(screen.getByText('ORDER1').closest('[inert]')).toBeTruthy()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('region', { name: /^详情/ })).toBeNull())

    await click('详情 ORDER1')
    const again = await screen.findByRole('region', { name: '详情 ORDER1' })
    fireEvent.click(within(again).getByRole('button', { name: '在列表旁打开' }))
    localStorage.removeItem('sqos_record_place')
  })

  test('an opened record is edited and shows what was saved', async () => {
    await draw()
    await click('详情 ORDER2')
    const view = await screen.findByRole('region', { name: '详情 ORDER2' })
    fireEvent.click(await within(view).findByRole('button', { name: '编辑' }))
    const dialog = await screen.findByRole('dialog', { name: '编辑' })
    fireEvent.change(await within(dialog).findByRole('textbox', { name: '标题' }), { target: { value: '打印纸' } })
    fireEvent.click(within(dialog).getByRole('button', { name: '确定' }))

    expect(await within(view).findByText('打印纸')).toBeTruthy()
  })

  test('an opened record leads to the next and back, with its place, and stops at the ends', async () => {
    await draw()
    await click('详情 ORDER1')
    const dialog = await screen.findByRole('region', { name: /^详情/ })
    const step = (name: string) => within(dialog).getByRole('button', { name })
    expect(await within(dialog).findByRole('heading', { name: 'ORDER1' })).toBeTruthy()
    fireEvent.click(step('下一条'))
    expect(await within(dialog).findByText('会议桌椅')).toBeTruthy()
    fireEvent.click(step('上一条'))
    expect(await within(dialog).findByRole('heading', { name: 'ORDER1' })).toBeTruthy()
    expect(step('上一条').getAttribute('aria-disabled')).toBe('true')
    expect(within(dialog).getByRole('status').textContent).toMatch(/^1 \/ \d+$/)
  })

  test('a preview loads and saves nothing and shows a message', async () => {
    await draw({ source: undefined, permission: undefined })
    await click('新增')
    const dialog = await screen.findByRole('dialog', { name: '新增' })
    fireEvent.change(await within(dialog).findByRole('textbox', { name: '标题' }), { target: { value: '打印纸' } })
    fireEvent.click(within(dialog).getByRole('button', { name: '确定' }))

    expect(await screen.findByText('预览时不能操作数据')).toBeTruthy()
  })

  test('prints an opened record with the template of the document, if the host prints', async () => {
    const printed: unknown[] = []
    const printing = readForm({ ...orderForm, hasPrintBtn: true, printId: 'p1' }, orderTables)
    const { unmount } = await draw({ form: printing, onPrint: (...asked) => printed.push(asked) })
    await click('详情 ORDER2')
    const dialog = await screen.findByRole('region', { name: /^详情/ })
    fireEvent.click(await within(dialog).findByRole('button', { name: '打印' }))
    expect(printed).toEqual([[['2'], 'p1']])

    unmount()
    await draw({ form: printing })
    await click('详情 ORDER2')
    const without = await screen.findByRole('region', { name: /^详情/ })
    expect(await within(without).findByText('会议桌椅')).toBeTruthy()
    expect(within(without).queryByRole('button', { name: '打印' })).toBeNull()
  })

  test('sums the shown rows; reset restores the default order', async () => {
    await page.viewport(1280, 800)
    const summed = readList({ ...orderList, showSummary: true, summaryField: ['F_Total'] }, form)
    const source = orders()
    await draw({ list: summed, source, permission: undefined })
    expect(await screen.findByText('913.00')).toBeTruthy()

    const header = await screen.findByRole('columnheader', { name: /下单日期/ })
    await userEvent.click(within(header).getByText('下单日期'))
    await waitFor(() => expect(source.requests.at(-1)?.sidx).toBe('F_Day'))
    await click('重置')

    await waitFor(() => expect(source.requests.at(-1)).toMatchObject({ sidx: 'F_Code', sort: 'desc' }))
    await page.viewport(414, 896)
    expect(within(await screen.findByRole('region', { name: '合计' })).getByText('913.00')).toBeTruthy()
  })

  test('a preview of a form without a list saves nothing and shows a message', async () => {
    const saved: unknown[] = []
    const onSave = (data: unknown) => Promise.resolve(saved.push(data))
    await renderForm(<DocumentPage title="订单" model={form} isPreview onSave={onSave} />)
    fireEvent.change(await screen.findByRole('textbox', { name: '标题' }), { target: { value: '打印纸' } })
    await click('确定')

    expect(await screen.findByText('预览时不能操作数据')).toBeTruthy()
    expect(saved).toEqual([])
    expect(screen.getByRole('textbox', { name: '标题' })).toHaveProperty('value', '打印纸')
  })

  test('a tree with one root shows its children', async () => {
    await page.viewport(1280, 800)
    localStorage.removeItem('sqos_tree_list-orders')
    const tree = { type: 2, treeTitle: '组织', treeDataSource: 'organize', treeRelation: 'F_Title' }
    await draw({ list: readList({ ...orderList, ...tree }, form) })

    const items = await screen.findAllByRole('treeitem')
    expect(items[0]?.getAttribute('aria-expanded')).toBe('true')
    expect(items.filter((item) => item.getAttribute('aria-level') === '2').length).toBeGreaterThan(0)
  })

  test('a grouped list shows group headings', async () => {
    const grouped = readList({ ...orderList, type: 3, groupField: 'F_Urgency' }, form)
    const source = new MemorySource([
      { id: 'g', top: true, F_Code: '重要', children: [{ id: '2', F_Code: 'ORDER2', F_Title: '会议桌椅' }] },
    ])
    await draw({ list: grouped, source })

    expect(await screen.findByText('会议桌椅')).toBeTruthy()
    expect(source.requests[0]?.pageSize).toBe(10_000)
    expect(screen.getByText('重要 (1)')).toBeTruthy()
    // A narrow screen hides empty values.
    expect(screen.queryByText('合计金额', { selector: 'dt' })).toBeNull()
    expect(screen.queryByText('紧急程度', { selector: '[role=columnheader] *' })).toBeNull()
  })
})

describe('phone numbers', () => {
  const customers = readForm({
    fields: [
      { __config__: { sqosKey: 'comInput', label: '姓名' }, __vModel__: 'F_Name' },
      { __config__: { sqosKey: 'comInput', label: '手机' }, __vModel__: 'F_Mobile', isPhoneNumber: true },
    ],
  })
  const column = (prop: string) => ({ prop, label: prop, sqosKey: 'comInput' })
  const phones = readList({ columnList: [column('F_Name'), column('F_Mobile')] }, customers)
  const source = () =>
    new MemorySource([
      { id: '1', F_Name: '李娜', F_Mobile: '138 0013 8000' },
      { id: '2', F_Name: '王强', F_Mobile: '139****1111' },
    ])

  test('are called from their rows, unless they are masked', async () => {
    const call = vi.fn()
    await renderForm(
      <NumberCallsProvider value={call}>
        <GeneratedList
          title="客户"
          layoutKey="customers"
          modelId="m1"
          form={customers}
          list={phones}
          source={source()}
        />
      </NumberCallsProvider>,
    )

    await userEvent.click(await screen.findByRole('button', { name: '拨打 138 0013 8000' }))
    expect(call).toHaveBeenCalledExactlyOnceWith({ number: '138 0013 8000', record: { modelId: 'm1', id: '1' } })
    expect(screen.getAllByRole('button', { name: /^拨打/ })).toHaveLength(1)
  })

  test('have no call button for users without a phone', async () => {
    await draw({ form: customers, list: phones, source: source(), permission: undefined })

    await screen.findByText('138 0013 8000')
    expect(screen.queryByRole('button', { name: /^拨打/ })).toBeNull()
  })
})
