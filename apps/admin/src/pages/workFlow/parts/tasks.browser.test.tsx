import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import { type Answers, createMockServer, listOf, type MockServer } from '../../../testing/mock-server.ts'
import { dutiesCatalogue } from '../../../app/duties/catalogue.ts'
import { DutyCard } from '../../../app/duties/DutyCard.tsx'
import { openPage } from '../../../testing/open-page.tsx'
import { expectMessage } from '../../../testing/toasts.ts'
import EntrustPage from '../entrust/index.tsx'
import FlowCirculatePage from '../flowCirculate/index.tsx'
import FlowDonePage from '../flowDone/index.tsx'
import FlowLaunchPage from '../flowLaunch/index.tsx'
import FlowMonitorPage from '../flowMonitor/index.tsx'
import FlowStartPage from '../flowStart/index.tsx'
import FlowTodoPage, { catalogues } from '../flowTodo/index.tsx'
import { taskNeighbours } from './task-queue.ts'
import { ENGINE, HOUR, pageOf, task, three } from './tasks.example.ts'

let mockServer: MockServer
const open = async (
  Page: () => React.ReactNode,
  { answers = {}, address = '/' }: { answers?: Answers; address?: string } = {},
) => {
  mockServer = createMockServer({
    [`GET ${ENGINE}/FlowBefore/List/1`]: pageOf(...three),
    [`GET ${ENGINE}/FlowEngine/ListAll`]: listOf({
      id: 'office',
      fullName: '行政',
      num: 1,
      children: [{ id: 'f1', fullName: '请假申请', enCode: 'leave', formType: 2 }],
    }),
    'GET /api/system/DictionaryData/WorkFlowCategory/Data/Selector': listOf(),
    ...answers,
  })
  await openPage(Page, { mockServer, catalogues: [...catalogues, dutiesCatalogue], address })
}
const configIn = (href: string | null) => {
  const config = new URLSearchParams((href ?? '').split('?')[1]).get('config') ?? ''
  const bytes = Uint8Array.from(atob(config), (char) => char.codePointAt(0) ?? 0)
  return JSON.parse(new TextDecoder().decode(bytes)) as unknown
}
const menuOf = async (name: string) => {
  await userEvent.click(page.getByRole('button', { name: `更多 ${name}` }))
}

beforeEach(async () => {
  await page.viewport(1440, 800)
  localStorage.clear()
  sessionStorage.clear()
})
afterEach(() => cleanup())

describe('待办事宜', () => {
  it('shows the end of a time limit, and what is overdue', async () => {
    const limited = [
      task('1', '李娜的请假申请', { deadlineAt: Date.now() + 2.5 * HOUR }),
      task('2', '王芳的请假申请', { deadlineAt: Date.now() - HOUR }),
      task('3', '张伟的请假申请', { deadlineAt: null }),
    ]
    await open(FlowTodoPage, { answers: { [`GET ${ENGINE}/FlowBefore/List/1`]: pageOf(...limited) } })
    const row = (name: string) => page.getByRole('row').filter({ hasText: name })

    await expect.element(row('李娜').getByText('2小时后到期')).toBeVisible()
    await expect.element(row('王芳').getByText('已超时')).toBeVisible()
    expect(
      row('张伟')
        .getByText(/到期|超时/)
        .query(),
    ).toBeNull()
  })

  it('shows urgency, step and arrival, and opens a task with the order of the list', async () => {
    await open(FlowTodoPage)
    const link = page.getByRole('link', { name: '李娜的请假申请' })
    await expect.element(page.getByText('紧急', { exact: true })).toBeVisible()
    await expect.element(page.getByText('3小时前').first()).toBeVisible()
    expect(configIn(link.element().getAttribute('href'))).toEqual({
      processId: 't-1',
      enCode: 'leave',
      flowId: 'f1',
      formType: 2,
      type: 2,
      opType: 1,
      taskNodeId: 'n-1',
      taskOperatorId: '1',
      taskId: '1',
      status: 1,
    })

    await userEvent.click(page.getByRole('button', { name: '审批 王芳的请假申请' }))

    await expect.element(page.getByTestId('address')).toMatchTextContent(/\?config=/)
    expect(taskNeighbours('2')).toMatchObject({ previous: { id: '1' }, next: { id: '3' } })
  })

  it('finds duties that wait for added signers, and opens them to read', async () => {
    const waiting = pageOf(task('9', '赵敏的请假申请'))
    await open(FlowTodoPage, {
      answers: {
        [`GET ${ENGINE}/FlowBefore/List/1`]: ({ query }) => (query.get('waiting') === '1' ? waiting : pageOf(...three)),
      },
      address: '/?waiting=1',
    })
    const link = page.getByRole('link', { name: '赵敏的请假申请' })
    await expect.element(link).toBeVisible()
    await expect.element(page.getByText('等待加签人审批')).toBeVisible()
    expect(configIn(link.element().getAttribute('href'))).toMatchObject({
      processId: 't-9',
      opType: 2,
      taskOperatorId: '',
    })
    await expect.element(page.getByRole('button', { name: '详情 赵敏的请假申请' })).toBeVisible()
  })

  it('moves through the rows by J and K, also in cards; letters typed into the search do not', async () => {
    await open(FlowTodoPage)
    const cell = (name: string) => page.getByRole('rowheader', { name })
    await expect.element(cell('李娜的请假申请')).toBeVisible()
    await userEvent.keyboard('j')
    await expect.element(cell('李娜的请假申请')).toHaveFocus()
    await userEvent.keyboard('jj')
    await expect.element(cell('张伟的请假申请')).toHaveFocus()
    await userEvent.keyboard('k')
    await expect.element(cell('王芳的请假申请')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByTestId('address')).toMatchTextContent(/\?config=/)

    const keyword = page.getByRole('textbox', { name: '关键词' })
    await userEvent.fill(keyword, 'ab')
    await userEvent.keyboard('j')
    await expect.element(keyword).toHaveValue('abj')

    await page.viewport(390, 800)
    const link = (name: string) => page.getByRole('link', { name })
    await expect.element(link('李娜的请假申请')).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: '查询' }))
    await userEvent.keyboard('jj')
    await expect.element(link('王芳的请假申请')).toHaveFocus()
  })

  it('sends the filters of the address', async () => {
    await open(FlowTodoPage, { address: '/?flowId=f1&from=2026-03-01&creatorUserId=u1&keyword=QJ&overdue=1' })
    await expect.element(page.getByRole('link', { name: '李娜的请假申请' })).toBeVisible()
    const [sent] = mockServer.sent('GET', `${ENGINE}/FlowBefore/List/1`)
    expect(Object.fromEntries(sent?.query ?? [])).toEqual({
      n: expect.any(String),
      currentPage: '1',
      pageSize: '20',
      flowId: 'f1',
      creatorUserId: 'u1',
      keyword: 'QJ',
      overdue: '1',
      startTime: String(new Date(2026, 2, 1).getTime()),
    })
  })
})

it('已办事宜: an agreement is taken back with a reason; a rejection and an ended task cannot be', async () => {
  const rows = [
    task('r1', '李娜的请假申请'),
    task('r2', '王芳的请假申请', { status: 0 }),
    task('r3', '张伟的请假申请', { endTime: 1 }),
  ]
  await open(FlowDonePage, {
    answers: {
      [`GET ${ENGINE}/FlowBefore/List/2`]: pageOf(...rows),
      [`POST ${ENGINE}/FlowBefore/Recall/r1`]: { code: 200, msg: '撤回成功' },
    },
  })
  await expect.element(page.getByText('拒绝', { exact: true })).toBeVisible()
  expect(page.getByRole('button', { name: /^更多 / }).elements()).toHaveLength(1)
  await menuOf('李娜的请假申请')
  await userEvent.click(page.getByRole('menuitem', { name: '撤回审核' }))
  const dialog = page.getByRole('dialog', { name: '撤回审核' })
  await expect.element(dialog).toMatchTextContent(/会回到您的待办/)
  await userEvent.fill(dialog.getByRole('textbox', { name: '原因' }), '看错了')
  await userEvent.click(dialog.getByRole('button', { name: '撤回审核' }))

  await expect.element(dialog).not.toBeInTheDocument()
  expect(mockServer.sent('POST')[0]?.body).toEqual({ handleOpinion: '看错了' })
  await expect.poll(() => mockServer.sent('GET', `${ENGINE}/FlowBefore/List/2`)).toHaveLength(2)
})

it('我发起的: a running request is urged and withdrawn, a draft deleted, each after a question that names the effect', async () => {
  const rows = [
    task('1', '我的请假申请'),
    task('2', '我的草稿', { status: 0, completion: 0 }),
    task('3', '我的报销', { status: 2, completion: 100 }),
  ]
  await open(FlowLaunchPage, {
    answers: {
      [`GET ${ENGINE}/FlowLaunch`]: pageOf(...rows),
      [`POST ${ENGINE}/FlowLaunch/Press/1`]: { code: 200, msg: '催办成功' },
      [`PUT ${ENGINE}/FlowLaunch/1/Actions/Withdraw`]: { code: 200, msg: '撤回成功' },
      [`DELETE ${ENGINE}/FlowLaunch/2`]: { code: 200, msg: '删除成功' },
    },
  })
  await expect.element(page.getByRole('progressbar', { name: '我的请假申请 的进度' })).toBeVisible()
  await expect.element(page.getByText('已完成')).toBeVisible()
  expect(configIn(page.getByRole('link', { name: '我的草稿' }).element().getAttribute('href'))).toMatchObject({
    opType: -1,
  })

  await menuOf('我的请假申请')
  await userEvent.click(page.getByRole('menuitem', { name: '催办' }))
  const question = page.getByRole('dialog', { name: '催办' })
  await expect.element(question).toMatchTextContent(/“部门主管”的每位审批人会收到一条催办消息/)
  await userEvent.click(question.getByRole('button', { name: '催办' }))
  await expect.poll(() => mockServer.sent('POST')).toHaveLength(1)

  await menuOf('我的请假申请')
  await userEvent.click(page.getByRole('menuitem', { name: '撤回' }))
  const dialog = page.getByRole('dialog', { name: '撤回流程' })
  await expect.element(dialog).toMatchTextContent(/“部门主管”的待办会消失/)
  await userEvent.click(dialog.getByRole('button', { name: '撤回' }))
  await expect.poll(() => mockServer.sent('PUT', `${ENGINE}/FlowLaunch/1/Actions/Withdraw`)).toHaveLength(1)

  await menuOf('我的草稿')
  await userEvent.click(page.getByRole('menuitem', { name: '删除' }))
  await userEvent.click(page.getByRole('dialog').getByRole('button', { name: '确定' }))
  await expect.poll(() => mockServer.sent('DELETE', `${ENGINE}/FlowLaunch/2`)).toHaveLength(1)
})

it('我发起的: a draft of a model is not deleted without its record', async () => {
  await open(FlowLaunchPage, {
    answers: { [`GET ${ENGINE}/FlowLaunch`]: pageOf(task('1', '李娜的采购订单', { status: 0, flowType: 1 })) },
  })
  await expect.element(page.getByRole('link', { name: '李娜的采购订单' })).toBeVisible()
  expect(page.getByRole('button', { name: /^更多 / }).query()).toBeNull()
})

it('抄送我的: an empty list says so, a failed one can be tried again', async () => {
  let isAway = true
  await open(FlowCirculatePage, {
    answers: {
      [`GET ${ENGINE}/FlowBefore/List/3`]: () => (isAway ? { code: 500, msg: '服务器错误' } : pageOf()),
    },
  })
  await expect.element(page.getByText('加载失败')).toBeVisible()
  isAway = false
  await userEvent.click(page.getByRole('button', { name: /重试|重新加载/ }))
  await expect.element(page.getByText(/暂无数据/)).toBeVisible()
})

describe('发起流程', () => {
  const flow = (id: string, fullName: string) => ({ id, fullName, enCode: id, formType: 2, iconBackground: '#008cff' })
  const tree = listOf(
    { id: 'office', fullName: '行政', num: 2, children: [flow('leave', '请假申请'), flow('seal', '用章申请')] },
    { id: 'finance', fullName: '财务', num: 1, children: [flow('expense', '费用报销')] },
  )
  const AUTHORITY = '/api/permission/Authority'
  const kept = { label: '费用报销', prop: 'expense', visible: true }
  const answers: Answers = {
    [`GET ${ENGINE}/FlowEngine/ListAll`]: tree,
    [`GET ${ENGINE}/FlowEngine/PageListAll`]: pageOf(flow('seal', '用章申请')),
    [`GET ${AUTHORITY}/GetColumnsByModuleId/flow-favourites`]: { code: 200, data: [kept] },
    [`PUT ${AUTHORITY}/SetColumnsByModuleId`]: { code: 200, msg: '保存成功' },
  }
  const section = (name: RegExp) => page.getByRole('region', { name })

  it('shows flows by category and favourites first; a star is kept on the server; a card opens a new request', async () => {
    await open(FlowStartPage, { answers })
    await expect.element(section(/^我的收藏/).getByRole('link', { name: '费用报销' })).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: '收藏 请假申请', exact: true }))
    const link = section(/^我的收藏/).getByRole('link', { name: '请假申请' })
    await expect.element(link).toBeVisible()
    expect(mockServer.sent('PUT')[0]?.body).toEqual({
      moduleId: 'flow-favourites',
      fieldList: JSON.stringify([kept, { label: '请假申请', prop: 'leave', visible: true }]),
    })
    expect(configIn(link.element().getAttribute('href'))).toMatchObject({ opType: -1, flowId: 'leave', processId: '' })

    // A refused change is taken back.
    mockServer.answers[`PUT ${AUTHORITY}/SetColumnsByModuleId`] = { code: 500, msg: '服务器错误' }
    await userEvent.click(page.getByRole('button', { name: '取消收藏 请假申请' }).first())
    await expect.poll(() => mockServer.sent('PUT')).toHaveLength(2)
    await expectMessage('服务器错误')
    await expect.element(link).toBeVisible()
  })

  it('filters by category and keyword in the address, and searches on the server', async () => {
    await open(FlowStartPage, { answers, address: '/?category=office' })
    await expect.element(section(/^行政/)).toBeVisible()
    expect(section(/^财务/).elements()).toHaveLength(0)
    await userEvent.fill(page.getByRole('textbox', { name: '搜索流程' }), 'yz')
    await expect.element(page.getByRole('link', { name: '请假申请' })).not.toBeInTheDocument()
    await expect.element(page.getByRole('link', { name: '用章申请' })).toBeVisible()
    expect(mockServer.sent('GET', `${ENGINE}/FlowEngine/PageListAll`)[0]?.query.get('keyword')).toBe('yz')
    await userEvent.click(page.getByRole('button', { name: '财务' }))
    await userEvent.click(page.getByRole('button', { name: /清除|清空/ }))
    await expect.element(page.getByTestId('address')).toHaveTextContent('')
    await expect.element(page.getByRole('link', { name: '费用报销' }).first()).toBeVisible()
  })

  it('says what to do where nobody released a flow', async () => {
    await open(FlowStartPage, { answers: { ...answers, [`GET ${ENGINE}/FlowEngine/ListAll`]: listOf() } })
    await expect.element(page.getByText('没有可以发起的流程')).toBeVisible()
  })
})

it('the start page shows the number of duties and the first five, which open as in the list', async () => {
  const duties = ['1', '2', '3', '4', '5', '6'].map((id) => ({
    id,
    fullName: `申请${id}`,
    creatorTime: Date.now(),
    processId: `t-${id}`,
    enCode: 'leave',
    flowId: 'f1',
    formType: 2,
    type: 2,
    taskNodeId: `n-${id}`,
    taskOperatorId: id,
    status: 1,
  }))
  const counts = { toBeReviewed: 6, entrust: 0, flowDone: 9 }
  await open(DutyCard, {
    answers: {
      'GET /api/visualdev/Dashboard/FlowTodo': listOf(...duties),
      'GET /api/visualdev/Dashboard/FlowTodoCount': { code: 200, data: counts },
    },
  })
  const card = page.getByRole('region', { name: '我的待办' })
  await expect.element(card.getByText('6 项待我审核')).toBeVisible()
  await expect.poll(() => card.getByRole('listitem').elements()).toHaveLength(5)
  const link = card.getByRole('link', { name: /^申请5/ })
  expect(configIn(link.element().getAttribute('href'))).toMatchObject({
    opType: 1,
    taskOperatorId: '5',
    processId: 't-5',
  })
  await userEvent.click(link)
  expect(taskNeighbours('5')).toMatchObject({ previous: { id: '4' }, next: { id: '6' } })
})

describe('批量审批', () => {
  const duty = (id: string, name: string, more: object = {}) =>
    task(id, name, { nodeCode: 'first', flowVersion: 'v1', approversProperties: '{}', ...more })
  const answers = (...rows: unknown[]): Answers => ({
    [`GET ${ENGINE}/FlowBefore/List/4`]: pageOf(...rows),
    [`GET ${ENGINE}/FlowBefore/BatchFlowSelector`]: { code: 200, data: [{ id: 'f1', fullName: '请假申请(2)' }] },
    [`GET ${ENGINE}/FlowBefore/NodeSelector/f1`]: { code: 200, data: [{ id: 'first', fullName: '部门主管' }] },
    [`GET ${ENGINE}/FlowBefore/BatchCandidate`]: { code: 200, data: [] },
    [`POST ${ENGINE}/FlowBefore/BatchOperation`]: {
      code: 200,
      data: { done: 1, failed: [{ id: '2', fullName: '王芳的请假申请', message: '该流程待办已删除' }] },
    },
  })
  const selectAll = () => userEvent.click(page.getByRole('checkbox', { name: /全选|全部/ }).first())

  it('takes a flow and a node, decides with one opinion, and names those that were refused', async () => {
    await open(FlowTodoPage, { answers: answers(duty('1', '李娜的请假申请'), duty('2', '王芳的请假申请')) })
    await userEvent.click(page.getByRole('button', { name: '批量审批' }))
    await expect.element(page.getByRole('combobox', { name: '所属节点' })).toBeVisible()
    expect(page.getByRole('checkbox').elements()).toHaveLength(0)
    await userEvent.click(page.getByRole('combobox', { name: '所属流程' }))
    await userEvent.click(page.getByRole('option', { name: '请假申请(2)' }))
    await userEvent.click(page.getByRole('combobox', { name: '所属节点' }))
    await userEvent.click(page.getByRole('option', { name: '部门主管' }))
    await selectAll()
    await userEvent.click(page.getByRole('button', { name: '批量通过' }))
    const dialog = page.getByRole('dialog', { name: '批量通过' })
    await expect.element(dialog).toMatchTextContent(/2 项申请会逐项通过/)
    await userEvent.fill(dialog.getByRole('textbox', { name: '审批意见' }), '同意')
    await userEvent.click(dialog.getByRole('button', { name: '通过 2 项' }))

    const result = page.getByRole('dialog', { name: '批量通过' })
    await expect.element(result.getByText('成功 1 项，失败 1 项，未处理 0 项')).toBeVisible()
    await expect.element(result.getByText('该流程待办已删除')).toBeVisible()
    expect(mockServer.sent('POST')[0]?.body).toEqual({ batchType: 0, ids: ['1', '2'], handleOpinion: '同意' })
  })

  it.each([
    ['请选择相同的版本审批单', duty('2', '王芳的请假申请', { flowVersion: 'v2' })],
    ['当前审批节点无通过权限', duty('2', '王芳的请假申请', { approversProperties: '{"hasAuditBtn":false}' })],
    ['该节点需要手写签名，请逐项审批', duty('2', '王芳的请假申请', { approversProperties: '{"hasSign":true}' })],
  ])('refuses before it asks: %s', async (message, other) => {
    await open(FlowTodoPage, {
      answers: answers(duty('1', '李娜的请假申请'), other),
      address: '/?batch=1&flowId=f1&nodeCode=first',
    })
    await expect.element(page.getByText('王芳的请假申请')).toBeVisible()
    await selectAll()
    await userEvent.click(page.getByRole('button', { name: '批量通过' }))
    await expectMessage(message)
    expect(page.getByRole('dialog').elements()).toHaveLength(0)
  })
})

it('流程委托: shows the state of each; a refusal appears at its field', async () => {
  const day = 86_400_000
  const entrust = {
    id: 'e1',
    toUserId: 'u1',
    toUserName: '李娜/lina',
    flowId: 'f1',
    flowName: '请假申请/leave',
    flowCategory: 'office',
    startTime: Date.now() - day,
    endTime: Date.now() + day,
    description: '出差',
    sortCode: 0,
    creatorTime: 0,
  }
  const message = '该用户在此期间已把此流程委托回您，不能循环委托'
  await open(EntrustPage, {
    answers: {
      [`GET ${ENGINE}/FlowDelegate`]: pageOf(entrust, { ...entrust, id: 'e2', endTime: Date.now() - 1 }),
      [`PUT ${ENGINE}/FlowDelegate/e1`]: { code: 400, msg: message, data: { fields: { toUserId: message } } },
      'POST /api/permission/Users/getUserList': listOf({ id: 'u1', fullName: '李娜/lina', headIcon: '' }),
    },
  })
  await expect.element(page.getByText('委托中')).toBeVisible()
  await expect.element(page.getByText('已失效')).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: '编辑 李娜/lina' }).first())
  const dialog = page.getByRole('dialog', { name: '编辑委托' })
  await userEvent.click(dialog.getByRole('button', { name: '确定' }))
  await expect.element(dialog.getByText(message)).toBeVisible()
  expect(mockServer.sent('PUT')[0]?.body).toMatchObject({ toUserId: 'u1', flowId: 'f1', description: '出差' })
})

it('流程监控: marks tasks on which nobody can decide, assigns and cancels them, and deletes several', async () => {
  const rows = [
    task('t1', '李娜的请假申请', { isStuck: true, thisStepId: 'first' }),
    task('t2', '王芳的请假申请', { status: 2, isStuck: false, endTime: 1 }),
  ]
  await open(FlowMonitorPage, {
    answers: {
      [`GET ${ENGINE}/FlowMonitor`]: pageOf(...rows),
      [`DELETE ${ENGINE}/FlowMonitor`]: { code: 200, msg: '删除成功' },
      [`POST ${ENGINE}/FlowBefore/Cancel/t-t1`]: { code: 200, msg: '终止成功' },
    },
  })
  await expect.element(page.getByRole('button', { name: /^无人可审批：.*指派/ })).toBeVisible()
  expect(page.getByRole('button', { name: /^更多 / }).elements()).toHaveLength(1)
  await menuOf('李娜的请假申请')
  await userEvent.click(page.getByRole('menuitem', { name: '指派' }))
  const dialog = page.getByRole('dialog', { name: '指派' })
  await expect.element(dialog).toMatchTextContent(/部门主管/)
  await userEvent.click(dialog.getByRole('button', { name: '确定' }))
  await expect.element(dialog.getByText('请选择人员')).toBeVisible()
  await userEvent.click(dialog.getByRole('button', { name: '取消' }))

  await menuOf('李娜的请假申请')
  await userEvent.click(page.getByRole('menuitem', { name: '终止' }))
  const question = page.getByRole('dialog', { name: '终止审核不可恢复' })
  await userEvent.fill(question.getByRole('textbox', { name: '原因' }), '重复')
  await userEvent.click(question.getByRole('button', { name: '终止' }))
  await expect.poll(() => mockServer.sent('POST')[0]?.body).toEqual({ handleOpinion: '重复' })

  await userEvent.click(page.getByRole('switch', { name: '只看需要处理的' }))
  await expect.poll(() => mockServer.sent('GET', `${ENGINE}/FlowMonitor`).at(-1)?.query.get('stuck')).toBe('1')
  await userEvent.click(page.getByRole('checkbox').nth(1))
  await userEvent.click(page.getByRole('button', { name: '删除', exact: true }))
  await userEvent.click(page.getByRole('dialog').getByRole('button', { name: '确定' }))
  await expect.poll(() => mockServer.sent('DELETE')[0]?.body).toEqual({ ids: 't1' })
})

it('流程监控: each trouble leads to its way out; calls are retried and skipped, tasks suspended, resumed and migrated', async () => {
  const rows = [
    task('c', '调用失败的申请', { isStuck: true, failedCalls: 1 }),
    task('g', '审批人离职的申请', { isStuck: true, goneDuties: 1 }),
    task('s', '挂起的申请', { isSuspended: true }),
    task('o', '旧版本的申请', { isOutdated: true, waitingCalls: 1 }),
  ]
  const call = { id: 'c1', nodeCode: 'hook', nodeName: '推送', kind: 'service', kindName: '服务节点', creatorTime: 1 }
  const migration = { version: 1, newestVersion: 2, lost: [], lostFields: [] }
  let message = '新版本没有当前节点“部门主管”，或不再经过该节点'
  await open(FlowMonitorPage, {
    answers: {
      [`GET ${ENGINE}/FlowMonitor`]: pageOf(...rows),
      [`GET ${ENGINE}/FlowMonitor/t-c/Calls`]: listOf(
        { ...call, state: 2, attempts: 4, error: '接口没有响应', endTime: null },
        { ...call, id: 'c2', state: 1, attempts: 0, error: '', endTime: 2 },
      ),
      [`POST ${ENGINE}/FlowMonitor/Calls/c1/Retry`]: { code: 200, msg: '已重试' },
      [`POST ${ENGINE}/FlowMonitor/Calls/c1/Skip`]: { code: 200, msg: '已跳过' },
      [`POST ${ENGINE}/FlowBefore/Resume/t-s`]: { code: 200, msg: '恢复成功' },
      [`POST ${ENGINE}/FlowBefore/Suspend/t-o`]: { code: 200, msg: '挂起成功' },
      [`GET ${ENGINE}/FlowMonitor/t-o/Migration`]: () => ({
        code: 200,
        data: { ...migration, added: [{ nodeCode: 'n', nodeName: '财务' }], message },
      }),
      [`POST ${ENGINE}/FlowMonitor/t-o/Migration`]: { code: 200, msg: '迁移成功' },
    },
  })
  const sent = (path: string) => mockServer.sent('POST', `${ENGINE}/${path}`)
  await userEvent.click(page.getByRole('button', { name: /^服务调用失败：/ }))
  const drawer = page.getByRole('dialog', { name: '服务调用：调用失败的申请' })
  await expect.element(drawer.getByText('第 4 次尝试失败：接口没有响应')).toBeVisible()
  expect(drawer.getByRole('button', { name: '重试' }).elements()).toHaveLength(1)
  await userEvent.click(drawer.getByRole('button', { name: '跳过' }))
  const question = page.getByRole('dialog', { name: '跳过' })
  await expect.element(question).toMatchTextContent(/对方系统可能没有收到数据/)
  await userEvent.click(question.getByRole('button', { name: '取消' }))
  await userEvent.click(drawer.getByRole('button', { name: '重试' }))
  await userEvent.click(page.getByRole('dialog', { name: '重试' }).getByRole('button', { name: '重试' }))
  await expect.poll(() => sent('FlowMonitor/Calls/c1/Retry')).toHaveLength(1)
  expect(sent('FlowMonitor/Calls/c1/Skip')).toHaveLength(0)
  await userEvent.click(drawer.getByRole('button', { name: '关闭' }))

  await userEvent.click(page.getByRole('button', { name: /^审批人已停用：/ }))
  await userEvent.click(page.getByRole('dialog', { name: '指派' }).getByRole('button', { name: '取消' }))
  await userEvent.click(page.getByRole('button', { name: /^已挂起：/ }))
  const resume = page.getByRole('dialog', { name: '恢复流程' })
  await expect.element(resume).toMatchTextContent(/“挂起的申请”会从当前节点继续/)
  await userEvent.click(resume.getByRole('button', { name: '恢复' }))
  await expect.poll(() => sent('FlowBefore/Resume/t-s')).toHaveLength(1)

  await menuOf('旧版本的申请')
  await userEvent.click(page.getByRole('menuitem', { name: '挂起' }))
  const suspend = page.getByRole('dialog', { name: '挂起流程' })
  await userEvent.fill(suspend.getByRole('textbox', { name: '原因' }), '等核实')
  await userEvent.click(suspend.getByRole('button', { name: '挂起' }))
  await expect.poll(() => sent('FlowBefore/Suspend/t-o')[0]?.body).toEqual({ handleOpinion: '等核实' })

  await menuOf('旧版本的申请')
  await userEvent.click(page.getByRole('menuitem', { name: '迁移到新版本' }))
  const move = page.getByRole('dialog', { name: '迁移到新版本' })
  await expect.element(move.getByText(message)).toBeVisible()
  expect(move.getByRole('button', { name: '迁移' }).elements()).toHaveLength(0)
  await userEvent.click(move.getByRole('button', { name: '关闭' }).last())
  message = ''
  await menuOf('旧版本的申请')
  await userEvent.click(page.getByRole('menuitem', { name: '迁移到新版本' }))
  await expect.element(move).toMatchTextContent(/从版本 1 改用版本 2/)
  await expect.element(move).toMatchTextContent(/新版本增加的节点财务/)
  await userEvent.click(move.getByRole('button', { name: '迁移' }))
  await expect.poll(() => sent('FlowMonitor/t-o/Migration')).toHaveLength(1)
  await expect.element(move).not.toBeInTheDocument()
})
