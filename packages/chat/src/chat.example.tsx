import { combineReducers, configureStore } from '@reduxjs/toolkit'
import { type ApiEnvironment, baseApi } from '@sqos/api-client'
import type { ChatConversation } from '@sqos/api-client/chat'
import type { RecordCard } from '@sqos/api-client/collaboration'
import {
  type ChatRow,
  type ClientMessage,
  isGroupId,
  type Push,
  type PushMessage,
  type ServerMessage,
} from '@sqos/contract/realtime'
import { type SessionState, sessionReducer } from '@sqos/session'
import { showToast } from '@sqos/ui-kit'
import { useState } from 'react'
import { Provider } from 'react-redux'
import type { ChatConnection, ChatFile, ChatNotice, ChatServices } from './chat-services.ts'
import { ChatDock } from './panel/ChatDock.tsx'
import { chatSlice, recordShared } from './store/chat-slice.ts'
import { ChatTool } from './panel/ChatTool.tsx'
import { createExampleGroups, isOfGroup } from './example-groups.ts'

const MINUTE = 60_000

/** The signed-in user of the examples. */
export const ME = { id: 'me', account: 'wangfang', realName: '王芳', headIcon: '' }
export const LI = { id: 'li', account: 'lilei', realName: '李雷', headIcon: '' }
export const HAN = { id: 'han', account: 'hanmei', realName: '韩梅梅', headIcon: '' }

type Sent = Extract<ClientMessage, { method: 'SendMessage' }>
type Unsigned = Parameters<ChatConnection['send']>[0]

/** A message with defaults for what an example does not name: from 李雷, a minute ago, read. */
export const chatRow = (over: Partial<ChatRow>): ChatRow => ({
  id: `m${Math.random()}`,
  sendUserId: LI.id,
  receiveUserId: ME.id,
  sendTime: Date.now() - MINUTE,
  receiveTime: Date.now() - MINUTE,
  content: '好的',
  contentType: 'text',
  state: 1,
  ...over,
})

/** A small server of the chat: the socket and the two calls. `received` holds what the client sent. */
export function createExampleChat({
  rows = [],
  people = [LI, HAN],
}: { rows?: ChatRow[]; people?: (typeof LI)[] } = {}) {
  const handlers = new Set<(message: ServerMessage) => void>()
  const listeners = new Set<() => void>()
  const stored = new Map<string, ChatRow>()
  let pushes = 0
  const received: Unsigned[] = []
  const notices: ChatNotice[] = []
  const network = { isOnline: true }
  const connection: ChatConnection = {
    send(message) {
      received.push(message)
      setTimeout(() => network.isOnline && answer(message), 0)
    },
    onAny(handler) {
      handlers.add(handler)
      return () => void handlers.delete(handler)
    },
    status: () => (network.isOnline ? ONLINE : WAITING),
    onStatus(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
  const chat = {
    rows,
    people,
    received,
    notices,
    /** The records of cards, by id; the user may not open others. */
    cards: {} as Record<string, RecordCard>,
    /** The calls fail. */
    isDown: false,
    /** Messages are not answered. */
    isMute: false,
    /** The server refuses messages with this text. */
    refusal: '',
    /** Rejection of uploads; empty accepts them. */
    uploadFault: '',
    tell: (message: ServerMessage): void => {
      for (const handler of handlers) handler(message)
    },
    push: (message: PushMessage): void => {
      pushes += 1
      const push: Push = { ...message, id: pushes }
      chat.tell(push)
    },
    /** The network goes or comes. */
    setOnline(isOnline: boolean): void {
      network.isOnline = isOnline
      for (const listener of listeners) listener()
    },
    /** 李雷, or another person, writes a text. */
    say(text: string, from = LI): void {
      const row = chatRow({ sendUserId: from.id, content: text, sendTime: Date.now(), state: 0 })
      chat.rows.push(row)
      const { id: formUserId, account, realName, headIcon } = from
      const facts = { messageType: 'text', dateTime: row.sendTime, latestDate: row.sendTime } as const
      chat.push({
        method: 'receiveMessage',
        messageId: row.id,
        formUserId,
        account,
        realName,
        headIcon,
        formMessage: text,
        ...facts,
      })
    },
    /** The other person reads everything. */
    read(userId: string): void {
      for (const row of chat.rows) if (row.receiveUserId === userId) row.state = 1
      chat.push({ method: 'readMessage', userId, peerUserId: ME.id })
    },
    connection,
    fetch,
  }
  const groups = createExampleGroups({ me: ME, people, rows, push: chat.push })

  function answer(message: Unsigned): void {
    if (chat.isMute) return
    if (message.method === 'SendMessage') store(message)
    if (message.method === 'UpdateReadMessage' && isGroupId(message.formUserId)) return groups.read(message.formUserId)
    if (message.method === 'UpdateReadMessage') {
      for (const row of chat.rows) if (row.sendUserId === message.formUserId) row.state = 1
      chat.push({ method: 'readMessage', userId: ME.id, peerUserId: message.formUserId })
    }
    if (message.method === 'RecallMessage') {
      const row = chat.rows.find(({ id }) => id === message.messageId)
      if (row) Object.assign(row, { content: '', isRecalled: true })
      const peerUserId = row?.receiveUserId ?? ''
      chat.push({ method: 'recallMessage', messageId: message.messageId, userId: ME.id, peerUserId })
    }
    if (message.method !== 'MessageList') return
    const { toUserId, currentPage = 1, pageSize = 30, keyword = '', sord = 'desc', clientId } = message
    const found = rowsOf(toUserId).filter(({ content }) => content.includes(keyword))
    const ordered = sord === 'asc' ? found : found.toReversed()
    const page = ordered.slice((currentPage - 1) * pageSize, currentPage * pageSize)
    // The cache freezes what it gets.
    const list = structuredClone(sord === 'asc' ? page : page.toReversed())
    const pagination = { total: found.length, currentPage, pageSize }
    chat.tell({ method: 'messageList', toUserId, list, pagination, ...(clientId !== undefined && { clientId }) })
  }

  function store({ toUserId, messageType, messageContent, clientId = '', ...more }: Omit<Sent, 'token'>): void {
    const { replyToId, mentionedIds = [] } = more
    const receiver = chat.people.find(({ id }) => id === toUserId) ?? LI
    if (chat.refusal !== '')
      return chat.tell({ method: 'error', code: 400, msg: chat.refusal, of: 'SendMessage', clientId })
    const quoted = chat.rows.find(({ id }) => id === replyToId)
    const quote = quoted && {
      quote: { id: quoted.id, sendUserId: quoted.sendUserId, content: quoted.content, contentType: quoted.contentType },
    }
    const content =
      typeof messageContent === 'string'
        ? messageContent
        : 'recordId' in messageContent
          ? messageContent
          : {
              path: `/api/file/Image/${messageType === 'image' ? 'IM' : 'annex'}/${messageContent.name}`,
              ...messageContent,
            }
    if (isGroupId(toUserId)) {
      const mentions = mentionedIds.map((id) => ({ id, name: people.find((one) => one.id === id)?.realName ?? '' }))
      const text = typeof content === 'string' ? content : JSON.stringify(content)
      return groups.append(toUserId, { content: text, contentType: messageType, mentions, ...quote }, clientId)
    }
    const row =
      stored.get(clientId) ??
      chatRow({
        sendUserId: ME.id,
        receiveUserId: toUserId,
        sendTime: Date.now(),
        content: typeof content === 'string' ? content : JSON.stringify(content),
        contentType: messageType,
        state: 0,
        ...quote,
      })
    if (!stored.has(clientId)) chat.rows.push(row)
    stored.set(clientId, row)
    return chat.push({
      method: 'sendMessage',
      messageId: row.id,
      clientId,
      UserId: ME.id,
      account: ME.account,
      realName: ME.realName,
      headIcon: ME.headIcon,
      toUserId,
      toAccount: receiver.account,
      toRealName: receiver.realName,
      toHeadIcon: receiver.headIcon,
      messageType,
      toMessage: content,
      dateTime: row.sendTime,
      latestDate: row.sendTime,
      ...quote,
    })
  }

  const rowsOf = (peerId: string): ChatRow[] =>
    isGroupId(peerId)
      ? groups.rowsOf(peerId)
      : chat.rows.filter((row) => !isOfGroup(row) && (row.sendUserId === peerId || row.receiveUserId === peerId))

  async function fetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
    const { pathname, searchParams } = new URL(input instanceof Request ? input.url : input, location.origin)
    if (chat.isDown) return Response.json({ code: 500, msg: '数据库连接失败', data: null })
    if (pathname.startsWith('/api/message/imgroup')) {
      const request = new Request(input, init)
      const text = await request.text()
      const path = pathname.split('/').slice(4)
      const data = groups.answer({ method: request.method, path, body: text === '' ? {} : JSON.parse(text) })
      return Response.json({ code: 200, msg: '', data })
    }
    if (pathname.endsWith('/Card')) {
      const data = chat.cards[pathname.split('/').at(-2) ?? ''] ?? DENIED
      return Response.json({ code: 200, msg: '', data })
    }
    const data = pathname === '/api/message/imreply' ? { list: conversations() } : contacts(searchParams)
    return Response.json({ code: 200, msg: '', data })
  }

  const conversations = (): ChatConversation[] =>
    chat.people
      .flatMap((person) => {
        const latest = rowsOf(person.id).at(-1)
        const unread = rowsOf(person.id).filter(
          ({ sendUserId, state }) => sendUserId === person.id && state === 0,
        ).length
        if (!latest) return []
        const { content: latestMessage, sendTime: latestDate, contentType, isRecalled } = latest
        const messageType = isRecalled ? 'recalled' : contentType
        return [{ ...person, latestMessage, latestDate, messageType, unreadMessage: unread }]
      })
      .concat(groups.conversations())
      .toSorted((a, b) => b.latestDate - a.latestDate)

  function contacts(query: URLSearchParams) {
    const [currentPage, pageSize] = [Number(query.get('currentPage')), Number(query.get('pageSize'))]
    const keyword = query.get('keyword') ?? ''
    const found = chat.people.filter(({ realName, account }) => `${realName} ${account}`.includes(keyword))
    return {
      list: found
        .slice((currentPage - 1) * pageSize, currentPage * pageSize)
        .map((person) => ({ ...person, department: '销售部' })),
      pagination: { currentPage, pageSize, total: found.length },
    }
  }

  return Object.assign(chat, { groups })
}

const DENIED: RecordCard = { state: 'denied', page: '', title: '', fields: [] }
const ONLINE = { state: 'online' } as const
const WAITING = { state: 'waiting', retryAt: 0 } as const

export type ExampleChat = ReturnType<typeof createExampleChat>

const Files = ({ files }: { files: readonly ChatFile[] }) =>
  files.map(({ fileId, name }) => <span key={fileId}>{name}</span>)

/** A picture of one colour, so that examples need no server of files. */
const PICTURE =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" width="320" height="200"%3E%3Crect width="100%25" height="100%25" fill="%236aa1ff"/%3E%3C/svg%3E'

const servicesOf = (chat: ExampleChat): ChatServices => ({
  connection: chat.connection,
  fileAddress: () => PICTURE,
  Files,
  notify: (notice) => void chat.notices.push(notice),
  upload: async (file, { onProgress }) => {
    onProgress(0.5)
    await Promise.resolve()
    if (chat.uploadFault !== '') throw new Error(chat.uploadFault)
    return file.name
  },
})

/** Button and panel over the real store; only the server is an example. */
export function ExampleChatShell({ chat }: { chat: ExampleChat }) {
  const [services] = useState(() => servicesOf(chat))
  const [store] = useState(() => createStore(chat))
  return (
    <Provider store={store}>
      <div style={{ minBlockSize: 640 }}>
        <ChatTool />
        <button type="button" onClick={() => store.dispatch(recordShared({ modelId: 'm1', recordId: 'r1' }))}>
          Share
        </button>
        <ChatDock services={services} />
      </div>
    </Provider>
  )
}

function createStore(chat: ExampleChat) {
  const environment: ApiEnvironment = {
    baseUrl: '',
    getToken: () => 'token',
    getLanguage: () => 'zh',
    onSessionEnded: () => undefined,
    toast: showToast,
    text: () => '请求出错，请重试',
    now: Date.now,
    fetch: chat.fetch,
  }
  const reducer = combineReducers({
    [baseApi.reducerPath]: baseApi.reducer,
    session: sessionReducer,
    [chatSlice.reducerPath]: chatSlice.reducer,
  })
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the chat reads only the id of the user
  const session = { user: { userId: ME.id } } as SessionState
  return configureStore({
    reducer,
    preloadedState: { session: { ...sessionReducer(undefined, { type: 'start' }), ...session } },
    middleware: (defaults) => defaults({ thunk: { extraArgument: { api: environment } } }).concat(baseApi.middleware),
  })
}
