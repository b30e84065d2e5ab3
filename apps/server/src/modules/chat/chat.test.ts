import { RESULT } from '@sqos/contract'
import type { ChatRow, ClientMessageOf } from '@sqos/contract/realtime'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { buildSession, buildUser } from '../../testing/builders.ts'
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts'
import { upload } from '../file/upload.testing.ts'
import { connect } from '../realtime/realtime.testing.ts'
import type { MessageRow } from '../message/message.schema.ts'
import type { ChatConversation, ChatGroup } from './chat.schema.ts'

let test: TestApp
const opened: { socket: { close: () => void }; closed: Promise<number> }[] = []

beforeAll(async () => {
  test = await createTestApp({ config: { socketLimits: { framesPerSecond: 1000, burst: 1000 } } })
  await test.app.listen({ host: '127.0.0.1', port: 0 })
})
afterEach(async () => {
  for (const { socket } of opened) socket.close()
  await Promise.all(opened.splice(0).map(({ closed }) => closed))
  await test.reset()
})
afterAll(() => test.close())

/** A person with an open socket. */
async function join(account: string) {
  const { id } = await buildUser(test.deps, { account, realName: account.toUpperCase() })
  return { id, ...(await open(id)) }
}

async function open(userId: string) {
  const token = await buildSession(test.deps, { userId })
  const client = await connect(test.app, token)
  opened.push(client)
  const say = (toUserId: string, text: string, clientId?: string) =>
    client.send({
      method: 'SendMessage',
      token,
      toUserId,
      messageType: 'text',
      messageContent: text,
      ...(clientId !== undefined && { clientId }),
    })
  const list = async (message: Omit<ClientMessageOf<'MessageList'>, 'method' | 'token'>) => {
    client.send({ method: 'MessageList', token, ...message })
    return await client.next('messageList')
  }
  return { ...client, token, say, list }
}

const contents = (rows: readonly ChatRow[]) => rows.map(({ content }) => content)

it('a message reaches both people, with their names, and is stored', async () => {
  const [lina, hong] = [await join('lina'), await join('hong')]

  lina.say(hong.id, 'Hello <b>[微笑]</b>')

  expect(await hong.next('receiveMessage')).toMatchObject({
    formUserId: lina.id,
    account: 'lina',
    realName: 'LINA',
    formMessage: 'Hello <b>[微笑]</b>',
    messageType: 'text',
    dateTime: test.clock.now().getTime(),
  })
  expect(await lina.next('sendMessage')).toMatchObject({
    UserId: lina.id,
    toUserId: hong.id,
    toAccount: 'hong',
    toMessage: 'Hello <b>[微笑]</b>',
  })
  const { list, pagination } = await hong.list({ toUserId: lina.id })
  expect(list).toMatchObject([{ sendUserId: lina.id, receiveUserId: hong.id, contentType: 'text', state: 0 }])
  expect(pagination).toEqual({ total: 1, currentPage: 1, pageSize: 30 })
})

it('a message that is sent again with its client id is stored and delivered once, and answered again', async () => {
  const [lina, hong] = [await join('lina'), await join('hong')]

  lina.say(hong.id, 'once', 'c1')
  const first = await lina.next('sendMessage')
  lina.say(hong.id, 'once', 'c1')
  const second = await lina.next('sendMessage')
  lina.say(hong.id, 'then')
  await lina.next('sendMessage')

  expect(second.messageId).toBe(first.messageId)
  await expect.poll(() => hong.received.filter(({ method }) => method === 'receiveMessage')).toHaveLength(2)
  expect(contents((await hong.list({ toUserId: lina.id })).list)).toEqual(['once', 'then'])
})

it('pages are taken in the requested order, and the rows of a page are in order of time', async () => {
  const [lina, hong, mei] = [await join('lina'), await join('hong'), await join('mei')]
  for (const text of ['1', '2', '3', '4', '100%']) {
    lina.say(hong.id, text)
    await lina.next('sendMessage')
    test.clock.advance(1000)
  }
  mei.say(hong.id, 'not theirs')
  await mei.next('sendMessage')
  const page = async (options: object) =>
    contents((await hong.list({ toUserId: lina.id, pageSize: 2, ...options })).list)

  expect(await page({ sord: 'desc' })).toEqual(['4', '100%'])
  expect(await page({ sord: 'desc', currentPage: 2 })).toEqual(['2', '3'])
  expect(await page({ sord: 'asc' })).toEqual(['1', '2'])
  expect(await page({ keyword: '0%' })).toEqual(['100%'])
})

it('unread messages are counted per person until they are read, and both are told', async () => {
  const [lina, hong] = [await join('lina'), await join('hong')]
  for (const text of ['1', '2']) {
    lina.say(hong.id, text)
    await lina.next('sendMessage')
  }
  expect(await test.as(hong.token).get('/api/message/imreply')).toMatchObject({
    data: { list: [{ id: lina.id, realName: 'LINA', latestMessage: '2', unreadMessage: 2 }] },
  })
  const { init } = await open(hong.id)
  expect(init.unreadNums).toMatchObject([{ sendUserId: lina.id, unreadNum: 2, defaultMessage: '2' }])

  hong.send({ method: 'UpdateReadMessage', token: hong.token, formUserId: lina.id })

  expect(await lina.next('readMessage')).toMatchObject({ userId: hong.id, peerUserId: lina.id })
  expect((await lina.list({ toUserId: hong.id })).list.map(({ state }) => state)).toEqual([1, 1])
  expect((await open(hong.id)).init.unreadNums).toEqual([])
})

it('refuses messages to people who are gone, to oneself, without content, and of files that nobody uploaded', async () => {
  const lina = await join('lina')
  const { id: gone } = await buildUser(test.deps, { account: 'gone', enabledMark: 0 })
  const { id: hong } = await buildUser(test.deps, { account: 'hong' })
  const refusedText = async (toUserId: string, text: string) => {
    lina.say(toUserId, text, 'c')
    return (await lina.next('error')).msg
  }

  expect(await refusedText(gone, 'x')).toContain('停用')
  expect(await refusedText('nobody', 'x')).toContain('停用')
  expect(await refusedText(lina.id, 'x')).toContain('自己')
  expect(await refusedText(hong, ' \n')).toContain('不能为空')
  lina.send({
    method: 'SendMessage',
    token: lina.token,
    toUserId: hong,
    messageType: 'image',
    messageContent: { name: 'none.png', width: 1, height: 1 },
  })
  expect(await lina.next('error')).toMatchObject({ of: 'SendMessage', code: RESULT.refused })
  expect(await test.deps.db.selectFrom('chatMessages').selectAll().execute()).toEqual([])
})

it('a file is sent only by the person who uploaded it', async () => {
  const [lina, hong] = [await join('lina'), await join('hong')]
  const { data } = await upload(test.as(hong.token), { content: Buffer.from('x'), name: 'a.txt' }, 'annex')
  const sendFile = (sender: typeof lina, toUserId: string) =>
    sender.send({
      method: 'SendMessage',
      token: sender.token,
      toUserId,
      messageType: 'file',
      messageContent: { name: data.name, fileName: 'b.txt', fileSize: 9 },
    })

  sendFile(lina, hong.id)
  expect((await lina.next('error')).msg).toContain('未上传')
  sendFile(hong, lina.id)
  expect((await lina.next('receiveMessage')).formMessage).toMatchObject({ fileName: 'a.txt', fileSize: 1 })
})

it('a voice message is an upload whose content is sound, and keeps its length', async () => {
  const [lina, hong] = [await join('lina'), await join('hong')]
  // The signature of WebM, which the upload compares with the extension.
  const webm = Buffer.concat([
    Buffer.from('1a45dfa39f4286810142f7810142f2810442f381084282847765626d', 'hex'),
    Buffer.alloc(64),
  ])
  const { data } = await upload(test.as(lina.token), { content: webm, name: 'voice.webm' }, 'IM')
  const fake = await upload(test.as(lina.token), { content: Buffer.from('<script>'), name: 'voice.webm' }, 'IM')
  const sendVoice = (name: string) =>
    lina.send({
      method: 'SendMessage',
      token: lina.token,
      toUserId: hong.id,
      messageType: 'voice',
      messageContent: { name, length: 7 },
    })

  sendVoice(data.name)
  expect((await hong.next('receiveMessage')).formMessage).toEqual({
    path: `/api/file/Image/IM/${data.name}`,
    length: 7,
  })
  expect(fake).toMatchObject({ code: RESULT.refused })
  const text = await upload(test.as(lina.token), { content: Buffer.from('x'), name: 'a.txt' }, 'annex')
  sendVoice(text.data.name)
  expect((await lina.next('error')).msg).toContain('类型不符')
})

it('a message answers another one of the same conversation', async () => {
  const [lina, hong, mei] = [await join('lina'), await join('hong'), await join('mei')]
  hong.say(lina.id, 'question')
  const { messageId: replyToId = '' } = await lina.next('receiveMessage')
  const answer = (sender: typeof lina, toUserId: string) =>
    sender.send({
      method: 'SendMessage',
      token: sender.token,
      toUserId,
      messageType: 'text',
      messageContent: 'answer',
      replyToId,
    })

  answer(mei, lina.id)
  expect((await mei.next('error')).msg).toContain('引用')
  answer(lina, hong.id)

  const quote = { id: replyToId, sendUserId: hong.id, content: 'question', contentType: 'text' }
  expect((await hong.next('receiveMessage')).quote).toEqual(quote)
  expect((await lina.list({ toUserId: hong.id })).list.at(-1)?.quote).toEqual(quote)
})

it('the sender takes a message back within two minutes, and nobody reads it afterwards', async () => {
  const [lina, hong] = [await join('lina'), await join('hong')]
  lina.say(hong.id, 'mistake')
  const { messageId = '' } = await lina.next('sendMessage')
  const recall = (by: typeof lina) => by.send({ method: 'RecallMessage', token: by.token, messageId, clientId: 'r' })

  recall(hong)
  expect(await hong.next('error')).toMatchObject({ of: 'RecallMessage', clientId: 'r' })
  recall(lina)
  expect(await hong.next('recallMessage')).toMatchObject({ messageId, userId: lina.id, peerUserId: hong.id })
  expect((await hong.list({ toUserId: lina.id })).list).toMatchObject([{ content: '', isRecalled: true }])
  expect(await test.as(hong.token).get('/api/message/imreply')).toMatchObject({
    data: { list: [{ latestMessage: '', messageType: 'recalled', unreadMessage: 0 }] },
  })

  lina.say(hong.id, 'late')
  const { messageId: lateId = '' } = await lina.next('sendMessage')
  test.clock.advance(120_001)
  lina.send({ method: 'RecallMessage', token: lina.token, messageId: lateId })
  expect((await lina.next('error')).msg).toContain('两分钟')
})

it('nobody but the two reads a conversation, not even an administrator who views as one of them', async () => {
  const [lina, hong] = [await join('lina'), await join('hong')]
  lina.say(hong.id, 'secret')
  await hong.next('receiveMessage')
  const { id: adminId } = await buildUser(test.deps, { account: 'root', isAdministrator: true })
  const admin = await open(adminId)

  expect((await admin.list({ toUserId: lina.id, formUserId: hong.id })).list).toEqual([])
  await test.deps.db.updateTable('sessions').set({ viewAsUserId: hong.id }).where('userId', '=', adminId).execute()

  expect(await test.as(admin.token).get('/api/message/imreply')).toMatchObject({ code: RESULT.forbidden })
  admin.send({ method: 'MessageList', token: admin.token, toUserId: lina.id })
  expect(await admin.next('error')).toMatchObject({ code: RESULT.forbidden })
})

it('two people who write to each other at once lose nothing', async () => {
  const people = [await join('lina'), await join('hong'), await join('mei')]

  for (let turn = 0; turn < 30; turn += 1)
    for (const [index, person] of people.entries())
      person.say(people[(index + 1 + (turn % 2)) % 3]?.id ?? '', `${turn}`)

  for (const { received } of people) {
    const count = (method: string) => received.filter((message) => message.method === method).length
    await expect.poll(() => [count('sendMessage'), count('receiveMessage')]).toEqual([30, 30])
    const ids = received.flatMap((message) => ('id' in message ? [message.id] : []))
    expect(ids).toEqual(ids.map((_, index) => index + 1))
  }
})

it('messages of one moment share transactions, and one that fails or is refused affects no other', async () => {
  const people = await Promise.all(Array.from({ length: 12 }, (_, index) => join(`person${index}`)))
  const { id: gone } = await buildUser(test.deps, { account: 'gone', enabledMark: 0 })
  const [hong, mei] = [await join('hong'), await join('mei')]
  const { db } = test.deps
  await sql`create function refuse_message() returns trigger language plpgsql as
    $$ begin if new.content = 'poison' then raise exception 'poison'; end if; return new; end $$`.execute(db)
  await sql`create trigger refuse_message before insert on chat_messages
    for each row execute function refuse_message()`.execute(db)
  try {
    for (const turn of [0, 1, 2])
      for (const [index, { id, say }] of people.entries()) {
        say(people[(index + 1) % people.length]?.id ?? '', `${turn}`, `${id}-${turn}`)
        if (index === 5) hong.say(turn === 0 ? gone : id, turn === 2 ? 'poison' : 'text', `${turn}`)
        if (index === 5) mei.say(id, `${turn}`)
      }

    for (const { received } of people) {
      const count = (method: string) => received.filter((message) => message.method === method).length
      await expect.poll(() => [count('sendMessage'), count('error')]).toEqual([3, 0])
    }
    // What the others sent is stored once all are acknowledged.
    for (const { list, next } of people) {
      const { formUserId } = await next('receiveMessage')
      expect(contents((await list({ toUserId: formUserId })).list).slice(-3)).toEqual(['0', '1', '2'])
    }
    await expect.poll(() => hong.received.filter(({ method }) => method === 'error')).toHaveLength(2)
    expect(hong.received.filter(({ method }) => method === 'error')).toMatchObject([
      { clientId: '0', code: RESULT.refused },
      { clientId: '2', code: RESULT.internal },
    ])
    const { rows } = await sql<{ stored: number; transactions: number }>`
      select count(*)::integer as stored, count(distinct xmin::text)::integer as transactions from chat_messages`.execute(
      db,
    )
    expect(rows[0]?.stored).toBe(3 * people.length + 4)
    expect(rows[0]?.transactions).toBeLessThan(rows[0]?.stored ?? 0)
  } finally {
    await sql`drop trigger refuse_message on chat_messages`.execute(db)
    await sql`drop function refuse_message`.execute(db)
  }
})

/** A group of the first person with the others, made over HTTP. */
async function found(by: Awaited<ReturnType<typeof join>>, others: readonly { id: string }[], name = '采购组') {
  const { data } = await test
    .as(by.token)
    .post<ChatGroup>('/api/message/imgroup', { name, userIds: others.map(({ id }) => id) })
  return { ...data, url: `/api/message/imgroup/${data.id}` }
}

async function conversationsOf({ token }: { token: string }) {
  const { data } = await test.as(token).get<{ list: ChatConversation[] }>('/api/message/imreply?groups=1')
  return data.list
}

const groupRows = (person: Awaited<ReturnType<typeof join>>) =>
  person.received.flatMap((message) => (message.method === 'groupMessage' ? [message.message] : []))

it('a group carries messages to its members, with numbers, unread counts and receipts', async () => {
  const people = [await join('lina'), await join('hong'), await join('mei')] as const
  const [lina, hong, mei] = people
  const { id } = await found(lina, [hong, mei])
  hong.say(id, '[微笑] hello', 'c1')
  await expect.poll(() => people.map((person) => groupRows(person).length)).toEqual([2, 2, 2])
  hong.say(id, '[微笑] hello', 'c1')
  await expect.poll(() => groupRows(hong).length).toBe(3)
  const repeated = hong.received.findLast(({ method }) => method === 'groupMessage')

  expect(groupRows(mei)).toMatchObject([
    { contentType: 'notice', number: 1, content: expect.stringContaining('"created"') },
    { content: '[微笑] hello', number: 2, sendUserId: hong.id, sender: { realName: 'HONG' }, receiveUserId: id },
  ])
  expect(repeated).toMatchObject({ clientId: 'c1', groupName: '采购组' })
  expect(groupRows(lina)).toHaveLength(2)
  const unread = async (person: typeof lina) => {
    return (await conversationsOf(person)).map((row) => [row.id, row.unreadMessage])
  }
  expect(await unread(lina)).toEqual([[id, 1]])
  expect(await unread(hong)).toEqual([[id, 0]])

  lina.send({ method: 'UpdateReadMessage', token: lina.token, formUserId: id })
  expect(await hong.next('groupRead')).toMatchObject({ groupId: id, userId: lina.id, from: 0, to: 2 })
  expect(await unread(lina)).toEqual([[id, 0]])
  expect((await hong.list({ toUserId: id })).list.map(({ readCount }) => readCount)).toEqual([1, 1])
  expect((await hong.list({ toUserId: id, keyword: 'HELLO' })).pagination.total).toBe(1)
})

it('clients without groups receive none of them, and write to people as before', async () => {
  const [lina, hong] = [await join('lina'), await join('hong')]
  await found(lina, [hong])
  lina.say(hong.id, 'between us')
  await hong.next('receiveMessage')

  expect(await test.as(hong.token).get('/api/message/imreply')).toMatchObject({ data: { list: [{ id: lina.id }] } })
  expect((await hong.list({ toUserId: lina.id })).pagination.total).toBe(1)
  expect((await open(hong.id)).init.unreadNums).toMatchObject([{ sendUserId: lina.id, unreadNum: 1 }])
})

it('only members read and write; former members read to their end, new ones from their beginning', async () => {
  const [lina, hong, mei] = [await join('lina'), await join('hong'), await join('mei')]
  const { id, url } = await found(lina, [hong])
  const say = async (text: string) => {
    lina.say(id, text)
    await expect.poll(() => groupRows(lina).at(-1)?.content).toBe(text)
  }
  const textsOf = async (person: typeof lina) => {
    const { list } = await person.list({ toUserId: id })
    return list.map(({ content, contentType }) => (contentType === 'notice' ? JSON.parse(content).event : content))
  }
  await say('before')
  const { id: adminId } = await buildUser(test.deps, { account: 'root', isAdministrator: true })
  const admin = await open(adminId)
  for (const stranger of [mei, admin]) {
    stranger.send({ method: 'MessageList', token: stranger.token, toUserId: id, clientId: 'l' })
    expect(await stranger.next('error')).toMatchObject({ of: 'MessageList', code: RESULT.forbidden, clientId: 'l' })
    stranger.say(id, 'let me in', 'c')
    expect((await stranger.next('error')).msg).toContain('不是该群聊的成员')
    stranger.send({ method: 'UpdateReadMessage', token: stranger.token, formUserId: id })
    expect((await stranger.next('error')).msg).toContain('不是该群聊的成员')
    expect(await test.as(stranger.token).get(url)).toMatchObject({ code: RESULT.forbidden })
  }
  const inviting = { userIds: [mei.id] }
  expect(await test.as(mei.token).post(`${url}/Members`, inviting)).toMatchObject({ code: RESULT.forbidden })
  lina.say('g_nothing', 'x')
  expect((await lina.next('error')).msg).toContain('不是该群聊的成员')

  expect(await test.as(hong.token).post(`${url}/Members`, inviting)).toMatchObject({ code: RESULT.ok })
  await say('with mei')
  expect(await textsOf(mei)).toEqual(['invited', 'with mei'])
  expect(await test.as(hong.token).delete(`${url}/Members/${mei.id}`)).toMatchObject({ code: RESULT.forbidden })
  await test.as(lina.token).delete(`${url}/Members/${hong.id}`)
  await say('without hong')

  expect(await textsOf(hong)).toEqual(['created', 'before', 'invited', 'with mei', 'removed'])
  expect(groupRows(hong).at(-1)?.contentType).toBe('notice')
  hong.say(id, 'still here?')
  expect((await hong.next('error')).code).toBe(RESULT.forbidden)
  expect(await test.as(hong.token).get('/api/message/imreply?groups=1')).toMatchObject({
    data: { list: [{ id, messageType: 'notice', group: { isMember: false, members: 0 } }] },
  })
  await test.as(mei.token).post(`${url}/Members`, { userIds: [hong.id] })
  expect(await textsOf(hong)).toEqual(['invited'])
})

it('administrators of a group name it and appoint others; the longest member follows the last one', async () => {
  const [lina, hong, mei] = [await join('lina'), await join('hong'), await join('mei')]
  const { url, name } = await found(lina, [hong, mei], ' ')
  const as = (person: typeof lina) => test.as(person.token)
  expect(name).toBe('LINA、HONG、MEI')
  expect(await as(hong).put(url, { name: '新群名' })).toMatchObject({ code: RESULT.forbidden })
  expect(await as(lina).put(url, { name: '  ' })).toMatchObject({ code: RESULT.refused })
  await as(lina).put(url, { name: '新群名' })
  expect(await as(lina).put(`${url}/Members/${lina.id}`, { isAdmin: 0 })).toMatchObject({ code: RESULT.refused })
  await as(lina).put(`${url}/Members/${mei.id}`, { isAdmin: 1 })
  await as(lina).delete(`${url}/Members/${lina.id}`)
  await as(hong).put(`${url}/Mute`, { isMuted: 1 })
  expect(await as(hong).get(url)).toMatchObject({
    data: { name: '新群名', isAdmin: false, isMuted: true, members: [{ id: hong.id }, { id: mei.id, isAdmin: true }] },
  })

  await as(mei).delete(`${url}/Members/${mei.id}`)
  expect(await as(hong).get(url)).toMatchObject({ data: { isAdmin: true, members: [{ id: hong.id, isAdmin: true }] } })
  const events = () => groupRows(hong).map(({ content }) => JSON.parse(content).event)
  await expect.poll(events).toEqual(['created', 'named', 'promoted', 'left', 'left'])
  expect((await hong.next('groupChanged')).method).toBe('groupChanged')
})

it('mentions of members count apart; replies and recalls work in groups', async () => {
  const [lina, hong, mei] = [await join('lina'), await join('hong'), await join('mei')]
  const { id } = await found(lina, [hong])
  const mention = (mentionedIds: string[]) =>
    lina.send({
      method: 'SendMessage',
      token: lina.token,
      toUserId: id,
      messageType: 'text',
      messageContent: '@HONG 请看',
      mentionedIds,
    })
  mention([hong.id, mei.id])
  mention(['*'])
  await expect.poll(() => groupRows(hong).length).toBe(3)
  const [, first, second] = groupRows(hong)
  expect([first?.mentions, second?.mentions]).toEqual([[{ id: hong.id, name: 'HONG' }], [{ id: '*', name: '' }]])
  const group = async () => (await conversationsOf(hong))[0]
  expect(await group()).toMatchObject({ unreadMessage: 2, group: { mentions: 2 } })

  lina.send({ method: 'RecallMessage', token: lina.token, messageId: second?.id ?? '' })
  expect(await hong.next('recallMessage')).toMatchObject({ messageId: second?.id, peerUserId: id })
  expect(await group()).toMatchObject({ unreadMessage: 1, messageType: 'recalled', group: { mentions: 1 } })
  hong.send({
    method: 'SendMessage',
    token: hong.token,
    toUserId: id,
    messageType: 'text',
    messageContent: '好',
    replyToId: first?.id ?? '',
  })
  await expect.poll(() => groupRows(lina).at(-1)?.quote).toMatchObject({ id: first?.id, senderName: 'LINA' })
})

it('the bell tells members of a mention, without the text, until they read the group or the message is recalled', async () => {
  const people = [await join('lina'), await join('hong'), await join('mei')] as const
  const [lina, hong, mei] = people
  const { id, url } = await found(lina, [hong, mei])
  const mention = (mentionedIds: string[]) =>
    lina.send({
      method: 'SendMessage',
      token: lina.token,
      toUserId: id,
      messageType: 'text',
      messageContent: '<b>secret</b> @HONG',
      mentionedIds,
    })
  const messagesOf = async ({ token }: { token: string }) => {
    await test.app.events.settle()
    const { data } = await test.as(token).get<{ list: MessageRow[] }>('/api/message')
    return data.list
  }
  await test.as(mei.token).put(`${url}/Mute`, { isMuted: 1 })
  mention(['*', lina.id])
  await expect.poll(() => groupRows(hong).length).toBe(2)
  expect([await messagesOf(lina), await messagesOf(mei)]).toEqual([[], []])
  expect(await messagesOf(hong)).toMatchObject([
    { title: 'LINA 在群聊“采购组”中提到了您', isRead: '0', hasBody: false, link: `/home?chat=${id}` },
  ])
  // The chat notifies of it by sound and on the desktop; the bell only counts it.
  const push = await hong.next('messagePush')
  expect(push).toMatchObject({ unreadNoticeCount: 1, messageType: 2 })
  expect(push).not.toHaveProperty('messageDefaultTime')
  expect((await open(hong.id)).init).toMatchObject({ unreadMessageCount: 1, messageDefaultTime: 0 })

  hong.send({ method: 'UpdateReadMessage', token: hong.token, formUserId: id })
  expect(await hong.next('unreadCount')).toMatchObject({ unreadMessageCount: 0 })
  expect(await messagesOf(hong)).toMatchObject([{ isRead: '1' }])

  mention([mei.id, hong.id])
  expect(await mei.next('messagePush')).toMatchObject({ unreadNoticeCount: 1 })
  expect(await messagesOf(mei)).toHaveLength(1)
  lina.send({ method: 'RecallMessage', token: lina.token, messageId: groupRows(lina).at(-1)?.id ?? '' })
  expect(await mei.next('unreadCount')).toMatchObject({ unreadMessageCount: 0 })
  expect([await messagesOf(mei), await messagesOf(hong)]).toMatchObject([[], [{ isRead: '1' }]])
})

it('members who write at once get numbers without gaps, and each push once', async () => {
  const people = [await join('lina'), await join('hong'), await join('mei')] as const
  const { id } = await found(people[0], people.slice(1))
  for (let turn = 0; turn < 10; turn += 1) for (const person of people) person.say(id, `${turn}`, `c${turn}`)

  for (const person of people) {
    await expect.poll(() => groupRows(person)).toHaveLength(31)
    expect(groupRows(person).map(({ number }) => number)).toEqual(Array.from({ length: 31 }, (_, index) => index + 1))
  }
  const { rows } = await sql<{ transactions: number }>`
    select count(distinct xmin::text)::integer as transactions from chat_messages where group_id = ${id}`.execute(
    test.deps.db,
  )
  expect(rows[0]?.transactions).toBeLessThan(31)
})

it('of group messages of one moment, one that is refused, repeated or fails affects no other', async () => {
  const [lina, hong, mei] = [await join('lina'), await join('hong'), await join('mei')]
  const { id, url } = await found(lina, [hong, mei])
  const { id: other } = await found(lina, [hong], '食堂组')
  const { db } = test.deps
  await sql`create function refuse_message() returns trigger language plpgsql as
    $$ begin if new.content = 'poison' then raise exception 'poison'; end if; return new; end $$`.execute(db)
  await sql`create trigger refuse_message before insert on chat_messages
    for each row execute function refuse_message()`.execute(db)
  try {
    await test.as(mei.token).delete(`${url}/Members/${mei.id}`)
    for (let turn = 0; turn < 5; turn += 1) {
      lina.say(id, `${turn}`, `c${turn}`)
      lina.say(id, `${turn}`, `c${turn}`)
      hong.say(other, `${turn}`)
      if (turn === 1) mei.say(id, '外人', 'x')
      if (turn === 2) hong.say(id, 'poison', 'y')
    }

    const textsIn = (groupId: string) =>
      groupRows(hong)
        .filter(({ receiveUserId, contentType }) => receiveUserId === groupId && contentType === 'text')
        .map(({ content }) => content)
    for (const groupId of [id, other]) await expect.poll(() => textsIn(groupId)).toEqual(['0', '1', '2', '3', '4'])
    const errorOf = (person: typeof mei) => person.received.filter(({ method }) => method === 'error')
    await expect.poll(() => errorOf(mei)).toMatchObject([{ clientId: 'x', code: RESULT.forbidden }])
    await expect.poll(() => errorOf(hong)).toMatchObject([{ clientId: 'y', code: RESULT.internal }])
    const numbers = groupRows(hong).filter(({ receiveUserId }) => receiveUserId === id)
    expect(numbers.map(({ number }) => number)).toEqual(numbers.map((_, index) => index + 1))
  } finally {
    await sql`drop trigger refuse_message on chat_messages`.execute(db)
    await sql`drop function refuse_message`.execute(db)
  }
})
