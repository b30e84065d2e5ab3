import { RESULT } from '@sqos/contract'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { readWorkbook } from '../../platform/workbook/index.ts'
import { buildUser } from '../../testing/builders.ts'
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts'
import { createAuthority } from '../authority/index.ts'
import { fieldOf, formOf, listOf } from '../model/model.testing.ts'
import { createRecords } from '../record/index.ts'
import { recordCalls } from '../record/record.testing.ts'
import { BRANCHES, LINE } from './documents.testing.ts'
import { createFlows } from './index.ts'
import { approver, ENGINE, flowCalls, LEAVE_FORM, start } from './workflow.testing.ts'

let test: TestApp
const { admin, people, design, submit, todo, agree, taskRow } = flowCalls(() => test)
const { build, read: recordOf } = recordCalls(() => test)

beforeAll(async () => {
  test = await createTestApp()
})
afterEach(() => test.reset())
afterAll(() => test.close())

interface Flow {
  id: string
  version: string
  enabledMark: number
  lastModifyTime: number | null
  flowTemplateJson: string
}
const flowOf = async (id: string) => (await admin().get<Flow>(`${ENGINE}/FlowEngine/${id}`)).data

const importFlow = (flowEngine: object) => {
  const form = new FormData()
  form.append('file', new Blob([JSON.stringify({ flowEngine, visibleList: [] })]), 'flow.json')
  return admin().post(`${ENGINE}/FlowEngine/Actions/ImportData`, form)
}

const exportFlow = async (id: string) => {
  const ticket = await admin().get<{ url: string }>(`${ENGINE}/FlowEngine/${id}/Actions/ExportData`)
  const file = await test.app.inject({ url: ticket.data.url })
  return file.json<{ flowEngine: { flowTemplateJson: string; formData: string } }>().flowEngine
}

/** Creates users whose ids are their accounts, as in the documents. */
async function named(...ids: string[]) {
  for (const id of ids) await buildUser({ ...test.deps, newId: () => id }, { account: id })
}

/** Creates a department; returns its id. */
async function office(managerId: string | null) {
  const { id } = await test.deps.db
    .insertInto('organizations')
    .values({
      id: 'office',
      parentId: '-1',
      category: 'department',
      fullName: '行政部',
      enCode: 'office',
      managerId,
      creatorUserId: null,
      creatorTime: test.clock.now(),
      lastModifyUserId: null,
      deleteMark: null,
      deleteUserId: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

describe('documents of other products', () => {
  it('run from the superior to the chosen clerk and are exported unchanged', async () => {
    await named('ann', 'boss', 'hr1', 'hr2', 'hr3', 'clerk', 'u9')
    const { db } = test.deps
    const plain = { creatorUserId: null, creatorTime: test.clock.now(), lastModifyUserId: null, deleteUserId: null }
    await db.updateTable('users').set({ managerId: 'boss' }).where('id', '=', 'ann').execute()
    await db
      .insertInto('roles')
      .values({ ...plain, id: 'role_hr', fullName: '人事', enCode: 'hr', type: null, deleteMark: null })
      .execute()
    await db
      .insertInto('positions')
      .values({
        ...plain,
        id: 'pos_clerk',
        fullName: '档案员',
        enCode: 'clerk',
        type: '',
        organizeId: await office(null),
        sortCode: 0,
        deleteMark: null,
      })
      .execute()
    for (const userId of ['hr1', 'hr2', 'hr3'])
      await db.insertInto('userRelations').values({ userId, objectType: 'Role', objectId: 'role_hr' }).execute()
    await db
      .insertInto('userRelations')
      .values({ userId: 'clerk', objectType: 'Position', objectId: 'pos_clerk' })
      .execute()
    const flowTemplateJson = JSON.stringify(LINE)
    const flow = { id: 'line', fullName: '请假', enCode: 'leave', flowTemplateJson, formData: LEAVE_FORM }

    expect(await importFlow(flow)).toMatchObject({ code: RESULT.ok })
    expect(await admin().post(`${ENGINE}/FlowEngine/Release/line`)).toMatchObject({ code: RESULT.ok })
    const id = await submit('ann', 'line', { days: 2 })
    expect(await agree('boss')).toMatchObject({ code: RESULT.refused, msg: '请签名' })
    expect(await agree('boss', { signImg: 'data:image/png;base64,AAAA' })).toMatchObject({ code: RESULT.ok })
    for (const account of ['hr1', 'hr2'])
      expect(await agree(account, { candidateList: { n4: ['clerk'] } })).toMatchObject({ code: RESULT.ok })
    expect(await todo('hr3')).toEqual([])
    expect(await agree('clerk')).toMatchObject({ code: RESULT.ok })

    expect(await taskRow(id)).toMatchObject({ status: 2, completion: 100 })
    const copies = await test.as('u9').get<{ list: object[] }>(`${ENGINE}/FlowBefore/List/3`)
    expect(copies.data.list).toHaveLength(1)
    expect(await exportFlow('line')).toMatchObject({ flowTemplateJson, formData: LEAVE_FORM })
  })

  it('run through a condition, side by side and together to the archive, and are exported unchanged', async () => {
    await named('ann', 'head', 'u3', 'u4', 'u5', 'u6')
    const organizeId = await office('head')
    await test.deps.db.updateTable('users').set({ organizeId }).where('id', '=', 'ann').execute()
    const flowTemplateJson = JSON.stringify(BRANCHES)
    // As an object, which some products write.
    const flow = { id: 'branches', fullName: '外出', enCode: 'out', flowTemplateJson: BRANCHES, formData: LEAVE_FORM }
    expect(await importFlow(flow)).toMatchObject({ code: RESULT.ok })
    expect(await admin().post(`${ENGINE}/FlowEngine/Release/branches`)).toMatchObject({ code: RESULT.ok })

    const id = await submit('ann', 'branches', { days: 5 })
    for (const account of ['head', 'u4', 'u3', 'u5', 'u6']) {
      expect(await todo(account)).toMatchObject([{ processId: id }])
      expect(await agree(account)).toMatchObject({ code: RESULT.ok })
    }

    expect(await taskRow(id)).toMatchObject({ status: 2 })
    const nodes = await test.deps.db
      .selectFrom('flowNodes')
      .select(['nodeCode', 'next'])
      .where('taskId', '=', id)
      .execute()
    expect(Object.fromEntries(nodes.map(({ nodeCode, next }) => [nodeCode, next.join(',')]))).toMatchObject({
      n1: 'n3',
      n3: 'n4,n5',
      n4: 'n6',
      n5: 'n6',
      n6: 'n9',
      n9: 'end',
    })
    expect((await exportFlow('branches')).flowTemplateJson).toBe(flowTemplateJson)
  })
})

describe('a flow is saved as it was read', () => {
  it('when it was imported without a category; a category is not removed', async () => {
    const { bob } = await people('bob')
    const flowTemplateJson = JSON.stringify(start({ childNode: approver('first', { approvers: [bob] }) }))
    await importFlow({ id: 'plain', fullName: '外出', enCode: 'out', flowTemplateJson, formData: LEAVE_FORM })
    const save = async (changes: object) =>
      await admin().put(`${ENGINE}/FlowEngine/plain`, { ...(await flowOf('plain')), ...changes })

    expect(await save({})).toMatchObject({ code: RESULT.ok })
    expect(await flowOf('plain')).toMatchObject({ version: '2', category: '' })
    expect(await save({ category: 'office', enabledMark: 1 })).toMatchObject({ code: RESULT.ok })
    expect(await save({ category: '' })).toMatchObject({
      code: RESULT.refused,
      data: { fields: { category: '请选择流程分类' } },
    })
    expect(await save({ enCode: '#visualDevOther' })).toMatchObject({ code: RESULT.refused })
  })

  it('when it belongs to a model: settings change, documents only with the model', async () => {
    const { bob } = await people('bob')
    const id = await build({
      fullName: '出差',
      enCode: 'trip',
      webType: 3,
      formData: formOf([fieldOf({ name: 'F_Note', label: '说明' })]),
      columnData: listOf({ columns: [{ prop: 'F_Note', label: '说明' }] }),
      flowTemplateJson: JSON.stringify(start({ childNode: approver('first', { approvers: [bob] }) })),
    })
    const save = async (changes: object) =>
      await admin().put(`${ENGINE}/FlowEngine/${id}`, { ...(await flowOf(id)), ...changes })

    expect(await save({ category: 'office', description: '说明' })).toMatchObject({ code: RESULT.ok })
    expect(await flowOf(id)).toMatchObject({ version: '1', category: 'office', enCode: '#visualDevtrip' })
    expect(await save({ flowTemplateJson: JSON.stringify(start({})) })).toMatchObject({
      code: RESULT.refused,
      msg: '该流程属于功能表单，请在表单设计中修改',
    })
  })

  it('and an enabled one is refused for the errors that the designer shows, with the node and the problem', async () => {
    const { bob } = await people('bob')
    const flowId = await design(start({ childNode: approver('first', { approvers: [bob] }) }))
    const save = async (properties: object, rest: object = {}) => {
      const root = start({ childNode: approver('first', { approvers: [bob], ...properties }, rest) })
      return await admin().put(`${ENGINE}/FlowEngine/${flowId}`, {
        ...(await flowOf(flowId)),
        flowTemplateJson: JSON.stringify(root),
      })
    }

    expect(await save({ approvers: [] })).toMatchObject({ msg: '节点“first”：请设置审批人或发起人' })
    expect(await save({ assigneeType: 4, formField: 'gone' })).toMatchObject({
      msg: '节点“first”：表单字段 gone 已被删除',
    })
    expect(await save({ title: '$t(workflow.saved)', rejectStep: 'nowhere' })).toMatchObject({ code: RESULT.refused })
    const sub = { nodeId: 'sub', type: 'subFlow', properties: { title: '子流程', initiateType: 3, flowId } }
    expect(await save({}, { childNode: sub })).toMatchObject({ msg: '节点“子流程”：子流程互相发起，形成循环' })
    const problems = await admin().get<{ list: object[] }>(`${ENGINE}/FlowEngine/${flowId}/Problems`)
    expect(problems.data.list).toEqual([])
    expect(await save({ progress: '30' })).toMatchObject({ code: RESULT.ok })
  })
})

describe('a page of the system', () => {
  const fields = [
    { filedId: 'leaveType', filedName: '请假类别', sqosKey: 'comInput', required: true },
    { filedId: 'leaveDayCount', filedName: '请假天数', sqosKey: 'numInput', required: true },
    { filedId: 'applyDate', filedName: '申请日期', sqosKey: 'date', required: false },
    { filedId: 'secret', filedName: '备注', sqosKey: 'comInput', required: false },
  ]
  const FORM = '/api/workflow/Form'

  it('saves, submits and reads its own values; conditions and node permissions use its fields', async () => {
    const { bob } = await people('ann', 'bob', 'eve')
    const hidden = { id: 'secret', read: false, write: false }
    const flowId = await design(start({ childNode: approver('first', { approvers: [bob], formOperates: [hidden] }) }), {
      fullName: '请假申请',
      enCode: 'leaveApply',
      formType: 1,
      formData: JSON.stringify(fields),
    })
    const ann = test.as('ann')
    const values = { leaveType: '事假', leaveDayCount: 1.5, applyDate: 1_760_000_000_000, secret: 'x', other: 1 }
    const request = { ...values, flowId, flowTitle: 'ann的请假申请', flowUrgent: 2, billNo: 'QJ-1', fileJson: '[]' }

    expect(await ann.post(`${FORM}/SalesOrder`, { ...request, status: 0 })).toMatchObject({ code: RESULT.notFound })
    const { data } = await ann.post<{ id: string }>(`${FORM}/LeaveApply`, { ...request, status: 1 })
    const read = await ann.get<object>(`${FORM}/LeaveApply/${data.id}`)
    const { other: _other, ...known } = request
    expect(read.data).toEqual({ ...known, id: data.id, flowId })
    expect(await ann.put(`${FORM}/LeaveApply/${data.id}`, read.data)).toMatchObject({ msg: '保存成功' })
    expect(await todo('bob')).toEqual([])
    const submitted = { ...read.data, status: 0 }
    expect(await ann.put(`${FORM}/LeaveApply/${data.id}`, { ...submitted, flowTitle: ' ' })).toMatchObject({
      data: { fields: { flowTitle: '请输入流程标题' } },
    })
    expect(await ann.put(`${FORM}/LeaveApply/${data.id}`, submitted)).toMatchObject({ code: RESULT.ok })

    expect(await todo('bob')).toMatchObject([{ fullName: 'ann的请假申请', flowUrgent: 2, formType: 1 }])
    expect(await test.as('eve').get(`${FORM}/LeaveApply/${data.id}`)).toMatchObject({ code: RESULT.forbidden })
    const forBob = await test.as('bob').get(`${FORM}/LeaveApply/${data.id}`)
    expect(forBob.data).toMatchObject({ leaveType: '事假' })
    expect(JSON.stringify(forBob)).not.toContain('secret')
  })

  it('offers its ended requests to relation fields, with texts, to people who may read them', async () => {
    const { bob } = await people('ann', 'bob', 'eve')
    const flowId = await design(start({ childNode: approver('first', { approvers: [bob] }) }))
    const id = await submit('ann', flowId, { days: 2, boss: bob })
    const choices = async (account: string) =>
      (await test.as(account).get<{ list: object[] }>(`${ENGINE}/FlowEngine/${flowId}/FieldDataSelect`)).data.list

    expect(await choices('ann')).toEqual([])
    await agree('bob')
    expect(await choices('ann')).toMatchObject([{ id }])
    expect(await choices('bob')).toMatchObject([{ id }])
    expect(await choices('eve')).toEqual([])
    const texts = await test.as('ann').get<{ data: string }>(`${ENGINE}/FlowTask/${flowId}/${id}`)
    expect(JSON.parse(texts.data.data)).toMatchObject({ days: '2', boss: 'bob/bob' })
    expect(await test.as('eve').get(`${ENGINE}/FlowTask/${flowId}/${id}`)).toMatchObject({ code: RESULT.forbidden })
    expect(await test.as('ann').get(`${ENGINE}/FlowTask/other/${id}`)).toMatchObject({ code: RESULT.notFound })
  })
})

describe('the records of a model with a flow', () => {
  const online = (modelId: string) => `/api/visualdev/OnlineDev/${modelId}`
  const days = (F_Days: number) => JSON.stringify({ F_Days, F_Note: `${F_Days} 天` })
  const allowed = { maySubmit: false, mayWithdraw: false, mayOpen: true, isOwn: true }

  /** Builds a model whose requests are decided by one person. */
  const trip = (approverId: string) =>
    build({
      fullName: '出差',
      enCode: 'trip',
      webType: 3,
      formData: formOf([
        fieldOf({ name: 'F_Days', label: '天数', kind: 'numInput' }),
        fieldOf({ name: 'F_Note', label: '说明' }),
      ]),
      columnData: listOf({
        columns: [
          { prop: 'F_Days', label: '天数' },
          { prop: 'F_Note', label: '说明' },
        ],
        settings: {
          btnsList: [{ value: 'add' }, { value: 'download' }, { value: 'batchRemove' }, { value: 'upload' }],
          columnBtnsList: [{ value: 'edit' }, { value: 'detail' }, { value: 'remove' }],
        },
      }),
      flowTemplateJson: JSON.stringify(start({ childNode: approver('first', { approvers: [approverId] }) })),
    })

  /** Creates records in the states 0 to 5, with the days 10 to 15; returns their ids by state. */
  async function inEveryState(modelId: string) {
    const { db } = test.deps
    for (const state of [0, 1, 2, 3, 4, 5])
      await admin().post(online(modelId), { data: days(10 + state), flowId: modelId, status: state === 0 ? 1 : 0 })
    const created = await db.selectFrom('flowTasks').select(['id']).orderBy('id').execute()
    const ids: string[] = []
    for (const { id } of created) {
      const { values } = await recordOf(modelId, id)
      ids[Number(values['F_Days']) - 10] = id
    }
    for (const [state, call] of [
      [2, 'Audit'],
      [3, 'Reject'],
    ] as const) {
      const operator = await db
        .selectFrom('flowOperators')
        .select('id')
        .where('taskId', '=', ids[state] ?? '')
        .executeTakeFirstOrThrow()
      expect(await test.as('bob').post(`${ENGINE}/FlowBefore/${call}/${operator.id}`, {})).toMatchObject({ code: 200 })
    }
    await admin().put(`${ENGINE}/FlowLaunch/${ids[4]}/Actions/Withdraw`, {})
    await admin().post(`${ENGINE}/FlowBefore/Cancel/${ids[5]}`, {})
    return ids
  }

  it('have their state as a column of the list: it filters, sorts and is exported; each says what its reader may do', async () => {
    const { bob } = await people('ann', 'bob')
    const modelId = await trip(bob)
    const ids = await inEveryState(modelId)
    type Page = { list: { id: string; flowState: number }[]; approvals: Record<string, object> }
    const page = async (body: object) => (await admin().post<Page>(`${online(modelId)}/List`, body)).data
    const statesOf = async (body: object) => (await page(body)).list.map(({ flowState }) => flowState)

    expect(await statesOf({ sidx: 'flowState', sort: 'asc' })).toEqual([0, 1, 2, 3, 4, 5])
    expect(await statesOf({ sidx: 'flowState', sort: 'desc' })).toEqual([5, 4, 3, 2, 1, 0])
    expect(await statesOf({ queryJson: '{"flowState":3,"F_Note":"天"}' })).toEqual([3])
    expect((await statesOf({ queryJson: '{"flowState":["1","2"]}' })).toSorted((left, right) => left - right)).toEqual([
      1, 2,
    ])
    expect(await admin().post(`${online(modelId)}/List`, { queryJson: '{"flowState":9}' })).toMatchObject({
      code: RESULT.refused,
    })

    // The initiator finds them among the own requests, deletes them as records only, and submits a returned one again.
    interface Own {
      id: string
      status: number
      flowType: number
    }
    const own = (await admin().get<{ list: Own[] }>(`${ENGINE}/FlowLaunch`)).data.list
    expect(own.map(({ id, status, flowType }) => [id, status, flowType])).toEqual(ids.map((id, at) => [id, at, 1]))
    expect(await admin().delete(`${ENGINE}/FlowLaunch/${ids[0]}`)).toMatchObject({ msg: '功能流程不能删除' })

    const { approvals } = await page({})
    expect(ids.map((id) => approvals[id])).toEqual([
      { ...allowed, state: 0, maySubmit: true },
      { ...allowed, state: 1, mayWithdraw: true },
      { ...allowed, state: 2 },
      { ...allowed, state: 3, maySubmit: true },
      { ...allowed, state: 4, maySubmit: true },
      { ...allowed, state: 5 },
    ])
    const one = await admin().get<{ approval: object }>(`${online(modelId)}/${ids[1]}`)
    expect(one.data.approval).toEqual(approvals[ids[1] ?? ''])

    const file = await admin().post<{ url: string }>(`${online(modelId)}/Actions/Export`, {
      dataType: 1,
      selectKey: 'F_Days,flowState',
      sidx: 'flowState',
      sort: 'asc',
    })
    const authorization = await test.tokenOf('admin')
    const { rawPayload } = await test.app.inject({ url: file.data.url, headers: { authorization } })
    const rows: unknown[][] = []
    for await (const row of readWorkbook(rawPayload)) rows.push(row)
    expect(rows).toEqual([
      ['天数', '状态'],
      [10, '等待提交'],
      [11, '等待审核'],
      [12, '审核通过'],
      [13, '审核驳回'],
      [14, '流程撤回'],
      [15, '审核终止'],
    ])
    const again = await admin().put(`${ENGINE}/FlowTask/${ids[3]}`, { flowId: modelId, data: days(20), status: 0 })
    expect(again).toMatchObject({ code: 200 })
    expect((await recordOf(modelId, ids[3] ?? '')).values).toMatchObject({ F_Days: 20 })
    expect((await todo('bob')).map(({ processId }) => processId)).toContain(ids[3])
  })

  it('are locked outside of a running or ended approval: edit, delete, batch delete, and the port of other modules', async () => {
    const { bob } = await people('ann', 'bob')
    const modelId = await trip(bob)
    const ids = await inEveryState(modelId)
    const before = await Promise.all(ids.map((id) => recordOf(modelId, id)))
    const authority = createAuthority(test.deps.db)
    const { port } = createRecords({ ...test.deps, authority })
    port.connectFlows(createFlows({ ...test.deps, records: port }).flows)
    const person = { userId: 'admin', account: 'admin', realName: 'admin', organizeId: null, sessionId: '' }
    const authorityVersion = await authority.version()
    const actor = { ...person, isAdministrator: true, grants: new Set<string>(), authorityVersion }
    const asked = { modelId, caller: { actor, side: 'pc' }, grant: { source: 'menu' } } as const

    for (const state of [1, 2, 5]) {
      const id = ids[state] ?? ''
      const { version } = before[state] ?? {}
      for (const more of [{}, { status: 0, flowId: modelId }, { status: 1, flowId: modelId }])
        expect(await admin().put(`${online(modelId)}/${id}`, { id, data: days(99), version, ...more })).toMatchObject({
          code: RESULT.refused,
        })
      expect(await admin().delete(`${online(modelId)}/${id}`)).toMatchObject({ code: RESULT.refused })
      await expect(port.update({ ...asked, id, values: { F_Days: 99 } })).rejects.toMatchObject({
        messageKey: 'record.inApproval',
      })
      await expect(port.remove({ ...asked, ids: [id] })).rejects.toMatchObject({
        messageKey: 'record.inApproval',
      })
    }
    expect(await Promise.all(ids.map((id) => recordOf(modelId, id)))).toEqual(before)

    // A batch leaves them out and deletes drafts with their requests.
    expect(await admin().post(`/api/visualdev/OnlineDev/batchDelete/${modelId}`, { ids })).toMatchObject({ code: 200 })
    const left = await test.deps.db.selectFrom('flowTasks').select('id').execute()
    expect(left.map(({ id }) => id).toSorted()).toEqual(ids.slice(1).toSorted())
    const { list } = (await admin().post<{ list: { id: string }[] }>(`${online(modelId)}/List`, {})).data
    expect(list.map(({ id }) => id).toSorted()).toEqual(ids.slice(1).toSorted())

    // A returned record is free again.
    const id = ids[3] ?? ''
    const { version } = before[3] ?? {}
    expect(await admin().put(`${online(modelId)}/${id}`, { id, data: days(30), version })).toMatchObject({ code: 200 })
  })

  it('hide a field from the approvers of a node everywhere: page, print, values, preview, lists, export, messages, title', async () => {
    const { bob, cid } = await people('bob', 'cid')
    const hidden = [{ id: 'F_Note', read: false, write: false }]
    const modelId = await build({
      fullName: '调薪',
      enCode: 'raise',
      webType: 3,
      formData: formOf([
        fieldOf({ name: 'F_Days', label: '天数', kind: 'numInput' }),
        fieldOf({ name: 'F_Note', label: '说明' }),
      ]),
      columnData: listOf({
        columns: [{ prop: 'F_Note', label: '说明' }],
        settings: {
          btnsList: [{ value: 'add' }, { value: 'download' }],
          columnBtnsList: [{ value: 'edit' }, { value: 'detail' }],
        },
      }),
      flowTemplateJson: JSON.stringify(
        start(
          {
            childNode: approver('first', {
              approvers: [bob],
              formOperates: hidden,
              circulateUser: [cid],
              hasFreeApprover: true,
            }),
          },
          { titleType: 1, titleContent: '{realName}：{F_Note}，{F_Days} 天', isComment: true, isSummary: true },
        ),
      ),
    })
    const data = JSON.stringify({ F_Days: 2, F_Note: 'SECRET' })
    expect(await admin().post(online(modelId), { data, flowId: modelId, status: 0 })).toMatchObject({ code: 200 })
    const { id } = await test.deps.db.selectFrom('flowTasks').select('id').executeTakeFirstOrThrow()
    const [row] = await todo('bob')
    const body = { action: 'agree', formData: { data: '{}' } }
    const asked: [string, ReturnType<ReturnType<TestApp['as']>['get']>][] = [
      [
        'page',
        test.as('bob').get(`${ENGINE}/FlowBefore/${id}?taskNodeId=${row?.thisStepId}&taskOperatorId=${row?.id}`),
      ],
      ['page without a node', test.as('bob').get(`${ENGINE}/FlowBefore/${id}`)],
      ['values', test.as('bob').get(`${ENGINE}/FlowTask/${id}`)],
      ['duties', test.as('bob').get(`${ENGINE}/FlowBefore/List/1`)],
      ['preview', test.as('bob').post(`${ENGINE}/FlowBefore/Preview/${row?.id}`, body)],
      ['summary', test.as('bob').get(`${ENGINE}/FlowBefore/RecordList/${id}?category=1`)],
      ['messages', test.as('bob').get('/api/message?pageSize=100')],
      ['list', test.as('bob').post(`${online(modelId)}/List`, {})],
      ['record', test.as('bob').get(`${online(modelId)}/${id}`)],
      ['texts of the record', test.as('bob').get(`${online(modelId)}/${id}/DataChange`)],
      ['export', test.as('bob').post(`${online(modelId)}/Actions/Export`, { dataType: 1 })],
      ['related records', test.as('bob').get(`/api/visualdev/Base/${modelId}/FieldDataSelect`)],
    ]
    for (const [way, answer] of asked) expect(`${way}: ${JSON.stringify(await answer)}`).not.toContain('SECRET')
    // The ways of the menu are closed to people without it.
    for (const way of ['list', 'record', 'export'])
      expect(await asked.find(([name]) => name === way)?.[1]).toMatchObject({ code: RESULT.forbidden })
    const shown = await test.as('bob').get<{ fieldRights: object }>(`${ENGINE}/FlowBefore/${id}`)
    expect(shown.data.fieldRights).toEqual({ F_Days: 'read', F_Note: 'hidden' })

    await agree('bob', { formData: { data: JSON.stringify({ F_Note: 'changed' }) } })
    expect((await recordOf(modelId, id)).values).toMatchObject({ F_Note: 'SECRET' })
    const stored = await test.deps.db.selectFrom('messages').selectAll().execute()
    expect(stored.length).toBeGreaterThan(0)
    expect(JSON.stringify(stored)).not.toContain('SECRET')
  })
})
