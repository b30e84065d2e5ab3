import type { ServerMessage, ServerMessageOf, ServerMethod } from '@sqos/contract/realtime'
import type { RealtimeStatus, Unsigned } from '@sqos/realtime'
import { expect, it, vi } from 'vitest'
import { followComments } from './follow-comments.ts'

const CONNECTED: ServerMessageOf<'initMessage'> = {
  method: 'initMessage',
  onlineUsers: [],
  unreadNums: [],
  unreadMessageCount: 0,
  unreadNoticeCount: 0,
  noticeDefaultText: '',
  messageDefaultText: '',
  noticeDefaultTime: 0,
  messageDefaultTime: 0,
  lastId: 0,
}

/** A socket whose other end is the test. */
function openSocket() {
  const sent: Unsigned[] = []
  const hearing = new Set<(message: ServerMessage) => void>()
  const watching = new Set<() => void>()
  let status: RealtimeStatus = { state: 'online' }
  return {
    sent,
    hearing,
    say: (message: ServerMessage) => hearing.forEach((handle) => handle(message)),
    lose() {
      status = { state: 'waiting', retryAt: 0 }
      watching.forEach((handle) => handle())
    },
    send: (message: Unsigned) => void sent.push(message),
    on<Method extends ServerMethod>(method: Method, handle: (message: ServerMessageOf<Method>) => void) {
      const isOf = (message: ServerMessage): message is ServerMessageOf<Method> => message.method === method
      const filtered = (message: ServerMessage) => {
        if (isOf(message)) handle(message)
      }
      hearing.add(filtered)
      return () => void hearing.delete(filtered)
    },
    onStatus(handle: () => void) {
      watching.add(handle)
      return () => void watching.delete(handle)
    },
    status: () => status,
  }
}

it('comments are read again when they change, and after each connection; without one their changes are not announced', () => {
  const realtime = openSocket()
  const [onNews, onFollowing] = [vi.fn(), vi.fn()]
  const stop = followComments({ realtime, articleId: 'a1', onNews, onFollowing })
  expect(realtime.sent).toMatchObject([{ method: 'JoinArticle', articleId: 'a1' }])

  realtime.say({ method: 'articleAccess', articleId: 'a2', access: 'edit' })
  realtime.say({ method: 'articleComments', articleId: 'a2' })
  expect(onFollowing).not.toHaveBeenCalled()
  realtime.say({ method: 'articleAccess', articleId: 'a1', access: 'read' })
  expect(onFollowing).toHaveBeenLastCalledWith(true)
  expect(onNews).toHaveBeenCalledTimes(1)
  realtime.say({ method: 'articleComments', articleId: 'a1' })
  expect(onNews).toHaveBeenCalledTimes(2)

  realtime.lose()
  expect(onFollowing).toHaveBeenLastCalledWith(false)
  realtime.say(CONNECTED)
  realtime.say({ method: 'articleAccess', articleId: 'a1', access: 'edit' })
  expect(realtime.sent).toHaveLength(2)
  expect(onFollowing).toHaveBeenLastCalledWith(true)
  expect(onNews).toHaveBeenCalledTimes(3)

  realtime.say({ method: 'articleAccess', articleId: 'a1', access: 'none' })
  expect(onFollowing).toHaveBeenLastCalledWith(false)
  stop()
  expect(realtime.sent.at(-1)).toMatchObject({ method: 'LeaveArticle', articleId: 'a1' })
  expect(realtime.hearing.size).toBe(0)
})
