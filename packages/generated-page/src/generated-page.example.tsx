import { combineReducers, configureStore } from '@reduxjs/toolkit'
import { type ApiEnvironment, baseApi } from '@sqos/api-client'
import type { RecordComment, RecordEditor } from '@sqos/api-client/collaboration'
import type { RecordChange } from '@sqos/api-client/record'
import { RESULT } from '@sqos/contract'
import { asText, isRecord, type JsonRecord } from '@sqos/form-model'
import { orderForm, orderList } from '@sqos/form-model/testing'
import { FormWidgetsProvider } from '@sqos/form-widgets/provider'
import { loadCurrentUser, sessionReducer } from '@sqos/session'
import { showToast } from '@sqos/ui-kit'
import { type ReactNode, useEffect, useState } from 'react'
import { Provider } from 'react-redux'
import type { RecordMessage } from './record-messages.ts'

const MODEL = '/api/visualdev/OnlineDev/m1'
const COLLABORATION = '/api/visualdev/Collaboration/m1/'
const PERMISSION = { useBtnPermission: true, useColumnPermission: true, useFormPermission: false }

/** Records of the example model, as the list shows them. */
export const EXAMPLE_RECORDS: readonly JsonRecord[] = Array.from({ length: 45 }, (_, index) => ({
  id: `r${index}`,
  F_Code: `ORDER${String(index).padStart(3, '0')}`,
  F_Title: ['办公用品', '会议桌椅', '打印纸'][index % 3],
  F_Urgency: ['普通', '重要', '紧急'][index % 3],
  F_Day: '2026-11-21',
  F_Total: `${index * 7}.00`,
}))

interface ExampleModel {
  records?: readonly JsonRecord[]
  /** Codes of the granted buttons and columns of the menu entry `menu-1`. */
  buttons?: readonly string[]
  columns?: readonly string[]
  /** `2` is a list with a form, `1` a form alone. */
  webType?: '1' | '2'
}

/** A server in memory with one published model. Records have versions: an update with an old one is refused. */
export function createExampleServer(options: ExampleModel = {}) {
  const { buttons = ['btn_add', 'btn_edit', 'btn_remove', 'btn_upload', 'btn_download'], webType = '2' } = options
  const { columns = ['F_Code', 'F_Title', 'F_Urgency', 'F_Total'] } = options
  const server = {
    records: [...(options.records ?? EXAMPLE_RECORDS)],
    version: 1,
    isDown: false,
    /** The latest query of the list. */
    asked: {} as JsonRecord,
    /** The latest question of the chart. */
    askedFigures: {} as JsonRecord,
    fetch,
    /** Others who have the record `r0` open. */
    editors: [] as RecordEditor[],
    comments: [] as RecordComment[],
    history: [] as RecordChange[],
    /** Ids of the people that the latest comment mentions. */
    mentionedIds: [] as unknown[],
    listeners: new Set<(message: RecordMessage) => void>(),
    /** Tells the open pages something, as the socket does. */
    tell: (message: RecordMessage) => server.listeners.forEach((listener) => listener(message)),
  }

  const config = {
    fullName: '采购订单',
    webType,
    formData: JSON.stringify(orderForm),
    columnData: JSON.stringify({ ...orderList, ...PERMISSION, customBtnsList: [] }),
    appColumnData: null,
    flowId: '',
    flowEnCode: '',
    flowTemplateJson: null,
  }
  const granted = (codes: readonly string[]) => codes.map((enCode) => ({ id: enCode, fullName: enCode, enCode }))
  const user = {
    userInfo: { userId: 'u1', userName: '王晓明' },
    menuList: [{ id: 'menu-1' }],
    permissionList: [
      { modelId: 'menu-1', moduleName: '', button: granted(buttons), column: granted(columns), form: [] },
    ],
  }

  const recordOf = (id: string | undefined) => {
    const found = server.records.find((one) => one['id'] === id)
    return found && ok({ id, version: `v${server.version}`, data: JSON.stringify(found) })
  }

  function page(body: JsonRecord) {
    server.asked = body
    const [at, size] = [Number(body['currentPage'] ?? 1), Number(body['pageSize'] ?? 20)]
    const list = server.records.slice((at - 1) * size, at * size)
    return ok({ list, pagination: { currentPage: at, pageSize: size, total: server.records.length } })
  }

  /** Counts the records by the first group of the question. */
  function figures(body: JsonRecord) {
    server.askedFigures = body
    const groups = Array.isArray(body['groupBy']) ? body['groupBy'].filter(isRecord) : []
    const field = asText(groups[0]?.['field']) ?? ''
    const counted = new Map<string, number>()
    for (const record of server.records) {
      const name = asText(record[field]) ?? ''
      counted.set(name, (counted.get(name) ?? 0) + 1)
    }
    const found = [
      { key: field, title: field, type: 'text', field },
      { key: 'value', title: '记录数', type: 'number' },
    ]
    const rows = [...counted].map(([name, value]) => ({ [field]: name, value }))
    return ok({ columns: found, rows, total: rows.length, truncated: false, version: '1', madeTime: 0 })
  }

  function create(body: JsonRecord) {
    const number = server.records.length
    // The server issues the number of the order.
    server.records = [{ ...parse(body['data']), id: `n${number}`, F_Code: `ORDER${number}` }, ...server.records]
    return ok(null, '创建成功')
  }

  function update(id: string | undefined, body: JsonRecord) {
    if (body['version'] !== `v${server.version}`) return { code: RESULT.conflict, msg: '该数据已被修改', data: null }
    server.version += 1
    server.records = server.records.map((one) => (one['id'] === id ? { ...one, ...parse(body['data']) } : one))
    return ok(null, '更新成功')
  }

  function remove(ids: readonly unknown[]) {
    server.records = server.records.filter(({ id }) => !ids.includes(id))
    return ok(null, '删除成功')
  }

  function people(keyword: string) {
    const list = PEOPLE.filter(({ realName }) => realName.includes(keyword))
    return ok({ list, pagination: { total: list.length } })
  }

  function answer(method: string, path: string, { body, search }: { body: JsonRecord; search: URLSearchParams }) {
    if (path === '/api/oauth/CurrentUser') return ok(user)
    if (server.isDown) return { code: 500, msg: '数据库连接失败', data: null }
    if (path === '/api/system/Menu/Version') return ok({ version: '1' })
    if (path === `${MODEL}/Config`) return ok(config)
    if (path === `${MODEL}/List`) return page(body)
    if (path === `${MODEL}/Actions/Figures`) return figures(body)
    if (path === MODEL) return create(body)
    if (path === `${MODEL}/Actions/Export`) return ok({ name: '采购订单.xlsx', url: '' })
    if (path === '/api/visualdev/OnlineDev/batchDelete/m1') return remove(Array.isArray(body['ids']) ? body['ids'] : [])
    const [part, commentId] = path.startsWith(COLLABORATION) ? path.slice(COLLABORATION.length).split('/').slice(1) : []
    if (part === 'Editors') return ok({ list: server.editors })
    if (part === 'Comments') return commentsCall(method, { commentId, body })
    if (part === 'History') {
      const currentPage = Number(search.get('currentPage') ?? 1)
      const list = server.history.slice(20 * (currentPage - 1), 20 * currentPage)
      return ok({ list, pagination: { currentPage, pageSize: 20, total: server.history.length } })
    }
    const id = path.startsWith(`${MODEL}/`) ? path.slice(MODEL.length + 1).split('/')[0] : undefined
    if (method === 'PUT') return update(id, body)
    if (method === 'DELETE') return remove([id])
    return recordOf(id) ?? { code: 404, msg: `没有找到 ${path}`, data: null }
  }

  function commentsCall(method: string, { commentId, body }: { commentId: string | undefined; body: JsonRecord }) {
    if (method === 'DELETE') server.comments = server.comments.filter((one) => one.id !== commentId)
    if (method !== 'POST') {
      const list = server.comments
      return ok({ list, pagination: { currentPage: 1, pageSize: 20, total: list.length } })
    }
    server.mentionedIds = Array.isArray(body['mentionedIds']) ? body['mentionedIds'] : []
    const mentioned = PEOPLE.filter(({ id }) => server.mentionedIds.includes(id))
    server.comments = [
      {
        id: `c${server.comments.length}`,
        authorId: 'u1',
        author: '王晓明/wang',
        body: String(body['body']),
        mentioned: mentioned.map(({ id, realName }) => ({ id, name: realName })),
        createdAt: Date.now(),
        mayDelete: true,
      },
      ...server.comments,
    ]
    return ok({ notReached: [] })
  }

  async function fetch(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
    const { pathname, searchParams } = new URL(input instanceof Request ? input.url : input, location.origin)
    if (pathname === '/api/permission/Users/ImUser') return Response.json(people(searchParams.get('keyword') ?? ''))
    return Response.json(answer(init.method ?? 'GET', pathname, { body: parse(init.body), search: searchParams }))
  }
  return server
}

const PEOPLE = [
  { id: 'u2', account: 'lina', realName: '李娜', headIcon: '', department: '总部/销售部' },
  { id: 'u3', account: 'chenjing', realName: '陈静', headIcon: '', department: '总部/财务部' },
]

/** The server of a story. */
export type ExampleServer = ReturnType<typeof createExampleServer>

const ok = (data: unknown, msg = '') => ({ code: 200, msg, data })

function parse(text: unknown): JsonRecord {
  const value: unknown = typeof text === 'string' ? JSON.parse(text) : undefined
  return isRecord(value) ? value : {}
}

/** Store, session and fields of an application over an example server. Renders its content after the user is loaded. */
export function ExampleApplication({ server, children }: { server: ExampleServer; children: ReactNode }) {
  const [store] = useState(() => createStore(server))
  const [isReady, setReady] = useState(false)
  useEffect(
    function load() {
      void store.dispatch(loadCurrentUser()).then(() => setReady(true))
    },
    [store],
  )
  return (
    <Provider store={store}>
      <FormWidgetsProvider language="zh" services={{}}>
        {isReady && children}
      </FormWidgetsProvider>
    </Provider>
  )
}

function createStore({ fetch }: ExampleServer) {
  const environment: ApiEnvironment = {
    baseUrl: '',
    getToken: () => 'token',
    getLanguage: () => 'zh',
    onSessionEnded: () => undefined,
    toast: showToast,
    text: () => '请求出错，请重试',
    now: Date.now,
    fetch,
  }
  return configureStore({
    reducer: combineReducers({ session: sessionReducer, [baseApi.reducerPath]: baseApi.reducer }),
    middleware: (defaults) => defaults({ thunk: { extraArgument: { api: environment } } }).concat(baseApi.middleware),
  })
}
