import { configureStore } from '@reduxjs/toolkit'
import type { startHttpServer } from '@sqos/test-kit/http'
import { baseApi } from '../base-api.ts'
import type { ApiEnvironment } from '../environment.ts'

type Server = Awaited<ReturnType<typeof startHttpServer>>
type Store = ReturnType<typeof createStore>

/** A store as an app makes it, for a server under test. */
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
  /** The prefix of every address; the given addresses do not contain it. */
  root: string
  /** Asks for what the screen shows, and waits for it. */
  show: (dispatch: Store['dispatch']) => Promise<unknown>
}

/** A screen that has loaded what it shows; tells what a write makes it ask for again. */
export async function openScreen(server: Server, { root, show }: ScreenOptions) {
  const store = createStore(server.url)
  await show(store.dispatch)
  const shown = server.requests.length
  return {
    dispatch: store.dispatch,
    /** Addresses that were asked again since the screen was opened. */
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

/** Lists whose filter is an object are asked for by POST. */
export const isRead = (method: string, path: string) => method === 'GET' || path.endsWith('getList')
