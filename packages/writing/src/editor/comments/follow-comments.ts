import { ARTICLE_SCHEMA } from '@sqos/contract/realtime'
import type { Realtime } from '@sqos/realtime'

interface FollowOptions {
  realtime: Pick<Realtime, 'send' | 'on' | 'onStatus' | 'status'>
  articleId: string
  /** The comments have changed, or may have. */
  onNews: () => void
  /** Whether changes are announced from now on. */
  onFollowing: (isFollowing: boolean) => void
}

/** Follows the comments on an article through the socket; returns the function that ends it. */
export function followComments({ realtime, articleId, onNews, onFollowing }: FollowOptions): () => void {
  // All tabs of a browser share the socket, and the text of the article follows it under a name of its own.
  const tab = `comments-${crypto.getRandomValues(new Uint32Array(2)).join('-')}`
  const join = () => realtime.send({ method: 'JoinArticle', articleId, tab, schema: ARTICLE_SCHEMA })
  const stops = [
    realtime.on('articleComments', (message) => {
      if (message.articleId === articleId) onNews()
    }),
    realtime.on('articleAccess', ({ articleId: id, access }) => {
      if (id !== articleId) return
      const isInside = access === 'edit' || access === 'read'
      onFollowing(isInside)
      // Changes before the answer were not announced.
      if (isInside) onNews()
    }),
    // After each connection: the server has forgotten who follows what.
    realtime.on('initMessage', join),
    realtime.onStatus(() => {
      if (realtime.status().state !== 'online') onFollowing(false)
    }),
  ]
  join()
  return () => {
    for (const stop of stops) stop()
    realtime.send({ method: 'LeaveArticle', articleId, tab })
  }
}
