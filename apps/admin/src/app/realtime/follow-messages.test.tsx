import { messageApi } from '@sqos/api-client/message'
import { workflowApi } from '@sqos/api-client/workflow'
import type { InitMessage, ServerMessage } from '@sqos/contract/realtime'
import { cleanup, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import { afterEach, expect, it, vi } from 'vitest'
import { createStore } from '../store.ts'
import { followMessages } from './follow-messages.ts'

const NONE = { unreadMessageCount: 0, unreadNoticeCount: 0, noticeDefaultText: '', messageDefaultText: '' }
const COUNTS = { ...NONE, noticeDefaultTime: 0, messageDefaultTime: 0 }

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

/** A page with a bell over the real store; `say` is the socket. */
async function open() {
  // Each answer counts one message more than the one before.
  const fetch = vi.fn(async () => {
    const data = { ...COUNTS, unreadMessageCount: fetch.mock.calls.length - 1 }
    return Response.json({ code: 200, msg: '', data })
  })
  const store = createStore({
    baseUrl: '',
    getToken: () => 'token',
    getLanguage: () => 'zh',
    onSessionEnded: () => undefined,
    toast: () => undefined,
    text: () => '',
    now: Date.now,
    fetch,
  })
  const handlers = new Set<(message: ServerMessage) => void>()
  followMessages({ onAny: (handler) => (handlers.add(handler), () => {}) }, store.dispatch)
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>
  const { result } = renderHook(() => messageApi.useGetUnreadMessagesQuery(undefined), { wrapper })
  await vi.waitFor(() => expect(result.current.data).toEqual(COUNTS))
  const say = (message: ServerMessage) => handlers.forEach((handler) => handler(message))
  return { say, result, fetch, store }
}

const hide = (isHidden: boolean) => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden)
  document.dispatchEvent(new Event('visibilitychange'))
}

const push: ServerMessage = {
  method: 'messagePush',
  userId: '',
  toUserId: [],
  title: '文件已生成',
  unreadNoticeCount: 1,
  messageType: 2,
  messageDefaultTime: 7,
  id: 1,
}

it('the first message of a connection sets the counts without a request', async () => {
  const { say, result, fetch } = await open()
  const init: InitMessage = { method: 'initMessage', onlineUsers: [], unreadNums: [], ...COUNTS, lastId: 3 }

  say({ ...init, unreadNoticeCount: 4, noticeDefaultText: '放假通知', noticeDefaultTime: 5 })

  await vi.waitFor(() =>
    expect(result.current.data).toMatchObject({ unreadNoticeCount: 4, noticeDefaultText: '放假通知' }),
  )
  expect(fetch).toHaveBeenCalledOnce()
})

it('a push makes an open list of approval tasks read itself again', async () => {
  const { say, store, fetch } = await open()
  const subscription = store.dispatch(workflowApi.endpoints.countFlowDuties.initiate())
  await subscription
  expect(fetch).toHaveBeenCalledTimes(2)

  say(push)

  await vi.waitFor(() => expect(fetch).toHaveBeenCalledTimes(4))
  subscription.unsubscribe()
})

it('a push makes a visible page read its messages; a hidden one counts, and reads when the user returns', async () => {
  const { say, result, fetch } = await open()
  say(push)
  await vi.waitFor(() => expect(result.current.data?.unreadMessageCount).toBe(1))

  hide(true)
  say(push)
  say({ ...push, title: '放假通知', messageType: 1, id: 2 })
  // A mention in the chat is counted only: the chat notifies of it.
  const { messageDefaultTime: _none, ...mention } = push
  say({ ...mention, title: '提到了您', id: 3 })

  await vi.waitFor(() =>
    expect(result.current.data).toMatchObject({
      unreadMessageCount: 3,
      messageDefaultText: '文件已生成',
      messageDefaultTime: 7,
      unreadNoticeCount: 1,
      noticeDefaultText: '放假通知',
    }),
  )
  expect(fetch).toHaveBeenCalledTimes(2)
  hide(false)
  await vi.waitFor(() => expect(fetch).toHaveBeenCalledTimes(3))
  hide(false)
  expect(fetch).toHaveBeenCalledTimes(3)
})
