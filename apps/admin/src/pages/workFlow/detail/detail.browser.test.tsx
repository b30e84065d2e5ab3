import '@arco-design/web-react/es/_util/react-19-adapter'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import { type Answers, createMockServer, type MockServer } from '../../../testing/mock-server.ts'
import { openPage } from '../../../testing/open-page.tsx'
import { rememberQueue } from '../parts/task-queue.ts'
import { DetailPage } from './DetailPage.tsx'
import { catalogues } from './catalogue.ts'
import { addressOf, configOf, decided, detailOf, effects, ENGINE, formData, ok, tree } from './detail.example.ts'

let mockServer: MockServer
const open = (config: object, more: Answers = {}) => {
  mockServer = createMockServer({
    [`GET ${ENGINE}/FlowBefore/t1`]: ok(detailOf('t1')),
    [`GET ${ENGINE}/FlowBefore/t2`]: ok(detailOf('t2')),
    [`POST ${ENGINE}/FlowBefore/Preview/op-t1`]: ok(effects),
    [`POST ${ENGINE}/FlowBefore/Preview/0`]: ok(effects),
    [`POST ${ENGINE}/FlowBefore/Audit/op-t1`]: { code: 200, msg: '审核成功' },
    'GET /api/system/CommonWords': ok({ list: [] }),
    [`GET ${ENGINE}/FlowEngine/f1`]: ok({ id: 'f1', fullName: '出差申请', formData, flowTemplateJson: tree }),
    ...more,
  })
  return openPage(DetailPage, { mockServer, catalogues, address: addressOf(config) })
}
const duty = { type: 2, processId: 't1', taskOperatorId: 'op-t1', taskNodeId: 'n1' }
const button = (name: string) => page.getByRole('toolbar').getByRole('button', { name, exact: true })
const dialog = (name: string) => page.getByRole('dialog', { name })

beforeEach(async () => {
  await page.viewport(1280, 800)
  sessionStorage.clear()
  localStorage.clear()
})
afterEach(() => cleanup())

describe('a duty', () => {
  it('is decided with what the node lets change, and the next one of the list follows', async () => {
    rememberQueue([
      { id: 'op-t1', config: configOf(duty) },
      { id: 'op-t2', config: configOf({ ...duty, processId: 't2', taskOperatorId: 'op-t2' }) },
    ])
    await open(duty)
    await expect.element(page.getByText('为什么由我处理：')).toBeVisible()
    await expect.element(page.getByLabelText('地点')).toBeDisabled()
    await page.getByRole('spinbutton', { name: /天数/ }).fill('2')
    await button('通过').click()
    await expect.element(dialog('审批通过').getByText('流转到“财务审批”：张伟')).toBeVisible()
    await dialog('审批通过').getByRole('button', { name: '同意', exact: true }).click()
    await dialog('审批通过').getByRole('button', { name: '通过', exact: true }).click()
    await expect.element(page.getByRole('heading', { name: '王芳的出差申请t2' })).toBeVisible()
    const [sent] = mockServer.sent('POST', `${ENGINE}/FlowBefore/Audit/op-t1`)
    expect(sent?.body).toMatchObject({ handleOpinion: '同意', formData: { data: '{"days":2}' } })
  })

  it('is rejected to the node that the approver chooses, with a phrase that the server keeps', async () => {
    const before = detailOf('t1')
    const [begin, current] = before.flowTaskNodeList
    const passed = { ...begin, id: 'n9', nodeCode: 'check', nodeName: '初审', nodeType: 'approver', sortCode: 1 }
    const nodes = [
      { ...begin, nodeNext: 'check', sortCode: 0 },
      { ...passed, nodeNext: 'first' },
      { ...current, nodeNext: 'end', sortCode: 2 },
    ]
    await open(duty, {
      [`GET ${ENGINE}/FlowBefore/t1`]: ok({
        ...before,
        flowTaskNodeList: nodes,
        approversProperties: { title: '主管审批', rejectStep: '2', rejectType: 3 },
      }),
      [`POST ${ENGINE}/FlowBefore/Reject/op-t1`]: { code: 200, msg: '驳回成功' },
      'GET /api/system/CommonWords': ok({ list: [{ id: 'w1', commonWordsText: '请补发票', sortCode: 0 }] }),
    })
    await button('拒绝').click()
    const reject = dialog('审批拒绝')
    await reject.getByRole('button', { name: '拒绝', exact: true }).click()
    await expect.element(reject.getByText('请选择驳回到哪里')).toBeVisible()
    await reject.getByRole('combobox', { name: '驳回到' }).click()
    await page.getByRole('option', { name: '初审' }).click()
    await reject.getByText('直接回到当前节点').click()
    await reject.getByRole('button', { name: '请补发票', exact: true }).click()
    await expect
      .poll(() => mockServer.sent('POST', `${ENGINE}/FlowBefore/Preview/op-t1`).at(-1)?.body)
      .toMatchObject({ action: 'reject', rejectStep: 'check', rejectType: 2 })
    await reject.getByRole('button', { name: '拒绝', exact: true }).click()
    await expect
      .poll(() => mockServer.sent('POST', `${ENGINE}/FlowBefore/Reject/op-t1`)[0]?.body)
      .toMatchObject({ handleOpinion: '请补发票', rejectStep: 'check', rejectType: 2, fileList: '' })
  })

  it('takes the branches that the approver chooses, behind which others decide', async () => {
    const options = [
      { code: 'law', title: '法务' },
      { code: 'tax', title: '税务' },
    ]
    const block = { nodeCode: 'first', isChosen: false, options }
    await open(duty, {
      [`POST ${ENGINE}/FlowBefore/Preview/op-t1`]: ({ body }) =>
        JSON.stringify(body).includes('"tax"')
          ? ok({ ...effects, branches: [{ ...block, isChosen: true }] })
          : ok({ ...effects, branches: [block], next: [] }),
    })
    await button('通过').click()
    const agree = dialog('审批通过')
    await expect.element(agree.getByText('请选择分支')).toBeVisible()
    await agree.getByRole('button', { name: '通过', exact: true }).click()
    await expect.element(agree.getByText('请至少选择一个分支')).toBeVisible()
    await agree.getByText('税务').click()
    await expect.element(agree.getByText('流转到“财务审批”：张伟')).toBeVisible()
    await agree.getByRole('button', { name: '通过', exact: true }).click()
    await expect
      .poll(() => mockServer.sent('POST', `${ENGINE}/FlowBefore/Audit/op-t1`)[0]?.body)
      .toMatchObject({ branchList: ['tax'] })
  })

  it('changes and deletes phrases; Enter in a phrase decides nothing', async () => {
    let words = [
      { id: 'w1', commonWordsText: '请补发票', sortCode: 0 },
      { id: 'w2', commonWordsText: '同意付款', sortCode: 0 },
    ]
    await open(duty, {
      'GET /api/system/CommonWords': () => ok({ list: words }),
      'PUT /api/system/CommonWords/w1': ({ body }) => {
        words = words.map((word) => (word.id === 'w1' ? { ...word, ...(body as object) } : word))
        return { code: 200, msg: '修改成功' }
      },
      'DELETE /api/system/CommonWords/w2': () => {
        words = words.filter(({ id }) => id !== 'w2')
        return { code: 200, msg: '删除成功' }
      },
    })
    await button('拒绝').click()
    const reject = dialog('审批拒绝')
    await reject.getByRole('button', { name: '管理常用语' }).click()
    await reject.getByRole('textbox', { name: '常用语 1' }).fill('请补齐发票')
    await userEvent.keyboard('{Enter}')
    await expect
      .poll(() => mockServer.sent('PUT', '/api/system/CommonWords/w1')[0]?.body)
      .toMatchObject({ commonWordsText: '请补齐发票' })
    await reject.getByRole('button', { name: '删除常用语：同意付款' }).click()
    await expect.element(reject.getByRole('textbox', { name: '常用语 2' })).not.toBeInTheDocument()
    await expect.element(reject.getByRole('textbox', { name: '常用语 1' })).toHaveFocus()
    await reject.getByRole('button', { name: '完成', exact: true }).click()
    await reject.getByRole('button', { name: '请补齐发票', exact: true }).click()
    await expect.element(reject.getByLabelText('审批意见')).toHaveValue('请补齐发票')
    expect(mockServer.sent('POST', `${ENGINE}/FlowBefore/Reject/op-t1`)).toHaveLength(0)
  })

  it('keeps letters that are typed before the dialog has the focus; they are no shortcuts', async () => {
    rememberQueue([
      { id: 'op-t1', config: configOf(duty) },
      { id: 'op-t2', config: configOf({ ...duty, processId: 't2', taskOperatorId: 'op-t2' }) },
    ])
    await open(duty)
    await expect.element(button('拒绝')).toBeVisible()
    for (const key of 'rjab') document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
    await expect.element(dialog('审批拒绝').getByLabelText('审批意见')).toHaveFocus()
    await expect.element(dialog('审批拒绝').getByLabelText('审批意见')).toHaveValue('jab')
    await userEvent.keyboard('c')
    await expect.element(dialog('审批拒绝').getByLabelText('审批意见')).toHaveValue('jabc')
    await expect.element(page.getByRole('heading', { name: '王芳的出差申请t1' })).toBeInTheDocument()
  })

  it('is not decided while a required field is empty', async () => {
    await open(duty)
    await page.getByRole('spinbutton', { name: /天数/ }).clear()
    await button('通过').click()
    await expect.element(page.getByText(/不能为空/)).toBeVisible()
    expect(dialog('审批通过').elements()).toHaveLength(0)
  })

  it('keeps the opinion when somebody else has decided in the same second', async () => {
    let isDecided = false
    await open(duty, {
      [`GET ${ENGINE}/FlowBefore/t1`]: () => ok(isDecided ? decided('t1') : detailOf('t1')),
      [`POST ${ENGINE}/FlowBefore/Reject/op-t1`]: () => {
        isDecided = true
        return { code: 400, msg: '审批已完成' }
      },
    })
    await expect.element(button('拒绝')).toBeVisible()
    await userEvent.keyboard('r')
    await dialog('审批拒绝').getByLabelText('审批意见').fill('金额不对')
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await expect.element(page.getByText('页面已更新为最新状态。您填写的意见没有提交：金额不对')).toBeVisible()
    await expect.element(dialog('审批拒绝')).not.toBeInTheDocument()
    expect(page.getByRole('toolbar').elements()).toHaveLength(0)
  })

  it('is read on a phone, with its buttons at the bottom; fields that the node hides are missing', async () => {
    await page.viewport(390, 844)
    await open(duty, {
      [`GET ${ENGINE}/FlowBefore/t1`]: ok(detailOf('t1', { fieldRights: { place: 'read', days: 'hidden' } })),
    })
    await expect.element(page.getByText('深圳')).toBeVisible()
    expect(page.getByText('天数').elements()).toHaveLength(0)
    const bar = page.getByRole('toolbar').element().getBoundingClientRect()
    expect(bar.width).toBeLessThanOrEqual(390)
    await button('转审').click()
    await expect.element(dialog('转审').getByText('所选人员代替您审批此节点，您不再办理。')).toBeVisible()
  })
})

describe('an administrator', () => {
  const asAdministrator = (actions: string[]) => ({
    allowed: { actions, operatorId: null, taskNodeId: null, ownerName: '', recordId: null },
  })
  const suspended = () => {
    const detail = detailOf('t1', asAdministrator(['resume', 'cancel', 'calls']))
    const record = {
      id: 'r1',
      nodeName: '',
      userName: '管理员/admin',
      handleStatus: 8,
      handleTime: 0,
      handleOpinion: '等核实',
      fileList: JSON.stringify([
        { name: '说明.pdf', fileId: 'a.pdf', url: '/api/file/Image/annex/a.pdf', fileSize: 9 },
      ]),
      signImg: '',
      operatorId: '',
      status: 0,
      why: '',
    }
    return {
      ...detail,
      flowTaskInfo: { ...detail.flowTaskInfo, isSuspended: true },
      flowTaskOperatorRecordList: [record],
    }
  }

  it('suspends a task, reads why nobody can decide, and resumes it', async () => {
    let isSuspended = false
    await open(
      { processId: 't1', opType: 4 },
      {
        [`GET ${ENGINE}/FlowBefore/t1`]: () =>
          ok(isSuspended ? suspended() : detailOf('t1', asAdministrator(['suspend', 'migrate']))),
        [`POST ${ENGINE}/FlowBefore/Suspend/t1`]: () => {
          isSuspended = true
          return { code: 200, msg: '挂起成功' }
        },
        [`POST ${ENGINE}/FlowBefore/Resume/t1`]: { code: 200, msg: '恢复成功' },
        [`GET ${ENGINE}/FlowMonitor/t1/Migration`]: { code: 400, msg: '已是最新版本' },
        [`GET ${ENGINE}/FlowMonitor/t1/Calls`]: ok({ list: [] }),
      },
    )
    await button('迁移到新版本').click()
    await expect.element(dialog('迁移到新版本').getByText('已是最新版本')).toBeVisible()
    await dialog('迁移到新版本').getByRole('button', { name: '关闭' }).last().click()
    await button('挂起').click()
    await expect.element(dialog('挂起流程').getByText(/流程停在当前节点，陈静 的待办消失/)).toBeVisible()
    await dialog('挂起流程').getByLabelText('挂起原因').fill('等核实')
    await dialog('挂起流程').getByRole('button', { name: '挂起', exact: true }).click()
    await expect.element(page.getByText(/管理员 于 .* 挂起了此流程/)).toBeVisible()
    await expect.element(page.getByText('已挂起', { exact: true })).toBeVisible()
    expect(page.getByText('等待审核').elements()).toHaveLength(0)
    await expect.element(page.getByText(/原因：等核实。挂起期间不能审批/)).toBeVisible()
    expect(mockServer.sent('POST', `${ENGINE}/FlowBefore/Suspend/t1`)[0]?.body).toEqual({ handleOpinion: '等核实' })
    await page.getByRole('button', { name: '流转记录' }).click()
    await expect.element(page.getByText('流程挂起', { exact: true })).toBeVisible()
    await expect.element(page.getByText('说明.pdf')).toBeVisible()
    await button('服务调用').click()
    await expect.element(page.getByRole('dialog').getByText('没有服务调用')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await button('恢复').click()
    await dialog('恢复流程').getByRole('button', { name: '恢复', exact: true }).click()
    await expect.poll(() => mockServer.sent('POST', `${ENGINE}/FlowBefore/Resume/t1`)).toHaveLength(1)
  })
})

it('a wide screen has the history beside the form', async () => {
  await open(duty)
  await expect.element(page.getByLabelText('地点')).toBeVisible()
  expect(page.getByRole('complementary', { name: '流转记录' }).query()).toBeNull()

  await page.viewport(1920, 900)
  await expect.element(page.getByRole('complementary', { name: '流转记录' })).toBeVisible()
  await page.getByRole('button', { name: '流程信息' }).click()
  await expect.element(page.getByLabelText('地点')).not.toBeVisible()
  expect(page.getByRole('complementary', { name: '流转记录' }).query()).toBeNull()
})

it('the picture says why a branch is taken: condition, value, result; hidden fields stay hidden', async () => {
  const row = (field: string, fieldName: string, filedValue: unknown) => ({
    field,
    fieldName,
    symbol: '>',
    filedValue,
    logic: '&&',
  })
  const branch = (nodeId: string, title: string, properties: object) => ({
    nodeId,
    type: 'condition',
    properties: { title, ...properties },
  })
  const flow = {
    nodeId: 'begin',
    type: 'start',
    properties: { title: '发起' },
    conditionType: 'condition',
    conditionNodes: [
      branch('long', '长差', {
        conditions: [row('days', '天数', 2), row('salary', '工资', 5000)],
        formula: '{days} < 3',
      }),
      branch('other', '其他', { isDefault: true }),
    ],
    childNode: { nodeId: 'first', type: 'approver', properties: { title: '主管审批' } },
  }
  const before = detailOf('t1')
  const flowTaskInfo = { ...before.flowTaskInfo, flowTemplateJson: JSON.stringify(flow) }
  const fieldRights = { ...before.fieldRights, salary: 'hidden' }
  await open(duty, { [`GET ${ENGINE}/FlowBefore/t1`]: ok({ ...before, flowTaskInfo, fieldRights }) })
  await page.getByRole('button', { name: '流程信息' }).click()
  const facts = page.getByRole('region', { name: '节点信息' })

  await page.getByRole('button', { name: /^长差/ }).click()
  await expect.element(facts.getByRole('listitem').first()).toHaveTextContent('天数 大于 2当前值：3满足')
  await expect.element(facts.getByText('您不能查看此字段，无法说明是否满足')).toBeVisible()
  await expect.element(facts.getByRole('listitem').last()).toMatchTextContent(/< 3不满足$/)
  await page.getByRole('button', { name: /^其他/ }).click()
  await expect.element(facts.getByText(/其他分支的条件都不满足时/)).toBeVisible()
})

describe('added approvers', () => {
  const signer = (id: string, userName: string) => ({ operatorId: 'op-t1', id, userId: id, userName, isBefore: true })
  const waiting = (...removableSigners: object[]) =>
    detailOf('t1', {
      allowed: { actions: ['removeSign'], operatorId: null, taskNodeId: 'n1', ownerName: '', recordId: null },
      removableSigners,
    })
  const REMOVE = `${ENGINE}/FlowBefore/RemoveSign/op-t1`

  it('are removed by the person who added them, who reads what follows', async () => {
    await open(duty, {
      [`GET ${ENGINE}/FlowBefore/t1`]: ok(waiting(signer('s1', '李娜/lina'), signer('s2', '张伟/zhangwei'))),
      [`POST ${REMOVE}`]: { code: 200, msg: '减签成功' },
    })
    await button('减签').click()
    await dialog('减签').getByRole('button', { name: '减签', exact: true }).click()
    await expect.element(dialog('减签').getByText('请选择人员')).toBeVisible()
    await dialog('减签').getByText('李娜').click()
    await expect.element(dialog('减签').getByText('李娜 的待办取消。其余加签人员继续审批。')).toBeVisible()
    await dialog('减签').getByText('张伟').click()
    await expect
      .element(dialog('减签').getByText(/李娜、张伟 的待办取消。没有其他加签人员，待办回到您这里/))
      .toBeVisible()
    await dialog('减签').getByLabelText('减签说明').fill('不用了')
    await dialog('减签').getByRole('button', { name: '减签', exact: true }).click()
    await expect.element(dialog('减签')).not.toBeInTheDocument()
    const [sent] = mockServer.sent('POST', REMOVE)
    expect(sent?.body).toEqual({ ids: ['s1', 's2'], handleOpinion: '不用了' })
  })

  it('need no choice when there is one', async () => {
    const one = { ...signer('s1', '李娜/lina'), isBefore: false }
    await open(duty, {
      [`GET ${ENGINE}/FlowBefore/t1`]: ok(waiting(one)),
      [`POST ${REMOVE}`]: { code: 200, msg: '减签成功' },
    })
    await button('减签').click()
    await expect.element(dialog('减签').getByText(/没有其他加签人员，您的审批生效/)).toBeVisible()
    await dialog('减签').getByRole('button', { name: '减签', exact: true }).click()
    await expect.poll(() => mockServer.sent('POST', REMOVE)[0]?.body).toMatchObject({ ids: ['s1'] })
  })
})

it('an administrator retries a failed call in the history', async () => {
  const call = {
    id: 'c1',
    nodeName: '同步预算',
    kind: 'service',
    kindName: '数据接口',
    state: 2,
    attempts: 4,
    error: '连接超时',
    creatorTime: 0,
  }
  const record = {
    id: 'r1',
    nodeName: '发起',
    userName: '王芳/wangfang',
    handleStatus: 2,
    handleTime: 0,
    handleOpinion: '',
    fileList: '',
    signImg: '',
    operatorId: '',
    status: 0,
    why: '',
  }
  await open(
    { processId: 't1', opType: 4 },
    {
      [`GET ${ENGINE}/FlowBefore/t1`]: ok(
        detailOf('t1', {
          allowed: { actions: ['calls'], operatorId: null, taskNodeId: null, ownerName: '', recordId: null },
          flowTaskOperatorRecordList: [record],
        }),
      ),
      [`GET ${ENGINE}/FlowMonitor/t1/Calls`]: ok({ list: [call] }),
      [`POST ${ENGINE}/FlowMonitor/Calls/c1/Retry`]: { code: 200, msg: '已重试' },
    },
  )
  await page.getByRole('button', { name: '流转记录' }).click()
  const calls = page.getByRole('region', { name: '服务调用' })
  await expect.element(calls.getByText('第 4 次尝试失败：连接超时')).toBeVisible()
  await calls.getByRole('button', { name: '重试' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '重试' }).click()
  await expect.poll(() => mockServer.sent('POST', `${ENGINE}/FlowMonitor/Calls/c1/Retry`)).toHaveLength(1)
})

describe('a request', () => {
  it('is saved as a draft, kept when the server refuses it, and submitted after the dialog has said who decides', async () => {
    let isRefusing = true
    await open(
      { opType: -1, flowId: 'f1' },
      {
        [`POST ${ENGINE}/FlowTask`]: () =>
          isRefusing ? { code: 400, msg: '该流程已停用' } : { code: 200, data: { id: 't1' } },
      },
    )
    await page.getByLabelText('地点').fill('上海')
    await button('提交').click()
    await expect.element(dialog('提交审核').getByText('流转到“财务审批”：张伟')).toBeVisible()
    await dialog('提交审核').getByRole('button', { name: '提交', exact: true }).click()
    await expect.element(dialog('提交审核').getByText('该流程已停用')).toBeVisible()
    isRefusing = false
    await dialog('提交审核').getByRole('button', { name: '取消' }).click()
    await expect.element(page.getByLabelText('地点')).toHaveValue('上海')
    await button('提交').click()
    await dialog('提交审核').getByRole('button', { name: '提交', exact: true }).click()
    await expect.element(page.getByRole('heading', { name: '王芳的出差申请t1' })).toBeVisible()
    const sent = mockServer.sent('POST', `${ENGINE}/FlowTask`).at(-1)
    expect(sent?.body).toMatchObject({ flowId: 'f1', status: 0, data: expect.stringContaining('上海') })
  })
})

it('is applied for again with the values of an ended request, as a request of its own', async () => {
  const ended = detailOf('t1')
  const actions = ['again', 'print']
  await open(
    { type: 1, processId: 't1', status: 2 },
    {
      [`GET ${ENGINE}/FlowBefore/t1`]: ok({ ...ended, allowed: { ...ended.allowed, operatorId: null, actions } }),
      [`POST ${ENGINE}/FlowTask`]: { code: 200, msg: '保存成功', data: { id: 't9' } },
    },
  )
  await button('再次发起').click()
  await expect.element(page.getByRole('heading', { name: '出差申请', exact: true })).toBeVisible()
  await expect.element(page.getByLabelText('地点')).toHaveValue('深圳')
  await button('暂存').click()

  await expect.poll(() => mockServer.sent('POST', `${ENGINE}/FlowTask`)).toHaveLength(1)
  const [sent] = mockServer.sent('POST', `${ENGINE}/FlowTask`)
  expect(sent?.body).toMatchObject({ flowId: 'f1', status: 1, data: '{"place":"深圳","days":3}' })
})

it('is printed with the template of the node, as its page shows it', async () => {
  const SELECTOR = 'GET /api/system/printDev/Selector'
  const print = { printData: { place: '深圳', days: '3' }, numbers: {}, pictures: {} }
  const head = [{ field: 'place', fieldName: '地点', kind: 'comInput', isDrawn: false }]
  const before = detailOf('t1')
  await open(duty, {
    [`GET ${ENGINE}/FlowBefore/t1`]: ok({
      ...before,
      allowed: { ...before.allowed, actions: ['print'] },
      approversProperties: { title: '主管审批', hasPrintBtn: true, printId: 'p2' },
    }),
    [SELECTOR]: ok({
      list: [
        {
          id: 'c',
          fullName: '单据',
          num: 2,
          children: [
            { id: 'p1', fullName: '通用' },
            { id: 'p2', fullName: '出差单' },
          ],
        },
      ],
    }),
    'GET /api/system/printDev/p2/Look': ok({ id: 'p2', printTemplate: '<p>目的地：{place}</p>', pageJson: '' }),
    'POST /api/system/printDev/BatchData': ok({
      modelName: '出差申请',
      headTable: head,
      tables: [],
      records: [{ id: 't1', ...print, operatorRecordList: [] }],
    }),
  })
  await button('打印').click()
  await expect.element(dialog('打印预览').getByText('1 条数据，1 页')).toBeVisible()
  await expect.element(dialog('打印预览').getByRole('checkbox', { name: /出差单/ })).toBeChecked()
  await expect.element(dialog('打印预览').getByText('目的地：深圳')).toBeVisible()
  const [sent] = mockServer.sent('POST', '/api/system/printDev/BatchData')
  expect(sent?.body).toMatchObject({ source: 'request', formIds: ['t1'] })
})

it('says that a link names no task, that a task is gone, and that the person has no right', async () => {
  await open({})
  await expect.element(page.getByText('没有要打开的流程')).toBeVisible()
  await cleanup()
  await open({ processId: 't9' })
  await expect.element(page.getByText('该流程已被删除')).toBeVisible()
  await cleanup()
  await open(duty, { [`GET ${ENGINE}/FlowBefore/t1`]: { code: 403, msg: '没有权限' } })
  await expect.element(page.getByText('您没有参与此流程，或办理权限已被收回。')).toBeVisible()
})
