import type { ChatEcho, ClientMessageOf, TransientMessage } from '@sqos/contract/realtime'
import type { Actor } from '../../platform/actor.ts'
import { AppError } from '../../platform/errors.ts'
import type { RoomMember } from './rooms.ts'
import type { ClientCall, HandledMethod, Realtime } from './realtime.port.ts'

type Handlers = { [Method in HandledMethod]?: (call: ClientCall<Method>) => Promise<void> }

interface Call<Method extends HandledMethod> {
  message: ClientMessageOf<Method>
  actor: Actor
  connection: RoomMember & { send: (message: TransientMessage | ChatEcho) => void }
}

/** The handlers of client methods that modules registered. */
export function createHandlers() {
  const handlers: Handlers = {}

  const register: Realtime['handle'] = (method, handler) => {
    if (handlers[method]) throw new Error(`realtime: two modules handle ${method}. Only one can answer it. Remove one.`)
    Object.assign(handlers, { [method]: handler })
  }

  /** Calls the handler of the method; refuses a method that no module handles. */
  async function handle({ message, actor, connection: socket }: Call<HandledMethod>) {
    const reply = (answer: TransientMessage | ChatEcho) => socket.send(answer)
    if (message.method === 'SendMessage' && handlers.SendMessage)
      return await handlers.SendMessage({ message, actor, reply, socket })
    if (message.method === 'MessageList' && handlers.MessageList)
      return await handlers.MessageList({ message, actor, reply, socket })
    if (message.method === 'UpdateReadMessage' && handlers.UpdateReadMessage)
      return await handlers.UpdateReadMessage({ message, actor, reply, socket })
    if (message.method === 'RecallMessage' && handlers.RecallMessage)
      return await handlers.RecallMessage({ message, actor, reply, socket })
    if (message.method === 'JoinArticle' && handlers.JoinArticle)
      return await handlers.JoinArticle({ message, actor, reply, socket })
    if (message.method === 'LeaveArticle' && handlers.LeaveArticle)
      return await handlers.LeaveArticle({ message, actor, reply, socket })
    if (message.method === 'EditArticle' && handlers.EditArticle)
      return await handlers.EditArticle({ message, actor, reply, socket })
    throw new AppError('refused', 'realtime.unknownMethod', { params: { method: message.method } })
  }

  return { register, handle }
}
