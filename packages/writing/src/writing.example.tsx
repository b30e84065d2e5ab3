import { combineReducers, configureStore } from '@reduxjs/toolkit'
import { type ApiEnvironment, baseApi } from '@sqos/api-client'
import { SharedDocument } from '@sqos/rich-text/together'
import { sessionReducer } from '@sqos/session'
import { showToast } from '@sqos/ui-kit'
import { type ReactNode, useState } from 'react'
import { Provider } from 'react-redux'
import { toBase64 } from './editor/together/base64.ts'
import { writingSlice } from './store/writing-slice.ts'

const NOW = new Date('2026-11-30T09:30:00+08:00').getTime()
const text = (letters: string, ...marks: object[]) => ({
  type: 'text',
  text: letters,
  ...(marks.length > 0 && { marks }),
})
const paragraph = (...content: object[]) => ({ type: 'paragraph', content })
const variable = (code: string, name: string) => ({ type: 'variable', attrs: { code, name } })

const CONTENT = JSON.stringify({
  type: 'doc',
  content: [
    { type: 'heading', attrs: { level: 1 }, content: [text('报价单')] },
    paragraph(text('尊敬的 '), variable('record.F_Name', '客户名称'), text('：')),
    paragraph(text('报价有效期'), text('三十天', { type: 'comment', attrs: { id: 'c1' } }), text('，含增值税。')),
  ],
})

const article = (id: string, more: object = {}) => ({
  id,
  title: '给星河文化的报价',
  summary: '尊敬的 星河文化传媒有限公司：报价有效期三十天，含增值税。',
  content: '',
  status: 0,
  creatorTime: NOW,
  lastModifyTime: NOW,
  deleteTime: null,
  access: 'own',
  owner: '',
  ...more,
})

const pageOf = (list: readonly object[]) => ({ list, pagination: { currentPage: 1, pageSize: 20, total: list.length } })
const ok = (data: unknown, msg = '') => ({ code: 200, msg, data })

interface ExampleOptions {
  /** What the user may do with the article. */
  access?: 'own' | 'edit' | 'read'
  /** Several people edit the article; `refused` if the page is too old to open it. */
  together?: 'opened' | 'refused'
  /** Every call fails. */
  isDown?: boolean
  /** Nobody has written anything yet. */
  isEmpty?: boolean
}

/** A server in memory with a template, two articles, and one that was deleted. Keeps the bodies that it received. */
export function createExampleServer({
  access = 'own',
  together,
  isDown = false,
  isEmpty = false,
}: ExampleOptions = {}) {
  const server = {
    fetch,
    received: [] as { method: string; path: string; body: unknown }[],
    isResolved: false,
    isRecovered: false,
    reset() {
      server.received = []
      server.isResolved = false
      server.isRecovered = false
    },
  }

  const articlesOf = (source: string | null) => {
    if (isEmpty) return []
    if (source === 'deleted')
      return server.isRecovered ? [] : [article('a3', { title: '旧的会议纪要', deleteTime: NOW })]
    if (source === 'shared') return [article('a2', { title: '年会方案', access: 'edit', owner: '李娜' })]
    return [article('a1'), article('a4', { title: '放假通知', status: 1, summary: '元旦放假三天。' })]
  }

  const record = {
    state: 'shown',
    modelId: 'm1',
    menuId: 'menu-1',
    recordId: 'r1',
    modelName: '客户',
    title: '星河文化传媒有限公司',
    variables: [
      { code: 'record.F_Name', name: '客户名称', value: '星河文化传媒有限公司' },
      { code: 'record.F_Limit', name: '信用额度', value: '125' },
    ],
    fileFields: [{ name: 'F_Files', label: '往来信件' }],
  }

  const ANSWERS: Readonly<Record<string, unknown>> = {
    '/api/select/template/list': pageOf(
      isEmpty
        ? []
        : [
            {
              id: 't1',
              name: '报价单',
              description: '给客户的报价',
              content: '',
              category: '销售',
              cover: '',
              creatorTime: NOW,
            },
            {
              id: 't2',
              name: '录用通知书',
              description: '发给候选人',
              content: '',
              category: '人事',
              cover: '',
              creatorTime: NOW,
            },
          ],
    ),
    '/api/select/outline/list': pageOf([]),
    '/api/select/module/list': pageOf([]),
    '/api/select/getModuleList': pageOf([]),
    '/api/select/getAiOptimizeList': pageOf([]),
    '/api/select/tag/list': [],
    '/api/select/variable/list': pageOf([
      { id: 'system.today', code: 'today', name: '今天的日期', value: '2026年11月30日' },
    ]),
    '/api/writing/ai/state': { isReady: false, problem: 'notConfigured', dailyLimit: 0, usedToday: 0 },
    '/api/writing/record': {
      searched: '客户名称',
      variables: record.variables.map(({ code, name }) => ({ code, name })),
      list: [
        { id: 'r1', title: '星河文化传媒有限公司' },
        { id: 'r2', title: '绿源食品有限公司' },
      ],
    },
    '/api/writing/article/a1/Record': record,
    '/api/writing/article/a1': {
      id: 'a1',
      title: '给星河文化的报价',
      content: CONTENT,
      variables: {},
      status: 0,
      templateId: 't1',
      source: { modelId: 'm1', menuId: 'menu-1', recordId: 'r1' },
      version: 1,
      lastModifyTime: NOW,
      access,
      owner: access === 'own' ? '' : '李娜',
      isTogether: together !== undefined,
    },
  }

  const threadOf = (isResolved: boolean) => ({
    id: 'c1',
    quote: '三十天',
    isResolved,
    comments: [{ id: 'c1', author: '李娜', body: '客户要求六十天', createdAt: NOW, mayDelete: access === 'own' }],
  })

  function answer(method: string, path: string, search: URLSearchParams) {
    if (isDown) return { code: 500, msg: '数据库连接失败', data: null }
    if (path === '/api/select/article/list') return ok(pageOf(articlesOf(search.get('source'))))
    if (path.endsWith('/Actions/Recover')) {
      server.isRecovered = true
      return ok(null, '已恢复到“我的文章”')
    }
    if (path.endsWith('/Comments')) return ok(method === 'POST' ? { id: 'c2' } : [threadOf(server.isResolved)])
    if (path.endsWith('/Actions/Sync')) {
      if (together === 'refused') return { code: 403, msg: '此页面版本过旧，请重新加载后继续', data: null }
      const shared = new SharedDocument('server')
      shared.setDetails({ title: '给星河文化的报价' })
      const [update, vector] = [toBase64(shared.since()), toBase64(shared.vector())]
      return ok({ docId: 'd1', version: 1, update, vector })
    }
    if (path.endsWith('/Actions/Resolve')) {
      server.isResolved = true
      return ok(null)
    }
    if (method === 'PUT') return ok({ id: 'a1', version: 2, savedAt: NOW })
    return path in ANSWERS ? ok(ANSWERS[path]) : { code: 404, msg: `没有找到 ${path}`, data: null }
  }

  async function fetch(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
    const { pathname, searchParams } = new URL(input instanceof Request ? input.url : input, location.origin)
    const method = init.method ?? 'GET'
    if (method !== 'GET')
      server.received.push({ method, path: pathname, body: typeof init.body === 'string' ? JSON.parse(init.body) : '' })
    return Response.json(answer(method, pathname, searchParams))
  }
  return server
}

/** The server of a story. */
export type ExampleServer = ReturnType<typeof createExampleServer>

/** Store of an application over an example server. */
export function ExampleApplication({ server, children }: { server: ExampleServer; children: ReactNode }) {
  const [store] = useState(() => createStore(server))
  return <Provider store={store}>{children}</Provider>
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
    reducer: combineReducers({
      session: sessionReducer,
      [writingSlice.name]: writingSlice.reducer,
      [baseApi.reducerPath]: baseApi.reducer,
    }),
    middleware: (defaults) => defaults({ thunk: { extraArgument: { api: environment } } }).concat(baseApi.middleware),
  })
}
