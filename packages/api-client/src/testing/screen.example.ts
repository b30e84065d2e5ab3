import { configureStore } from '@reduxjs/toolkit'
import type { startHttpServer } from '@sqos/test-kit/http'
import { baseApi } from '../base-api.ts'
import type { ApiEnvironment } from '../environment.ts'

type Server = Awaited<ReturnType<typeof startHttpServer>>
type Store = ReturnType<typeof createStore>

/** A store like that of an app, for a server under test. */
function createStore(baseUrl: string) {
  const environment: ApiEnvironment = {
    baseUrl,
    getToken: () => 'token',
    getLanguage: () => 'zh',
    onSessionEnded: () => {},
    toast: () => {},
    text: () => '请求出错，请重试',
    now: Date.now,
  }
  return configureStore({
    reducer: { [baseApi.reducerPath]: baseApi.reducer },
    middleware: (defaults) => defaults({ thunk: { extraArgument: { api: environment } } }).concat(baseApi.middleware),
  })
}

interface ScreenOptions {
  /** The prefix of every URL; given URLs do not contain it. */
  root: string
  /** Sends the requests of the screen and waits for them. */
  show: (dispatch: Store['dispatch']) => Promise<unknown>
}

/** A screen with loaded data; reports the requests that a write repeats. */
export async function openScreen(server: Server, { root, show }: ScreenOptions) {
  const store = createStore(server.url)
  await show(store.dispatch)
  const shown = server.requests.length
  return {
    dispatch: store.dispatch,
    /** URLs that were requested again since the screen was opened. */
    async askedAgain() {
      await Promise.all(store.dispatch(baseApi.util.getRunningQueriesThunk()))
      return server.requests
        .slice(shown)
        .filter(({ method, path }) => isRead(method, path))
        .map(({ path }) => path.replace(root, ''))
        .toSorted()
    },
  }
}

/** Lists with an object as filter are read by POST. */
export const isRead = (method: string, path: string) => method === 'GET' || path.endsWith('getList')
