import { RESULT } from '@sqos/contract'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { buildSession, buildUser } from '../../../testing/builders.ts'
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts'
import { buildPage, grantPage } from '../../authority/authority.testing.ts'
import type { AuditedConversation, AuditedMessage, ChatAudits } from './audit.schema.ts'

const URL = '/api/message/ChatAudit'
const HOUR = 3_600_000

let test: TestApp
let page: Awaited<ReturnType<typeof buildPage>>
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())
beforeEach(async () => {
  await test.reset()
  page = await buildPage(test.deps, { enCode: 'system.chatAudit', buttons: ['btn_read'] })
})

const grant = (objectId: string, items: readonly string[]) =>
  grantPage(test.deps, page, { objectType: 'User', objectId, items })

async function person(account: string) {
  const { id } = await buildUser(test.deps, { account, realName: account.toUpperCase() })
  return { id, caller: test.as(account) }
}

/** The administrator, whose account exists from the first call on. */
async function grantAdministrator() {
  await test.as('admin').get(URL)
  const { id } = await test.deps.db
    .selectFrom('users')
    .select('id')
    .where('account', '=', 'admin')
    .executeTakeFirstOrThrow()
  await grant(id, ['button:btn_read'])
}

/** Stores a message of the present moment. */
async function write(
  senderId: string,
  { to, content, number = null }: { to: string; content: string; number?: number | null },
) {
  const sentAt = test.clock.now()
  await test.deps.db
    .insertInto('chatMessages')
    .values({
      id: test.deps.newId(),
      senderId,
      receiverId: to,
      clientId: null,
      content,
      contentType: 'text',
      sentAt,
      readAt: null,
      replyToId: null,
      recalledAt: null,
      mentions: '[]',
      groupId: number === null ? null : to,
      number,
    })
    .execute()
}

const now = () => test.clock.now().getTime()
const asked = (...userIds: string[]) => ({
  userIds,
  startTime: now() - HOUR,
  endTime: now() + HOUR,
  reason: '客户投诉 2026-118',
})

it('nobody reads conversations without a grant of this button: administrators neither, whatever the page demands', async () => {
  const [lina, hong] = [await person('lina'), await person('hong')]
  await grant(hong.id, [])
  const body = asked(lina.id)

  expect((await test.as('admin').get<ChatAudits>(URL)).data.mayRead).toBe(false)
  const refused = await test.as('admin').post(URL, body)
  expect(refused).toMatchObject({ code: RESULT.forbidden })
  expect(refused.msg).toContain('系统管理员也需要单独授权')
  expect(await hong.caller.post(URL, body)).toMatchObject({ code: RESULT.forbidden })
  expect(await lina.caller.get(URL)).toMatchObject({ code: RESULT.forbidden })
  // Buttons that come with the page are no grant.
  await test.deps.db.updateTable('menus').set({ isButtonAuthorize: 0 }).where('id', '=', page.menuId).execute()
  for (const caller of [test.as('admin'), hong.caller])
    expect(await caller.post(URL, body)).toMatchObject({ code: RESULT.forbidden })
  expect(await test.deps.db.selectFrom('chatAudits').selectAll().execute()).toEqual([])

  await grantAdministrator()
  expect((await test.as('admin').get<ChatAudits>(URL)).data.mayRead).toBe(true)
  expect(await test.as('admin').post(URL, body)).toMatchObject({ code: RESULT.ok })
})

it('an auditor reads what the people wrote in the time range, for a day, and every reading stays in list and log', async () => {
  const [lina, hong, mei, auditor] = [
    await person('lina'),
    await person('hong'),
    await person('mei'),
    await person('auditor'),
  ]
  await grant(auditor.id, ['button:btn_read'])
  await grantAdministrator()
  await test.deps.db
    .insertInto('chatGroups')
    .values({ id: 'g_1', name: '采购', createdBy: lina.id, createdAt: test.clock.now() })
    .execute()
  const member = { groupId: 'g_1', joinedAt: test.clock.now(), readNumber: 0 }
  await test.deps.db
    .insertInto('chatMembers')
    .values([
      { ...member, userId: lina.id, firstNumber: 1, leftNumber: null },
      { ...member, userId: hong.id, firstNumber: 2, leftNumber: 2 },
    ])
    .execute()
  await write(lina.id, { to: hong.id, content: 'too early' })
  test.clock.advance(2 * HOUR)
  await write(lina.id, { to: 'g_1', content: 'before hong', number: 1 })
  await write(lina.id, { to: 'g_1', content: 'with hong', number: 2 })
  await write(lina.id, { to: 'g_1', content: 'after hong', number: 3 })
  await write(lina.id, { to: hong.id, content: '报价 100%' })
  test.clock.advance(1000)
  await write(hong.id, { to: lina.id, content: '好的' })
  await write(hong.id, { to: mei.id, content: 'not about lina' })

  for (const wrong of [{ reason: '      ' }, { endTime: 0 }, { userIds: ['nobody'] }])
    expect(await auditor.caller.post(URL, { ...asked(lina.id), ...wrong })).toMatchObject({ code: RESULT.refused })
  const { data: audit } = await auditor.caller.post<{ id: string }>(URL, asked(lina.id, hong.id))
  const conversations = async () =>
    (await auditor.caller.get<{ list: AuditedConversation[] }>(`${URL}/${audit.id}/Conversations`)).data.list
  const messagesOf = async (conversationId: string, more = '') => {
    const query = `conversationId=${encodeURIComponent(conversationId)}${more}`
    const { data } = await auditor.caller.get<{ list: AuditedMessage[] }>(`${URL}/${audit.id}/Messages?${query}`)
    return data.list.map(({ sender, content }) => `${sender.name}: ${content}`)
  }

  const [pair, group] = await conversations()
  expect(pair).toMatchObject({ name: '', messages: 2 })
  expect(pair?.people.map(({ name }) => name).toSorted()).toEqual(['HONG/hong', 'LINA/lina'])
  expect(group).toMatchObject({ id: 'g_1', name: '采购', people: [], messages: 1 })
  expect(await conversations()).toHaveLength(2)
  expect(await messagesOf(pair?.id ?? '')).toEqual(['LINA/lina: 报价 100%', 'HONG/hong: 好的'])
  expect(await messagesOf(pair?.id ?? '', '&keyword=0%25')).toEqual(['LINA/lina: 报价 100%'])
  expect(await messagesOf('g_1')).toEqual(['LINA/lina: with hong'])
  expect(await messagesOf([hong.id, mei.id].toSorted().join('~'))).toEqual([])

  // Others see that it happened, and read nothing by it.
  const { data } = await test.as('admin').get<ChatAudits>(URL)
  expect(data.list).toMatchObject([
    {
      auditor: 'AUDITOR/auditor',
      people: ['LINA/lina', 'HONG/hong'],
      reason: '客户投诉 2026-118',
      opened: 2,
      isOwn: false,
    },
  ])
  expect(await test.as('admin').get(`${URL}/${audit.id}/Conversations`)).toMatchObject({ code: RESULT.forbidden })
  const logged = await test.deps.db
    .selectFrom('logs')
    .select(['requestUrl', 'userId', 'json'])
    .where('requestMethod', '=', 'AUDIT')
    .execute()
  expect(logged.map(({ requestUrl }) => requestUrl).toSorted()).toEqual(
    ['', `/${pair?.id}`, '/g_1'].map((part) => `chat/audit/${audit.id}${part}`).toSorted(),
  )
  for (const { userId, json } of logged)
    expect([userId, json]).toEqual([auditor.id, expect.stringContaining('2026-118')])

  test.clock.advance(24 * HOUR)
  const later = test.as(await buildSession(test.deps, { userId: auditor.id }))
  expect(await later.get(`${URL}/${audit.id}/Conversations`)).toMatchObject({ code: RESULT.refused })
})
