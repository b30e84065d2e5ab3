import { RESULT } from '@sqos/contract'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { buildUser } from '../../testing/builders.ts'
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts'
import { approver, branch, ENGINE, flowCalls, LEAVE_FORM, start } from './workflow.testing.ts'

let test: TestApp
const { admin, people, design, submit, list, todo, duty, agree, reject, taskRow } = flowCalls(() => test)

beforeAll(async () => {
  test = await createTestApp()
})
afterEach(() => test.reset())
afterAll(() => test.close())

interface Detail {
  flowTaskInfo: { flowFormContentJson: string; status: number; thisStep: string }
  flowTaskNodeList: { id: string; nodeCode: string; userName: string; type: string | null; nodeNext: string }[]
  flowTaskOperatorList: { userName: string; why: string; completion: number }[]
  flowTaskOperatorRecordList: { handleStatus: number; userName: string; handleOpinion: string; why: string }[]
  draftData: unknown
}
const detailOf = async (account: string, id: string, query = '') =>
  await test.as(account).get<Detail>(`${ENGINE}/FlowBefore/${id}${query}`)
interface Titles {
  list: { title: string; type: number }[]
}
const titles = async (account: string) =>
  (await test.as(account).get<Titles>('/api/message')).data.list.map(({ title }) => title)

describe('a request', () => {
  it('runs to its end, and everybody finds it in the right list and receives the right message', async () => {
    const { ann: _ann, bob, cid } = await people('ann', 'bob', 'cid')
    const flowId = await design(
      start({
        childNode: approver('first', { approvers: [bob] }, { childNode: approver('second', { approvers: [cid] }) }),
      }),
      { fullName: '请假' },
    )
    const id = await submit('ann', flowId, { days: 2 })

    expect(await todo('bob')).toMatchObject([{ processId: id, fullName: 'ann的请假', thisStep: 'first', status: 1 }])
    expect(await todo('cid')).toEqual([])
    expect(await titles('bob')).toEqual(['ann的请假'])
    expect(await agree('bob', { handleOpinion: '好' })).toMatchObject({ code: RESULT.ok, msg: '审核成功' })
    expect(await agree('cid')).toMatchObject({ code: RESULT.ok })

    expect(await taskRow(id)).toMatchObject({ status: 2, completion: 100, thisStepId: 'end' })
    expect((await list('bob', 2)).list).toMatchObject([{ processId: id, status: 1 }])
    expect(await titles('ann')).toEqual(['ann的请假已【结束】', 'ann的请假已被【同意】', 'ann的请假已被【同意】'])
    const mine = await test.as('ann').get<{ list: unknown[] }>(`${ENGINE}/FlowLaunch`)
    expect(mine.data.list).toMatchObject([{ id, status: 2, completion: 100 }])
    const { data } = await detailOf('ann', id)
    expect(data.flowTaskOperatorRecordList.map(({ handleStatus, userName }) => [handleStatus, userName])).toEqual([
      [2, 'ann/ann'],
      [1, 'bob/bob'],
      [1, 'cid/cid'],
    ])
  })

  it('follows its conditions with the values that approvers may write, and ignores others', async () => {
    const { bob, cid, dan } = await people('ann', 'bob', 'cid', 'dan')
    const flowId = await design(
      start({
        childNode: approver(
          'first',
          {
            approvers: [bob],
            formOperates: [
              { id: 'days', read: true, write: true, required: true },
              { id: 'note', read: false, write: false },
            ],
          },
          {
            conditionType: 'condition',
            conditionNodes: [
              branch('long', 3, approver('boss', { approvers: [cid] })),
              branch('short', undefined, approver('clerk', { approvers: [dan] })),
            ],
          },
        ),
      }),
    )
    const id = await submit('ann', flowId, { days: 1, note: 'secret' })
    const [row] = await todo('bob')
    const { data } = await detailOf('bob', id, `?taskNodeId=${row?.thisStepId}&taskOperatorId=${row?.id}`)
    expect(JSON.parse(data.flowTaskInfo.flowFormContentJson)).toEqual({ days: 1 })
    // What the node hides stays hidden, whatever the caller asks for.
    const begin = data.flowTaskNodeList.find(({ nodeCode }) => nodeCode === 'begin')
    for (const query of ['', `?taskNodeId=${begin?.id}`])
      expect((await detailOf('bob', id, query)).data.flowTaskInfo.flowFormContentJson).not.toContain('secret')
    expect(JSON.stringify(await test.as('bob').get(`${ENGINE}/FlowTask/${id}`))).not.toContain('secret')
    expect(JSON.stringify(await test.as('ann').get(`${ENGINE}/FlowTask/${id}`))).toContain('secret')
    expect(data.flowTaskNodeList.map(({ nodeCode, userName, type }) => [nodeCode, userName, type])).toEqual([
      ['begin', 'ann/ann', '0'],
      ['first', 'bob/bob', '1'],
      ['clerk', 'dan/dan', null],
    ])

    expect(await agree('bob', { formData: { data: JSON.stringify({ days: '' }) } })).toMatchObject({
      code: RESULT.refused,
      data: { fields: { days: '必填' } },
    })
    await agree('bob', { formData: { data: JSON.stringify({ days: 9, note: 'changed' }) } })
    expect((await taskRow(id)).formContent).toMatchObject({ days: 9, note: 'secret' })
    expect(await todo('cid')).toHaveLength(1)
    expect(await todo('dan')).toEqual([])
  })

  it('stays a draft of the same urgency when it is saved as it was read', async () => {
    const { bob } = await people('ann', 'bob')
    const flowId = await design(start({ childNode: approver('first', { approvers: [bob] }) }))
    const ann = test.as('ann')
    const draft = { flowId, data: JSON.stringify({ days: 1 }), status: 1, flowUrgent: 3 }
    const { data } = await ann.post<{ id: string }>(`${ENGINE}/FlowTask`, draft)
    const read = await ann.get<object>(`${ENGINE}/FlowTask/${data.id}`)

    expect(await ann.put(`${ENGINE}/FlowTask/${data.id}`, read.data)).toMatchObject({
      code: RESULT.ok,
      msg: '保存成功',
    })

    expect(await taskRow(data.id)).toMatchObject({ status: 0, flowUrgent: 3, formContent: { days: 1 } })
    expect(await todo('bob')).toEqual([])
  })

  it('is submitted once by another system that sends it again with its key', async () => {
    const { bob } = await people('ann', 'bob')
    const flowId = await design(start({ childNode: approver('first', { approvers: [bob] }) }))
    const send = (account: string) =>
      test.as(account).post<{ id: string }>(`${ENGINE}/FlowTask`, { flowId, data: '{}', status: 0, requestKey: 'PO-1' })

    const [first, second] = await Promise.all([send('ann'), send('ann')])
    const again = await send('ann')
    const other = await send('bob')

    expect([first.code, first.data.id, second.data.id]).toEqual([RESULT.ok, again.data.id, again.data.id])
    expect(other.data.id).not.toBe(first.data.id)
    expect((await todo('bob')).map(({ processId }) => processId).toSorted()).toEqual(
      [first.data.id, other.data.id].toSorted(),
    )
  })

  it('starts by its schedule, once for each person; what lacks a required field is a draft of the person', async () => {
    const { ann, bob, cid } = await people('ann', 'bob', 'cid')
    const scheduleConfig = {
      on: true,
      cycle: 'day',
      time: '09:30',
      users: [ann, cid, 'nobody'],
      values: [{ field: 'note', value: '月报' }],
    }
    const needed = { formOperates: [{ id: 'days', name: '天数', read: true, write: true, required: true }] }
    const next = { childNode: approver('first', { approvers: [bob] }) }
    test.clock.set('2026-11-28T09:00:00')
    const complete = await design(start(next, { scheduleConfig }))
    const incomplete = await design(start(next, { scheduleConfig, ...needed }))
    await design(start(next, { scheduleConfig }), { enabledMark: 0 })

    await test.app.jobs.drain()
    expect(await todo('bob')).toEqual([])
    test.clock.set('2026-11-28T09:31:00')
    await test.app.jobs.drain()
    test.clock.set('2026-11-28T09:35:00')
    await test.app.jobs.drain()

    const rows = await test.deps.db.selectFrom('flowTasks').select(['flowId', 'creatorUserId', 'status']).execute()
    const byPerson = (userId: string) => rows.filter(({ creatorUserId }) => creatorUserId === userId)
    for (const userId of [ann, cid])
      expect(byPerson(userId).toSorted((one, two) => one.status - two.status)).toEqual([
        { flowId: incomplete, creatorUserId: userId, status: 0 },
        { flowId: complete, creatorUserId: userId, status: 1 },
      ])
    expect(rows).toHaveLength(4)
    expect(await todo('bob')).toHaveLength(2)
    expect(await titles('ann')).toContainEqual(expect.stringContaining('已按计划生成，请补充并提交'))
  })

  it('is withdrawn or pressed by its initiator only', async () => {
    const { bob } = await people('ann', 'bob')
    const flowId = await design(start({ childNode: approver('first', { approvers: [bob] }) }))
    const id = await submit('ann', flowId)
    const withdraw = (account: string) => test.as(account).put(`${ENGINE}/FlowLaunch/${id}/Actions/Withdraw`, {})
    const press = (account: string) => test.as(account).post(`${ENGINE}/FlowLaunch/Press/${id}`)

    expect(await withdraw('bob')).toMatchObject({ code: RESULT.forbidden })
    expect(await press('bob')).toMatchObject({ code: RESULT.forbidden })
    expect(await press('ann')).toMatchObject({ code: RESULT.ok, msg: '催办成功' })
    expect(await press('ann')).toMatchObject({ code: RESULT.refused, msg: '操作过于频繁' })
    expect(await titles('bob')).toHaveLength(2)
    test.clock.advance(600_000)
    expect(await press('ann')).toMatchObject({ code: RESULT.ok })
    expect(await withdraw('ann')).toMatchObject({ code: RESULT.ok })
    expect(await todo('bob')).toEqual([])
    expect(await withdraw('ann')).toMatchObject({ code: RESULT.refused })
    // A withdrawn request is edited, submitted again, and deleted only by its initiator.
    const body = { flowId, data: '{"days":4}', status: 0 }
    expect(await test.as('bob').put(`${ENGINE}/FlowTask/${id}`, body)).toMatchObject({ code: RESULT.forbidden })
    expect(await test.as('ann').put(`${ENGINE}/FlowTask/${id}`, body)).toMatchObject({ code: RESULT.ok })
    expect(await test.as('ann').put(`${ENGINE}/FlowTask/${id}`, body)).toMatchObject({
      msg: '当前流程正在运行不能重复提交',
    })
    expect(await test.as('ann').delete(`${ENGINE}/FlowLaunch/${id}`)).toMatchObject({ msg: '当前流程正在运行不能删除' })
    expect(await todo('bob')).toHaveLength(1)

    const without = start(
      { childNode: approver('first', { approvers: [bob] }) },
      { hasRevokeBtn: false, hasPressBtn: false },
    )
    const fixed = await submit('ann', await design(without))
    const forbidden = { code: RESULT.forbidden }
    expect(await test.as('ann').put(`${ENGINE}/FlowLaunch/${fixed}/Actions/Withdraw`, {})).toMatchObject(forbidden)
    expect(await test.as('ann').post(`${ENGINE}/FlowLaunch/Press/${fixed}`)).toMatchObject(forbidden)
  })

  it('keeps the version of the design that it began with', async () => {
    const { bob, cid } = await people('ann', 'bob', 'cid')
    const body = { fullName: 'leave', enCode: 'leave', category: 'office', formType: 2, formData: LEAVE_FORM }
    const flowId = await design(
      start({
        childNode: approver('first', { approvers: [bob] }, { childNode: approver('second', { approvers: [bob] }) }),
      }),
      body,
    )
    const id = await submit('ann', flowId)
    const changed = JSON.stringify(start({ childNode: approver('first', { approvers: [cid] }) }))
    await admin().put(`${ENGINE}/FlowEngine/${flowId}`, { ...body, flowTemplateJson: changed })
    await agree('bob')
    expect(await taskRow(id)).toMatchObject({ status: 1, flowVersion: 1, thisStep: 'second' })
    await reject('bob', { handleOpinion: '重写' })
    // After the rejection it follows the newest design.
    await test.as('ann').put(`${ENGINE}/FlowTask/${id}`, { flowId, data: '{}', status: 0 })
    expect(await taskRow(id)).toMatchObject({ status: 1, flowVersion: 2 })
    expect(await todo('cid')).toHaveLength(1)
    const versions = await admin().get<{ list: unknown[] }>(`${ENGINE}/FlowEngine/${flowId}/Versions`)
    expect(versions.data.list).toMatchObject([
      { version: '2', tasks: 1 },
      { version: '1', tasks: 0 },
    ])
  })
})

describe('permission', () => {
  it('is refused to people who take no part in a task', async () => {
    const { bob } = await people('ann', 'bob', 'eve')
    const flowId = await design(
      start({ childNode: approver('first', { approvers: [bob] }) }, { isBatchApproval: true }),
    )
    const id = await submit('ann', flowId, { days: 1 })
    const operator = await duty('bob')
    const eve = test.as('eve')
    const forbidden = { code: RESULT.forbidden }

    expect(await detailOf('eve', id)).toMatchObject(forbidden)
    expect(await eve.get(`${ENGINE}/FlowTask/${id}`)).toMatchObject(forbidden)
    expect(await eve.get(`${ENGINE}/FlowBefore/RecordList/${id}`)).toMatchObject(forbidden)
    expect(await eve.get(`${ENGINE}/FlowBefore/${operator}/Info`)).toMatchObject(forbidden)
    for (const call of ['Audit', 'Reject'])
      expect(await eve.post(`${ENGINE}/FlowBefore/${call}/${operator}`, {})).toMatchObject(forbidden)
    expect(await eve.post(`${ENGINE}/FlowBefore/SaveAudit/${operator}`, { formData: {} })).toMatchObject(forbidden)
    const transfer = { freeApproverUserId: bob }
    expect(await eve.post(`${ENGINE}/FlowBefore/Transfer/${operator}`, transfer)).toMatchObject(forbidden)
    expect(await eve.post(`${ENGINE}/FlowBefore/Candidates/${operator}`, {})).toMatchObject(forbidden)
    expect(await eve.post(`${ENGINE}/FlowComment`, { taskId: id, text: 'x' })).toMatchObject(forbidden)
    expect(await eve.get(`${ENGINE}/FlowComment?taskId=${id}`)).toMatchObject(forbidden)
    const batch = await eve.post<{ done: number; failed: { fullName: string }[] }>(
      `${ENGINE}/FlowBefore/BatchOperation`,
      {
        batchType: 0,
        ids: [operator],
      },
    )
    expect(batch.data).toMatchObject({ done: 0, failed: [{ fullName: '', message: '没有权限操作' }] })
    expect(await taskRow(id)).toMatchObject({ status: 1 })
  })

  it('is needed for designs and for the monitor', async () => {
    const { bob } = await people('ann', 'bob')
    const flowId = await design(start({ childNode: approver('first', { approvers: [bob] }) }, { initiator: [bob] }))
    const ann = test.as('ann')
    const forbidden = { code: RESULT.forbidden }
    const body = { fullName: 'x', enCode: 'x', category: 'office', formType: 2 }
    expect(await ann.get(`${ENGINE}/FlowEngine`)).toMatchObject(forbidden)
    expect(await ann.get(`${ENGINE}/FlowEngine/Selector`)).toMatchObject(forbidden)
    expect(await ann.get(`${ENGINE}/FlowEngine/${flowId}`)).toMatchObject(forbidden)
    expect(await ann.post(`${ENGINE}/FlowEngine`, body)).toMatchObject(forbidden)
    expect(await ann.put(`${ENGINE}/FlowEngine/${flowId}`, body)).toMatchObject(forbidden)
    expect(await ann.delete(`${ENGINE}/FlowEngine/${flowId}`)).toMatchObject(forbidden)
    for (const url of [`${flowId}/Actions/Copy`, `Release/${flowId}`, `Stop/${flowId}`])
      expect(await ann.post(`${ENGINE}/FlowEngine/${url}`)).toMatchObject(forbidden)
    expect(await ann.get(`${ENGINE}/FlowEngine/${flowId}/Actions/ExportData`)).toMatchObject(forbidden)
    expect(
      await ann.post(`${ENGINE}/FlowEngine/${flowId}/Actions/Simulate`, { userId: bob, formData: {} }),
    ).toMatchObject(forbidden)
    // Only the named people start a restricted flow, and see it.
    expect(await ann.post(`${ENGINE}/FlowTask`, { flowId, data: '{}', status: 0 })).toMatchObject(forbidden)
    expect((await ann.get<{ list: unknown[] }>(`${ENGINE}/FlowEngine/ListAll`)).data.list).toEqual([])
    expect((await test.as('bob').get<{ list: unknown[] }>(`${ENGINE}/FlowEngine/PageListAll`)).data.list).toHaveLength(
      1,
    )
    // A flow is found by its name, pinyin, initials and code.
    await design(start({ childNode: approver('first', { approvers: [bob] }) }), {
      fullName: '请假申请',
      enCode: 'leave_1',
    })
    const found = async (keyword: string) =>
      (
        await ann.get<{ list: { enCode: string }[] }>(`${ENGINE}/FlowEngine/PageListAll?keyword=${keyword}`)
      ).data.list.map(({ enCode }) => enCode)
    for (const keyword of ['%E8%AF%B7%E5%81%87', 'qingjia', 'QJSQ', 'leave'])
      expect(await found(keyword)).toEqual(['leave_1'])
    expect(await found('baoxiao')).toEqual([])
    const id = await submit('bob', flowId)
    expect(await ann.get(`${ENGINE}/FlowMonitor`)).toMatchObject(forbidden)
    expect(await ann.post(`${ENGINE}/FlowBefore/Cancel/${id}`, {})).toMatchObject(forbidden)
    const assign = { nodeCode: 'first', freeApproverUserId: bob }
    expect(await ann.post(`${ENGINE}/FlowBefore/Assign/${id}`, assign)).toMatchObject(forbidden)
    expect((await admin().get<{ list: unknown[] }>(`${ENGINE}/FlowMonitor`)).data.list).toHaveLength(1)
  })
})

describe('figures', () => {
  const MINUTE = 60_000
  interface Decisions {
    id: string
    decided: number
    returned: number
    overdue: number
    p50: number | null
    p90: number | null
  }
  interface FiguresAnswer {
    scope: string
    total: { started: number; passed: number; running: number; returned: number; overdue: number; p50: number | null }
    throughput: { started: number; ended: number }[]
    flows: { id: string; started: number; returned: number }[]
    nodes: (Decisions & { nodeCode: string })[]
    departments: Decisions[]
    people: Decisions[]
  }

  it('count requests and decisions, with durations, overdue duties and rejections, and lead to the tasks', async () => {
    const { bob, cid } = await people('ann', 'bob', 'cid')
    const timed = { approvers: [cid], timeoutConfig: { on: true, quantity: 1, type: 'minute', handler: 3 } }
    const flowId = await design(
      start({ childNode: approver('first', { approvers: [bob] }, { childNode: approver('second', timed) }) }),
    )
    const from = test.clock.now().getTime() - MINUTE
    const passed = await submit('ann', flowId)
    test.clock.advance(2 * MINUTE)
    await agree('bob')
    test.clock.advance(4 * MINUTE)
    await agree('cid')
    const returned = await submit('ann', flowId)
    test.clock.advance(4 * MINUTE)
    await reject('bob')
    const late = await submit('ann', flowId)
    await agree('bob')
    test.clock.advance(2 * MINUTE)
    const range = `startTime=${from}&endTime=${from + 86_400_000}`
    const { data } = await admin().get<FiguresAnswer>(`${ENGINE}/FlowFigures?${range}`)

    expect(data).toMatchObject({
      scope: 'all',
      total: { started: 3, passed: 1, running: 1, returned: 1, overdue: 1, p50: 6 * MINUTE },
      throughput: [{ started: 3, ended: 1 }],
      flows: [{ id: flowId, started: 3, returned: 1 }],
    })
    expect(
      data.nodes.map(({ nodeCode, decided, returned: back, overdue, p50 }) => [nodeCode, decided, back, overdue, p50]),
    ).toEqual([
      ['second', 1, 0, 2, 4 * MINUTE],
      ['first', 3, 1, 0, 2 * MINUTE],
    ])
    expect(data.people.map(({ id, decided, overdue }) => [id, decided, overdue])).toEqual([
      [bob, 3, 0],
      [cid, 1, 2],
    ])
    const tasks = async (query: string) => {
      const answer = await admin().get<{ list: { id: string }[] }>(`${ENGINE}/FlowFigures/Tasks?${range}&${query}`)
      return answer.data.list.map(({ id }) => id).toSorted()
    }
    expect(await tasks('kind=started')).toEqual([passed, returned, late].toSorted())
    expect(await tasks('kind=returned')).toEqual([returned])
    expect(await tasks('kind=overdue&nodeCode=second')).toEqual([passed, late].toSorted())
    expect(await tasks(`kind=decided&userId=${cid}`)).toEqual([passed])
    expect(await admin().get(`${ENGINE}/FlowFigures?startTime=5&endTime=4`)).toMatchObject({ code: RESULT.refused })
  })

  it('show people without the monitor only their own department and those below it', async () => {
    const plain = {
      creatorUserId: null,
      creatorTime: test.clock.now(),
      lastModifyUserId: null,
      deleteMark: null,
      deleteUserId: null,
    }
    const place = (id: string, parentId: string) => ({
      ...plain,
      id,
      parentId,
      category: 'department' as const,
      fullName: id,
      enCode: id,
      managerId: null,
    })
    await test.deps.db
      .insertInto('organizations')
      .values([place('top', '-1'), place('sub', 'top'), place('other', '-1')])
      .execute()
    const permissions = ['workFlow.flowAnalysis'] as const
    await buildUser(test.deps, { account: 'head', organizeId: 'top', permissions })
    const { id: ann } = await buildUser(test.deps, { account: 'ann', organizeId: 'sub' })
    const { id: bob } = await buildUser(test.deps, { account: 'bob', organizeId: 'other' })
    const flowId = await design(start({ childNode: approver('first', { approvers: [ann, bob], counterSign: 1 }) }))
    await submit('ann', flowId)
    await submit('bob', flowId)
    for (const account of ['ann', 'bob']) await agree(account)
    const now = test.clock.now().getTime()
    const url = `${ENGINE}/FlowFigures?startTime=${now - MINUTE}&endTime=${now + MINUTE}`
    const head = test.as('head')

    expect((await head.get<FiguresAnswer>(url)).data).toMatchObject({
      scope: 'department',
      total: { started: 1 },
      departments: [{ id: 'sub', decided: 1 }],
      people: [{ id: ann, decided: 1 }],
    })
    expect(await head.get(`${url}&departmentId=other`)).toMatchObject({ code: RESULT.forbidden })
    expect((await head.get<FiguresAnswer>(`${url}&userId=${bob}`)).data).toMatchObject({
      total: { started: 0 },
      people: [],
    })
    expect(await test.as('ann').get(url)).toMatchObject({ code: RESULT.forbidden })
  })
})
