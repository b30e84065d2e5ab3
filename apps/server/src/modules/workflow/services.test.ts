import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { RESULT } from '@sqos/contract'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts'
import { buildCategory, buildInterface } from '../data-interface/data-interface.testing.ts'
import { approver, ENGINE, flowCalls, LEAVE_FORM, service, start } from './workflow.testing.ts'

interface Received {
  url: string
  body: string
  headers: IncomingHttpHeaders
}

/** Another system, which answers every call in the same way. */
let answer = { status: 200, body: '{}' }
const received: Received[] = []
const other = createServer((request, response) => {
  let body = ''
  request.on('data', (part: Buffer) => (body += part.toString()))
  request.on('end', () => {
    received.push({ url: request.url ?? '', body, headers: request.headers })
    response.statusCode = answer.status
    response.end(answer.body)
  })
})

let test: TestApp
let address: string
const { admin, people, design, submit, todo, duty, agree, reject, taskRow } = flowCalls(() => test)

beforeAll(async () => {
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a listening server has a port
  address = `127.0.0.1:${(other.address() as AddressInfo).port}`
  test = await createTestApp({ config: { interfaceHosts: [address] } })
})
beforeEach(() => {
  received.length = 0
  answer = { status: 200, body: '{}' }
})
afterEach(() => test.reset())
afterAll(async () => {
  other.close()
  await test.close()
})

const post = (account: string, url: string, body: object = {}) => test.as(account).post(`${ENGINE}/${url}`, body)
const drain = () => test.app.jobs.drain()
interface CallRow {
  id: string
  state: number
  kind: string
  error: string
  attempts: number
}
const calls = async (taskId: string) =>
  (await admin().get<{ list: CallRow[] }>(`${ENGINE}/FlowMonitor/${taskId}/Calls`)).data.list
interface MonitorRow {
  id: string
  isStuck: boolean
  waitingCalls: number
  failedCalls: number
  isOutdated: boolean
}
const monitor = async (query = '') =>
  (await admin().get<{ list: MonitorRow[] }>(`${ENGINE}/FlowMonitor${query}`)).data.list
const detailFor = async (account: string, taskId: string) =>
  (await test.as(account).get<{ allowed: { actions: string[] } }>(`${ENGINE}/FlowBefore/${taskId}`)).data
/** Lets all attempts of failing calls pass. */
async function drainAttempts() {
  for (let attempt = 0; attempt < 4; attempt += 1) {
    await drain()
    test.clock.advance(600_000)
  }
}

describe('a service', () => {
  it('is called by events, once each, with values of the form and of the system', async () => {
    const { bob } = await people('ann', 'bob')
    await buildCategory(test)
    const interfaceId = await buildInterface(test, {
      dataType: 3,
      path: `http://${address}/event`,
      requestMethod: '6',
      requestParameters: JSON.stringify(
        ['days', 'task', 'who'].map((field) => ({ id: field, field, dataType: 'varchar', required: 0 })),
      ),
    })
    const on = {
      on: true,
      interfaceId,
      templateJson: [
        { field: 'days', relationField: 'days' },
        { field: 'task', relationField: 'sqosTaskId' },
        { field: 'who', relationField: 'sqosFlowOperatorUserName' },
      ],
    }
    const flowId = await design(
      start(
        { childNode: approver('first', { approvers: [bob], approveFuncConfig: on, rejectFuncConfig: on }) },
        { initFuncConfig: on, endFuncConfig: on, flowRecallFuncConfig: on },
      ),
    )
    const id = await submit('ann', flowId, { days: 3 })
    // Nothing leaves the server before the move is stored.
    expect(received).toEqual([])
    await drain()
    await reject('bob')
    await test.as('ann').put(`${ENGINE}/FlowTask/${id}`, { flowId, data: '{"days":4}', status: 0 })
    await test.as('ann').put(`${ENGINE}/FlowLaunch/${id}/Actions/Withdraw`, {})
    await test.as('ann').put(`${ENGINE}/FlowTask/${id}`, { flowId, data: '{"days":5}', status: 0 })
    await agree('bob')
    await drain()
    const asked = received.map(({ url }) => Object.fromEntries(new URL(url, 'http://x').searchParams))
    expect(asked.every(({ task }) => task === id)).toBe(true)
    expect(asked.map(({ days, who }) => `${days} ${who}`).toSorted((a, b) => a.localeCompare(b))).toEqual([
      '3 ann/ann',
      '3 bob/bob',
      '4 ann/ann',
      '4 ann/ann',
      '5 ann/ann',
      '5 bob/bob',
      '5 bob/bob',
    ])
    // Each call has its own key, by which the other system recognises a repetition.
    expect(new Set(received.map(({ headers }) => headers['idempotency-key'])).size).toBe(7)
    await drain()
    expect(received).toHaveLength(7)
  })

  it('as a node posts the request and changes fields; the task waits, and goes on when a failed one is skipped', async () => {
    const { bob } = await people('ann', 'bob')
    const webhook = service('hook', { action: 'webhook', url: `http://${address}/hook` })
    const record = service('set', {
      action: 'record',
      changes: [
        { field: 'note', source: 'value', value: 'checked' },
        { field: 'boss', source: 'field', value: 'sqosLaunchUserId' },
      ],
    })
    const last = { childNode: approver('last', { approvers: [bob] }) }
    const flowId = await design(start({ childNode: { ...webhook, childNode: { ...record, ...last } } }))
    const id = await submit('ann', flowId, { days: 3 })
    expect(await taskRow(id)).toMatchObject({ status: 1, thisStepId: 'hook' })
    await drain()
    const { creatorUserId, formContent } = await taskRow(id)
    expect(formContent).toEqual({ days: 3, note: 'checked', boss: creatorUserId })
    expect(await taskRow(id)).toMatchObject({ thisStepId: 'last' })
    const [sent] = received
    expect(JSON.parse(sent?.body ?? '')).toMatchObject({ taskId: id, nodeCode: 'hook', data: { days: 3 } })

    answer = { status: 500, body: '' }
    const stuck = await submit('ann', flowId, { days: 1 })
    const monitored = async () => {
      const row = (await monitor()).find(({ id: one }) => one === stuck)
      return row && [row.isStuck, row.waitingCalls, row.failedCalls]
    }
    await drain()
    // A service that is tried again needs nobody.
    expect(await monitored()).toEqual([false, 1, 0])
    expect(await monitor('?stuck=1')).toEqual([])
    test.clock.advance(600_000)
    await drainAttempts()
    expect(received).toHaveLength(5)
    expect(await monitored()).toEqual([true, 0, 1])
    expect(await monitor('?stuck=1')).toMatchObject([{ id: stuck }])
    expect((await detailFor('admin', stuck)).allowed.actions).toContain('calls')
    expect((await detailFor('ann', stuck)).allowed.actions).not.toContain('calls')
    expect(new Set(received.slice(1).map(({ headers }) => headers['idempotency-key'])).size).toBe(1)
    const [failed] = await calls(stuck)
    expect(failed).toMatchObject({ state: 2, kind: 'service', attempts: 4 })
    expect(failed?.error).not.toBe('')
    expect(await taskRow(stuck)).toMatchObject({ thisStepId: 'hook' })
    expect(await post('admin', `FlowMonitor/Calls/${failed?.id}/Skip`)).toMatchObject({ code: RESULT.ok })
    await drain()
    expect(await taskRow(stuck)).toMatchObject({ thisStepId: 'last', formContent: { note: 'checked' } })
    expect(
      await admin().post(`${ENGINE}/FlowEngine`, {
        fullName: 'x',
        enCode: 'x',
        category: 'office',
        formType: 2,
        flowTemplateJson: JSON.stringify(start({ childNode: service('bad', { action: 'webhook', url: '/own' }) })),
      }),
    ).toMatchObject({ msg: '节点“bad”：请输入以 http 开头的接口地址' })
  })

  it('names approvers; without an answer the rule for nodes without approvers decides', async () => {
    const { bob, cid: _cid } = await people('ann', 'bob', 'cid')
    const asks = approver('first', { assigneeType: 9, getUserUrl: `http://${address}/who?of=us` })
    const flowId = await design(start({ childNode: asks }))
    answer = { status: 200, body: JSON.stringify({ data: { handleId: `${bob},unknown` } }) }
    const id = await submit('ann', flowId)
    expect(await taskRow(id)).toMatchObject({ status: 1, thisStepId: 'first' })
    await drain()
    expect(await todo('bob')).toMatchObject([{ processId: id }])
    expect(received[0]?.url).toContain(`of=us&taskId=${id}&taskNodeId=`)
    await agree('bob')
    expect(await taskRow(id)).toMatchObject({ status: 2 })

    answer = { status: 200, body: 'no JSON' }
    const stuck = await submit('ann', flowId)
    await drainAttempts()
    const [failed] = await calls(stuck)
    expect(failed).toMatchObject({ state: 2, kind: 'people', error: '接口返回的数据没有 handleId' })
    await post('admin', `FlowMonitor/Calls/${failed?.id}/Skip`)
    expect(await todo('admin')).toMatchObject([{ processId: stuck }])
  })
})

describe('approvers by range', () => {
  it('are each level up to one, and only those around the initiator', async () => {
    const { ann, bob, cid, dan } = await people('ann', 'bob', 'cid', 'dan')
    const { db } = test.deps
    await db.updateTable('users').set({ managerId: bob }).where('id', '=', ann).execute()
    await db.updateTable('users').set({ managerId: cid }).where('id', '=', bob).execute()
    const organization = (id: string, parentId: string, category: 'company' | 'department', managerId: string | null) =>
      db
        .insertInto('organizations')
        .values({
          id,
          parentId,
          category,
          managerId,
          fullName: id,
          enCode: id,
          creatorUserId: null,
          creatorTime: test.clock.now(),
          lastModifyUserId: null,
          deleteMark: null,
          deleteUserId: null,
        })
        .execute()
    await organization('company', '-1', 'company', cid)
    await organization('sales', 'company', 'department', bob)
    await organization('works', 'company', 'department', null)
    await organization('elsewhere', '-1', 'company', null)
    const worksIn = (id: string, organizeId: string) =>
      db.updateTable('users').set({ organizeId }).where('id', '=', id).execute()
    await worksIn(ann, 'sales')
    await worksIn(bob, 'sales')
    await worksIn(cid, 'works')
    await worksIn(dan, 'elsewhere')
    const among = { approvers: [bob, cid, dan] }
    const rules = [
      { assigneeType: 1, managerLevel: 3, isEachLevel: true },
      { assigneeType: 2, departmentLevel: 2, isEachLevel: true },
      { ...among, extraRule: 2 },
      { ...among, extraRule: 4 },
      { ...among, extraRule: 6 },
      { ...among, extraRule: 5 },
    ]
    const chain = rules.reduceRight<ReturnType<typeof approver> | undefined>(
      (childNode, rule, at) => approver(`n${at}`, rule, childNode ? { childNode } : {}),
      undefined,
    )
    const flowId = await design(start(chain ? { childNode: chain } : {}))
    const simulated = await admin().post<{ nodes: { approvers: { name: string; why: string }[] }[] }>(
      `${ENGINE}/FlowEngine/${flowId}/Actions/Simulate`,
      { userId: ann, formData: {} },
    )
    const found = simulated.data.nodes.slice(1).map(({ approvers }) => approvers.map(({ name }) => name.split('/')[0]))
    expect(found).toEqual([['bob', 'cid'], ['bob', 'cid'], ['bob'], ['bob', 'cid'], ['bob', 'cid'], ['admin']])
    expect(simulated.data.nodes[1]?.approvers[1]?.why).toBe('发起人的第 2 级主管')
  })

  it('are replaced when they are disabled, or are counted in the monitor; delegates in a circle end', async () => {
    const { ann, bob, cid } = await people('ann', 'bob', 'cid')
    const flowId = await design(start({ childNode: approver('first', { approvers: [bob, cid], counterSign: 1 }) }))
    const strict = await design(start({ childNode: approver('first', { approvers: [bob], noApproverHandler: false }) }))
    const delegate = (account: string, toUserId: string) => {
      const now = test.clock.now().getTime()
      return post(account, 'FlowDelegate', { toUserId, flowId, startTime: now - 1000, endTime: now + 3_600_000 })
    }
    expect(await delegate('bob', cid)).toMatchObject({ code: RESULT.ok })
    expect(await delegate('cid', bob)).toMatchObject({ code: RESULT.refused })
    // Earlier versions accepted circles.
    expect(await delegate('cid', ann)).toMatchObject({ code: RESULT.ok })
    await test.deps.db.updateTable('flowEntrusts').set({ toUserId: bob }).where('toUserId', '=', ann).execute()
    const id = await submit('ann', flowId)
    const stuck = await submit('ann', strict)
    expect(await todo('bob')).toHaveLength(3)
    await test.deps.db.updateTable('users').set({ enabledMark: 0 }).where('id', '=', bob).execute()
    test.clock.advance(600_000)
    await drain()
    expect(await todo('admin')).toMatchObject([{ processId: id }])
    const rows = await admin().get<{ list: { id: string; goneDuties: number }[] }>(`${ENGINE}/FlowMonitor`)
    expect(rows.data.list.map((row) => [row.id, row.goneDuties])).toEqual(
      expect.arrayContaining([
        [id, 0],
        [stuck, 1],
      ]),
    )
    const detail = await admin().get<{ flowTaskOperatorList: { why: string }[] }>(`${ENGINE}/FlowBefore/${id}`)
    expect(detail.data.flowTaskOperatorList.map(({ why }) => why)).toContain('原审批人 bob/bob 已停用或删除')
  })
})

describe('an administrator', () => {
  it('suspends a task, whose limits have the rest of their time afterwards; overdue duties go to the superior', async () => {
    const { bob, cid } = await people('ann', 'bob', 'cid')
    await test.deps.db.updateTable('users').set({ managerId: cid }).where('id', '=', bob).execute()
    const timeoutConfig = { on: true, quantity: 4, type: 'minute', handler: 4 }
    const flowId = await design(start({ childNode: approver('first', { approvers: [bob], timeoutConfig }) }))
    const id = await submit('ann', flowId)
    const operator = await duty('bob')
    test.clock.advance(120_000)
    expect(await post('bob', `FlowBefore/Suspend/${id}`)).toMatchObject({ code: RESULT.forbidden })
    expect(await post('admin', `FlowBefore/Suspend/${id}`, { handleOpinion: '等等' })).toMatchObject({
      code: RESULT.ok,
    })
    expect(await todo('bob')).toEqual([])
    for (const action of ['Audit', 'Reject'])
      expect(await post('bob', `FlowBefore/${action}/${operator}`)).toMatchObject({
        code: RESULT.refused,
        msg: '流程已挂起，恢复后才能办理',
      })
    expect((await detailFor('bob', id)).allowed).toMatchObject({ actions: [], operatorId: null })
    expect((await detailFor('ann', id)).allowed.actions).toEqual([])
    expect((await detailFor('admin', id)).allowed.actions).toEqual(['resume', 'cancel'])
    expect(await monitor('?stuck=1')).toEqual([])
    const rows = await admin().get<{ list: object[] }>(`${ENGINE}/FlowMonitor`)
    expect(rows.data.list).toMatchObject([{ id, status: 1, isSuspended: true }])
    test.clock.advance(1_200_000)
    await drain()
    expect(await post('admin', `FlowBefore/Resume/${id}`)).toMatchObject({ code: RESULT.ok })
    await drain()
    expect(await todo('bob')).toHaveLength(1)
    test.clock.advance(110_000)
    await drain()
    expect(await todo('bob')).toHaveLength(1)
    test.clock.advance(20_000)
    await drain()
    expect(await todo('bob')).toEqual([])
    expect(await todo('cid')).toHaveLength(1)
    // Nobody is above: a reminder for each further period.
    test.clock.advance(241_000)
    await drain()
    const { list: messages } = (await test.as('cid').get<{ list: { title: string }[] }>('/api/message')).data
    expect(messages.filter(({ title }) => title.endsWith('已被【催办】'))).toHaveLength(1)
    expect(await todo('cid')).toHaveLength(1)
  })

  it('moves a task to the newest version after a check of what changes', async () => {
    const { bob, cid } = await people('ann', 'bob', 'cid')
    const body = { fullName: 'leave', enCode: 'leave', category: 'office', formType: 2, formData: LEAVE_FORM }
    const last = approver('last', { approvers: [bob] })
    const flowId = await design(
      start({ childNode: approver('first', { approvers: [bob] }, { childNode: last }) }),
      body,
    )
    const id = await submit('ann', flowId)
    const save = (root: object) =>
      admin().put(`${ENGINE}/FlowEngine/${flowId}`, { ...body, flowTemplateJson: JSON.stringify(root) })
    const check = async () => (await admin().get(`${ENGINE}/FlowMonitor/${id}/Migration`)).data
    expect(await admin().get(`${ENGINE}/FlowMonitor/${id}/Migration`)).toMatchObject({ msg: '已是最新版本' })
    await save(start({ childNode: last }))
    expect(await check()).toMatchObject({
      version: 1,
      newestVersion: 2,
      lost: [{ nodeCode: 'first', isCurrent: true }],
      added: [],
      message: '新版本没有当前节点“first”，或不再经过该节点',
    })
    expect(await post('admin', `FlowMonitor/${id}/Migration`)).toMatchObject({ code: RESULT.refused })
    await save(
      start({
        childNode: approver('first', { approvers: [bob] }, { childNode: approver('new', { approvers: [cid] }) }),
      }),
    )
    expect(await check()).toMatchObject({
      lost: [{ nodeCode: 'last', isCurrent: false }],
      added: [{ nodeCode: 'new', nodeName: 'new' }],
      message: '',
    })
    expect(await taskRow(id)).toMatchObject({ flowVersion: 1 })
    expect(await monitor()).toMatchObject([{ id, isOutdated: true }])
    expect((await detailFor('admin', id)).allowed.actions).toContain('migrate')
    expect((await detailFor('bob', id)).allowed.actions).not.toContain('migrate')
    expect(await test.as('bob').get(`${ENGINE}/FlowMonitor/${id}/Migration`)).toMatchObject({ code: RESULT.forbidden })
    expect(await post('bob', `FlowMonitor/${id}/Migration`)).toMatchObject({ code: RESULT.forbidden })
    expect(await post('admin', `FlowMonitor/${id}/Migration`)).toMatchObject({ code: RESULT.ok })
    expect(await taskRow(id)).toMatchObject({ flowVersion: 3, thisStepId: 'first' })
    expect(await monitor()).toMatchObject([{ id, isOutdated: false }])
    await agree('bob')
    expect(await taskRow(id)).toMatchObject({ thisStepId: 'new' })
    await agree('cid')
    expect(await taskRow(id)).toMatchObject({ status: 2 })
  })
})
