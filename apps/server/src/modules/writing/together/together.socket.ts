import type { Actor } from '../../../platform/actor.ts'
import { AppError } from '../../../platform/errors.ts'
import { found } from '../../../platform/route.ts'
import type { Realtime } from '../../realtime/index.ts'
import type { Articles } from '../articles.service.ts'
import { demandSchema, isOutdated } from './article-schema.ts'
import { roomOf, type Together } from './together.service.ts'

interface SocketDeps {
  realtime: Pick<Realtime, 'handle' | 'rooms'>
  articles: Pick<Articles, 'accessOf'>
  together: Together
}

/** Frames of articles that several people edit. Each is checked against the right to the article as it is now. */
export function handleTogether({ realtime: { handle, rooms }, articles, together }: SocketDeps) {
  const accessOf = async (actor: Actor, id: string) => found(await articles.accessOf(actor, id))

  handle('JoinArticle', async ({ message: { articleId, tab, schema }, actor, socket, reply }) => {
    const access = await accessOf(actor, articleId)
    if (isOutdated(schema)) return reply({ method: 'articleAccess', articleId, access: 'outdated' })
    rooms.enter(roomOf(articleId), socket, tab)
    reply({ method: 'articleAccess', articleId, access: access === 'read' ? 'read' : 'edit' })
  })

  handle('LeaveArticle', async ({ message: { articleId, tab }, socket }) => {
    rooms.leave(roomOf(articleId), socket, tab)
  })

  handle('EditArticle', async ({ message, actor, socket }) => {
    const { articleId, edit, tab, clientId, presence } = message
    const access = await accessOf(actor, articleId)
    demandSchema(message.schema)
    // Whoever does not hear the others does not move among them.
    if (!rooms.isInside(roomOf(articleId), socket)) throw new AppError('refused', 'writing.joinFirst')
    const sender = {
      ...together.senderOf(actor, tab),
      ...(clientId !== undefined && { clientId }),
      ...(presence && { presence }),
    }
    if (edit === undefined) return together.tellPresence(articleId, sender)
    if (access === 'read') throw new AppError('forbidden', 'writing.readOnly')
    return await together.append(articleId, { edit, sender })
  })
}
