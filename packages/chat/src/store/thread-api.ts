import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import {
  type ApiDispatch,
  apiEnvironment,
  type ApiError,
  type ApiExtra,
  baseApi,
  isApiError,
  NO_ANSWER,
} from '@sqos/api-client'
import type { ChatRow } from '@sqos/contract/realtime'
import { askPage } from './ask-page.ts'
import type { ChatConnection } from '../chat-services.ts'
import { mergeRows } from './message-row.ts'
import { watchRows } from './watch-rows.ts'

/** Messages that a conversation shows when it opens, and that each further page adds. */
const THREAD_PAGE = 30
/** Messages of a page of the history. */
const HISTORY_PAGE = 50

/** The loaded end of a conversation. */
export interface Thread {
  /** In order of time, without gaps. */
  rows: ChatRow[]
  hasEarlier: boolean
}

interface HistoryQuery {
  peerId: string
  keyword: string
  page: number
}

interface HistoryPage {
  rows: readonly ChatRow[]
  hasMore: boolean
}

/** The connection of each store, by the environment of its calls. */
const connections = new WeakMap<object, ChatConnection>()

/** Connects the endpoints of a store to the socket. */
export const connectThreads = (connection: ChatConnection, dispatch: ApiDispatch) =>
  dispatch((_dispatch, _getState, extra) => void connections.set(apiEnvironment(extra), connection))

function connectionOf(extra: unknown): ChatConnection {
  const connection = connections.get(apiEnvironment(extra))
  if (connection) return connection
  throw new Error(
    'chat: the store has no connection. Messages of conversations are read through the socket. ' +
      'Call connectThreads(connection, dispatch) before a conversation opens.',
  )
}

const asError = (error: unknown): ApiError =>
  isApiError(error) ? error : { code: NO_ANSWER, msg: String(error), data: null }

/** A dispatch for changes of cached answers, whose thunks name the state of their own endpoints. */
export const cacheDispatch = (dispatch: ApiDispatch) =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- every store with an API environment has the state of the base API
  dispatch as ThunkDispatch<never, ApiExtra, UnknownAction>

/** Messages of conversations, read through the socket into the cache of the store. */
export const threadApi = baseApi.enhanceEndpoints({ addTagTypes: ['ChatThread'] }).injectEndpoints({
  endpoints: (build) => ({
    /** The latest messages with a person; pushes and `loadEarlier` add to them. */
    getThread: build.query<Thread, string>({
      async queryFn(peerId, { extra, signal }) {
        const connection = connectionOf(extra)
        const arrived = watchRows(connection, peerId)
        try {
          const { list, pagination } = await askPage({
            connection,
            signal,
            request: { toUserId: peerId, currentPage: 1, pageSize: THREAD_PAGE, sord: 'desc' },
          })
          return { data: { rows: mergeRows(list, arrived.rows), hasEarlier: pagination.total > list.length } }
        } catch (error) {
          return { error: asError(error) }
        } finally {
          arrived.stop()
        }
      },
      providesTags: ['ChatThread'],
    }),
    /** A page of the messages with a person, the oldest first, with a word in them. */
    listHistory: build.query<HistoryPage, HistoryQuery>({
      async queryFn({ peerId, keyword, page }, { extra, signal }) {
        try {
          const { list, pagination } = await askPage({
            connection: connectionOf(extra),
            signal,
            request: { toUserId: peerId, keyword, currentPage: page, pageSize: HISTORY_PAGE, sord: 'asc' },
          })
          return { data: { rows: list, hasMore: page * HISTORY_PAGE < pagination.total } }
        } catch (error) {
          return { error: asError(error) }
        }
      },
      providesTags: ['ChatThread'],
    }),
  }),
})

interface Earlier {
  peerId: string
  /** Number of messages that are loaded. */
  loaded: number
}

/** Adds the page before the loaded messages of a conversation. Rejects with an `ApiError`. */
export const loadEarlier =
  ({ peerId, loaded }: Earlier) =>
  async (dispatch: ApiDispatch, _getState: unknown, extra: unknown) => {
    // Pages count from the newest message: the last page overlaps, and `mergeRows` keeps each message once.
    const { list, pagination } = await askPage({
      connection: connectionOf(extra),
      signal: new AbortController().signal,
      request: {
        toUserId: peerId,
        currentPage: Math.floor(loaded / THREAD_PAGE) + 1,
        pageSize: THREAD_PAGE,
        sord: 'desc',
      },
    })
    cacheDispatch(dispatch)(
      threadApi.util.updateQueryData('getThread', peerId, (thread) => {
        thread.rows = mergeRows(list, thread.rows)
        thread.hasEarlier = thread.rows.length < pagination.total
      }),
    )
  }
