import { combineReducers, configureStore } from '@reduxjs/toolkit'
import { type ApiEnvironment, baseApi } from '@sqos/api-client'
import type { MessageInfo, MessageRow, MessageSetting } from '@sqos/api-client/message'
import { FeatureSlot, featureReducers } from '@sqos/app-feature'
import { showToast } from '@sqos/ui-kit'
import { type ReactNode, useState } from 'react'
import { Provider } from 'react-redux'
import type { MessageFile } from './message-files.ts'
import { createMessagesFeature } from './messages-feature.tsx'
import { MessagesPage } from './MessagesPage.tsx'

const URL_OF_MESSAGES = '/api/message'
const HOUR = 3_600_000

/** A message of the list with defaults for what an example does not name. */
export const messageRow = (over: Partial<MessageRow>): MessageRow => ({
  id: '1',
  title: '年度体检预约开始',
  type: 1,
  creatorUser: '陈静/chenjing',
  lastModifyTime: Date.now() - HOUR,
  isRead: '0',
  mustRead: false,
  isConfirmed: false,
  releaseUser: '陈静/chenjing',
  releaseTime: Date.now() - HOUR,
  link: '',
  hasBody: true,
  ...over,
})

type Facts = Partial<Pick<MessageInfo, 'bodyText' | 'files'>>

/** A server with messages. `rows` can be replaced while it runs; `calls` holds `METHOD /path` of each request. */
export function createExampleServer(rows: MessageRow[], facts: Facts = {}, settings: Partial<MessageSetting> = {}) {
  const setting: MessageSetting = {
    notice: { desktop: true, sound: true },
    message: { desktop: true, sound: false },
    chat: { desktop: false, sound: true },
    quiet: { enabled: false, from: '22:00', to: '08:00' },
    ...settings,
  }
  const server = { rows, setting, calls: [] as string[], isDown: false, isMute: false, fetch }

  async function fetch(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
    const { pathname, searchParams } = new URL(input instanceof Request ? input.url : input, location.origin)
    const method = init.method ?? 'GET'
    server.calls.push(`${method} ${pathname}`)
    // Lists never arrive.
    if (server.isMute && pathname === URL_OF_MESSAGES) return await new Promise(() => {})
    if (server.isDown) return Response.json({ code: 500, msg: '数据库连接失败', data: null })
    const data = answer(`${method} ${pathname}`, searchParams, typeof init.body === 'string' ? init.body : '')
    return Response.json({ code: 200, msg: '', data })
  }

  function answer(call: string, query: URLSearchParams, body: string): unknown {
    const unread = server.rows.filter(({ isRead }) => isRead === '0')
    const id = call.split('/')[4] ?? ''
    const row = server.rows.find((one) => one.id === id)
    if (call === `GET ${URL_OF_MESSAGES}`) return page(query)
    if (call === `GET ${URL_OF_MESSAGES}/Unread`) return counts(server.rows, unread)
    if (call === `POST ${URL_OF_MESSAGES}/Actions/ReadAll`)
      server.rows = server.rows.map((one) => ({ ...one, isRead: '1' }))
    if (call === `DELETE ${URL_OF_MESSAGES}/Record`) {
      const { ids }: { ids: string } = JSON.parse(body)
      server.rows = server.rows.filter((one) => !ids.split(',').includes(one.id))
    }
    if (call === `GET ${URL_OF_MESSAGES}/Setting`) return server.setting
    if (call === `PUT ${URL_OF_MESSAGES}/Setting`) server.setting = JSON.parse(body)
    if (call.startsWith(`GET ${URL_OF_MESSAGES}/ReadInfo/`) && row) {
      change(id, { isRead: '1' })
      return { ...row, bodyText: '<p>体检当天请空腹。</p>', files: '', ...facts }
    }
    if (call.endsWith('/Actions/Confirm')) change(id, { isConfirmed: true })
    return null
  }

  const change = (id: string, over: Partial<MessageRow>) => {
    server.rows = server.rows.map((row) => (row.id === id ? { ...row, ...over } : row))
  }

  function page(query: URLSearchParams) {
    const [current, size] = [Number(query.get('currentPage') ?? 1), Number(query.get('pageSize') ?? 20)]
    const type = query.get('type') ?? ''
    const keyword = query.get('keyword') ?? ''
    const found = server.rows.filter(
      (row) => row.title.includes(keyword) && (type === '' || (type === '1') === (row.type === 1)),
    )
    return {
      list: found.slice((current - 1) * size, current * size),
      pagination: { currentPage: current, pageSize: size, total: found.length },
    }
  }

  return server
}

function counts(rows: readonly MessageRow[], unread: readonly MessageRow[]) {
  const isNotice = ({ type }: MessageRow) => type === 1
  const [notice, message] = [rows.find(isNotice), rows.find((row) => !isNotice(row))]
  const unreadNoticeCount = unread.filter(isNotice).length
  return {
    unreadNoticeCount,
    unreadMessageCount: unread.length - unreadNoticeCount,
    noticeDefaultText: notice?.title ?? '',
    messageDefaultText: message?.title ?? '',
    noticeDefaultTime: notice?.lastModifyTime ?? 0,
    messageDefaultTime: message?.lastModifyTime ?? 0,
  }
}

export type ExampleServer = ReturnType<typeof createExampleServer>

function Files({ files }: { files: readonly MessageFile[] }) {
  return (
    <ul>
      {files.map(({ fileId, name }) => (
        <li key={fileId}>{name}</li>
      ))}
    </ul>
  )
}

const featuresOf = (isConnected: boolean) => [
  createMessagesFeature({ Files, connection: { isConnected: () => isConnected, subscribe: () => () => {} } }),
]
const FEATURES = featuresOf(false)
const CONNECTED = featuresOf(true)

/** Bell, drawer and dialog over the real store; only the server is an example. Needs a router. */
export const ExampleShell = ({ server, isConnected = false }: { server: ExampleServer; isConnected?: boolean }) => (
  <Example server={server} isConnected={isConnected} />
)

/** The message centre with its dialog. */
export const ExamplePage = ({ server }: { server: ExampleServer }) => (
  <Example server={server}>
    <div style={{ blockSize: 600 }}>
      <MessagesPage />
    </div>
  </Example>
)

/** The settings of notifications. */
export const ExampleSettings = ({ server }: { server: ExampleServer }) => (
  <Example server={server}>
    <div style={{ inlineSize: 320 }}>
      <FeatureSlot features={FEATURES} slot="settings" />
    </div>
  </Example>
)

interface ExampleProps {
  server: ExampleServer
  isConnected?: boolean
  children?: ReactNode
}

function Example({ server, isConnected = false, children }: ExampleProps) {
  const [store] = useState(() => createStore(server))
  const features = isConnected ? CONNECTED : FEATURES
  return (
    <Provider store={store}>
      <FeatureSlot features={features} slot="tool" />
      <FeatureSlot features={features} slot="dock" />
      {children}
    </Provider>
  )
}

function createStore(server: ExampleServer) {
  const environment: ApiEnvironment = {
    baseUrl: '',
    getToken: () => 'token',
    getLanguage: () => 'zh',
    onSessionEnded: () => undefined,
    toast: showToast,
    text: () => '请求出错，请重试',
    now: Date.now,
    fetch: server.fetch,
  }
  return configureStore({
    reducer: combineReducers({ [baseApi.reducerPath]: baseApi.reducer, ...featureReducers(FEATURES) }),
    middleware: (defaults) => defaults({ thunk: { extraArgument: { api: environment } } }).concat(baseApi.middleware),
  })
}
