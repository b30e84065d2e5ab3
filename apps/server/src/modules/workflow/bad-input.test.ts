import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { RESULT } from '@sqos/contract'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts'
import { approver, branch, ENGINE, flowCalls, LEAVE_FORM, service, start } from './workflow.testing.ts'

/** Another system, which never answers; `asked` is called when it was asked. */
let asked = () => {}
const silent = createServer(() => asked())

let test: TestApp
let address: string
const { admin, people, design, submit, todo, duty, agree, reject, taskRow } = flowCalls(() => test)

beforeAll(async () => {
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve))
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a listening server has a port
  address = `127.0.0.1:${(silent.address() as AddressInfo).port}`
  test = await createTestApp({ config: { interfaceHosts: [address] } })
})
afterEach(async () => {
  vi.restoreAllMocks()
  await test.reset()
})
afterAll(async () => {
  silent.closeAllConnections()
  silent.close()
  await test.close()
})

const post = (account: string, url: string, body: object = {}) => test.as(account).post(`${ENGINE}/${url}`, body)

it('a role that was deleted after the release leaves its nodes to the administrator, who reads why', async () => {
  const { bob } = await people('ann', 'bob')
  const audit = { creatorUserId: null, lastModifyUserId: null, deleteMark: null, deleteUserId: null }
  await test.deps.db
    .insertInto('roles')
    .values({ ...audit, id: 'clerks', fullName: '文员', enCode: 'clerks', type: null, creatorTime: test.clock.now() })
    .execute()
  await test.deps.db
    .insertInto('userRelations')
    .values({ userId: bob, objectType: 'Role', objectId: 'clerks' })
    .execute()
  const flowId = await design(start({ childNode: approver('first', { approverRole: ['clerks'] }) }))
  await submit('ann', flowId)
  expect(await todo('bob')).toHaveLength(1)
  await test.deps.db.updateTable('roles').set({ deleteMark: 1 }).where('id', '=', 'clerks').execute()
  const id = await submit('ann', flowId)
  expect(await todo('admin')).toMatchObject([{ processId: id }])
  const detail = await admin().get<{ flowTaskOperatorList: object[] }>(`${ENGINE}/FlowBefore/${id}`)
  expect(detail.data.flowTaskOperatorList).toMatchObject([{ why: '节点没有审批人，由管理员处理' }])
})

it('a person who was disabled, and a flow that was stopped, since the last submission are noticed by the next one', async () => {
  const { bob } = await people('ann', 'bob')
  const flowId = await design(start({ childNode: approver('first', { approvers: [bob] }) }))
  await submit('ann', flowId)
  await test.deps.db.updateTable('users').set({ enabledMark: 0 }).where('id', '=', bob).execute()

  const id = await submit('ann', flowId)
  await test.deps.db.updateTable('flowEngines').set({ enabledMark: 0 }).where('id', '=', flowId).execute()
  const stopped = await post('ann', 'FlowTask', { flowId, data: '{}', status: 0 })

  expect(await todo('admin')).toMatchObject([{ processId: id }])
  expect(stopped).toMatchObject({ code: 400, msg: '该流程已停用' })
  expect(await test.deps.db.selectFrom('flowTasks').select('id').where('flowId', '=', flowId).execute()).toHaveLength(2)
})

it('a node with an id that the system uses itself is decided like others', async () => {
  const { bob, cid } = await people('ann', 'bob', 'cid')
  const last = approver('last', { approvers: [cid], rejectStep: 'end' })
  const flowId = await design(start({ childNode: approver('end', { approvers: [bob] }, { childNode: last }) }))
  const id = await submit('ann', flowId)
  expect(await taskRow(id)).toMatchObject({ status: 1, thisStep: 'end' })
  await agree('bob')
  await reject('cid')
  expect(await todo('bob')).toMatchObject([{ processId: id }])
  await agree('bob')
  await agree('cid')
  expect(await taskRow(id)).toMatchObject({ status: 2 })
})

it('a field that the form lost is refused in conditions; running tasks keep their form, their values and their way', async () => {
  const { bob, cid, dan } = await people('ann', 'bob', 'cid', 'dan')
  const root = start({
    childNode: approver(
      'first',
      { approvers: [bob] },
      {
        conditionType: 'condition',
        conditionNodes: [
          branch('long', 3, approver('much', { approvers: [cid] })),
          branch('short', undefined, approver('little', { approvers: [dan] })),
        ],
      },
    ),
  })
  const body = { fullName: 'leave', enCode: 'leave', category: 'office', formType: 2 }
  const flowId = await design(root, { ...body, formData: LEAVE_FORM })
  const id = await submit('ann', flowId, { days: 5 })

  const { fields } = JSON.parse(LEAVE_FORM) as { fields: { __vModel__: string }[] }
  const formData = JSON.stringify({ fields: fields.filter(({ __vModel__ }) => __vModel__ !== 'days') })
  const save = (flowTemplateJson: object) =>
    admin().put(`${ENGINE}/FlowEngine/${flowId}`, {
      ...body,
      formData,
      flowTemplateJson: JSON.stringify(flowTemplateJson),
    })
  const refused = await save(root)
  expect(refused.code).toBe(RESULT.refused)
  expect(refused.msg).toMatch(/long.*days/)
  expect(await save(start({ childNode: approver('first', { approvers: [dan] }) }))).toMatchObject({ code: RESULT.ok })

  await agree('bob')
  expect(await taskRow(id)).toMatchObject({ thisStepId: 'much', formContent: { days: 5 } })
  await agree('cid')
  expect(await taskRow(id)).toMatchObject({ status: 2, flowVersion: 1 })
  await submit('ann', flowId, { days: 5, note: 'new' })
  expect(await todo('dan')).toHaveLength(1)
})

it('a decision on a task that has ended says why', async () => {
  const { bob } = await people('ann', 'bob')
  const flowId = await design(start({ childNode: approver('first', { approvers: [bob] }) }))
  const decideAfter = async (end: (id: string, operator: string) => Promise<unknown>) => {
    const id = await submit('ann', flowId)
    const operator = await duty('bob')
    await end(id, operator)
    return (await post('bob', `FlowBefore/Audit/${operator}`)).msg
  }
  expect(await decideAfter((_id, operator) => post('bob', `FlowBefore/Audit/${operator}`))).toBe('审批已完成')
  expect(await decideAfter((id) => post('admin', `FlowBefore/Cancel/${id}`))).toBe('该流程工单已终止')
  const withdraw = (id: string) => test.as('ann').put(`${ENGINE}/FlowLaunch/${id}/Actions/Withdraw`, {})
  expect(await decideAfter(withdraw)).toBe('该流程待办已删除')
  const remove = (id: string) => admin().delete(`${ENGINE}/FlowMonitor`, { ids: id })
  expect(await decideAfter(remove)).toBe('该流程待办已删除')
})

it('a clock that goes back makes timers and limits wait, and loses none', async () => {
  const { bob } = await people('ann', 'bob')
  const timed = approver('first', {
    approvers: [bob],
    timeoutConfig: { on: true, quantity: 2, type: 'hour', handler: 1 },
  })
  const flowId = await design(
    start({ childNode: { nodeId: 't', type: 'timer', properties: { minute: 30 }, childNode: timed } }),
  )
  const id = await submit('ann', flowId)
  const begin = test.clock.now().getTime()
  const at = async (minutes: number) => {
    test.clock.set(new Date(begin + minutes * 60_000))
    await test.app.jobs.drain()
  }
  // Sessions end when the clock moves, so the inbox is read from the database.
  const inbox = () =>
    test.deps.db
      .selectFrom('flowOperators')
      .select('id')
      .where('handlerId', '=', bob)
      .where('isOpen', '=', true)
      .execute()
  await at(-24 * 60)
  expect(await inbox()).toEqual([])
  await at(31)
  expect(await inbox()).toHaveLength(1)
  await at(-60)
  expect(await taskRow(id)).toMatchObject({ status: 1 })
  expect(await inbox()).toHaveLength(1)
  await at(31 + 3 * 60)
  expect(await taskRow(id)).toMatchObject({ status: 2 })
})

it('a service that hangs is cut off and shown to administrators, who skip it; other tasks go on meanwhile', async () => {
  const { bob } = await people('ann', 'bob')
  const hook = service('hook', { action: 'webhook', url: `http://${address}/hook` })
  const flowId = await design(start({ childNode: { ...hook, childNode: approver('last', { approvers: [bob] }) } }))
  const plain = await design(start({ childNode: approver('first', { approvers: [bob] }) }))
  // The time limit of outgoing requests ends when the other system was asked, in place of ten seconds later.
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
    const limit = new AbortController()
    asked = () => limit.abort(new DOMException('', 'TimeoutError'))
    return limit.signal
  })
  const id = await submit('ann', flowId)
  const other = await submit('ann', plain)
  await agree('bob')
  expect(await taskRow(other)).toMatchObject({ status: 2 })
  for (let attempt = 0; attempt < 4; attempt += 1) {
    await test.app.jobs.drain()
    test.clock.advance(600_000)
  }
  const { data } = await admin().get<{ list: { id: string; state: number; error: string }[] }>(
    `${ENGINE}/FlowMonitor/${id}/Calls`,
  )
  expect(data.list).toMatchObject([{ state: 2, error: expect.stringMatching(/./) }])
  const monitor = await admin().get<{ list: object[] }>(`${ENGINE}/FlowMonitor?stuck=1`)
  expect(monitor.data.list).toMatchObject([{ id, isStuck: true }])
  await post('admin', `FlowMonitor/Calls/${data.list[0]?.id}/Skip`)
  await test.app.jobs.drain()
  expect(await taskRow(id)).toMatchObject({ thisStepId: 'last' })
})
