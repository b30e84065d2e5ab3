import { combineReducers, configureStore } from '@reduxjs/toolkit'
import { type ApiEnvironment, baseApi } from '@sqos/api-client'
import type { DownloadRecord } from '@sqos/api-client/download-record'
import { FeatureSlot, featureReducers } from '@sqos/app-feature'
import { showToast } from '@sqos/ui-kit'
import { type ReactNode, useState } from 'react'
import { Provider } from 'react-redux'
import { downloadsFeature } from './downloads-feature.tsx'

const LIST = 'GET /api/example/dowTools'
const FEATURES = [downloadsFeature]

/** A record of the list with defaults for what an example does not name. */
export const downloadRecord = (over: Partial<DownloadRecord>): DownloadRecord => ({
  id: '1',
  name: '用户信息.xlsx',
  link: null,
  createdTime: 1_700_000_000_000,
  kind: 'export',
  status: 'waiting',
  done: 0,
  total: 0,
  message: '',
  canRetry: false,
  fileSize: null,
  expireTime: null,
  ...over,
})

/** A server with download records. `records` can be replaced while it runs; `calls` holds `METHOD /path` of each request. */
export function createExampleServer(...records: DownloadRecord[]) {
  const server = { records, calls: [] as string[], isDown: false, fetch }

  async function fetch(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
    const { pathname } = new URL(input instanceof Request ? input.url : input, location.origin)
    const call = `${init.method ?? 'GET'} ${pathname}`
    server.calls.push(call)
    if (server.isDown) return Response.json({ code: 500, msg: '数据库连接失败', data: null })
    const { records: list } = server
    const data = call === LIST ? { list, pagination: { currentPage: 1, pageSize: 20, total: list.length } } : null
    return Response.json({ code: 200, msg: '', data })
  }
  return server
}

export type ExampleServer = ReturnType<typeof createExampleServer>

/** Button and drawer over the real store; only the server is an example. */
export function ExampleShell({ server }: { server: ExampleServer }) {
  return (
    <ExampleStore server={server}>
      <FeatureSlot features={FEATURES} slot="tool" />
      <FeatureSlot features={FEATURES} slot="dock" />
    </ExampleStore>
  )
}

/** The card of the start page over the real store; needs a router. */
export function ExampleCard({ server }: { server: ExampleServer }) {
  return (
    <ExampleStore server={server}>
      <FeatureSlot features={FEATURES} slot="homeCard" />
    </ExampleStore>
  )
}

function ExampleStore({ server, children }: { server: ExampleServer; children: ReactNode }) {
  const [store] = useState(() => createStore(server))
  return <Provider store={store}>{children}</Provider>
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
