import { answerOf, isApiError, useApiDispatch } from '@sqos/api-client'
import { writingApi, type WritingArticle } from '@sqos/api-client/writing'
import { RESULT } from '@sqos/contract'
import type * as Together from '@sqos/rich-text/together'
import { ARTICLE_SCHEMA } from '@sqos/contract/realtime'
import { useEffect, useRef, useState } from 'react'
import { fromBase64 } from './together/base64.ts'
import { type LocalCopies, type LocalCopy, localCopies } from './local-copy.ts'

/** An article with the copy of this browser that the server has not. */
export interface OpenedArticle {
  article: WritingArticle
  copy: LocalCopy | undefined
  copies: LocalCopies
  /** The document, if several people edit the article. */
  together: OpenedTogether | undefined
}

export interface OpenedTogether {
  module: typeof Together
  shared: Together.SharedDocument
  docId: string
  /** This browser had edits that the server may lack. */
  hasMore: boolean
}

/** Why an article is not opened; `outdated` if the page does not know everything that it may have. */
type Failure = 'failed' | 'outdated'

const FRESH = { forceRefetch: true }

/** Opens an article: the state of the server, and what this browser kept of it. */
export function useArticle(id: string, userId: string) {
  const dispatch = useApiDispatch()
  const [opened, setOpened] = useState<OpenedArticle>()
  const [failure, setFailure] = useState<Failure>()
  const [attempt, setAttempt] = useState(0)
  const held = useRef('')

  useEffect(
    function openArticle() {
      // A page that comes back from the cache still has its document, with edits that the server may lack.
      if (held.current === `${id}/${attempt}`) return undefined
      let isWanted = true
      const copies = localCopies(userId)
      const openTogether = async (kept: LocalCopy | undefined): Promise<OpenedTogether> => {
        const sync = writingApi.endpoints.syncWritingArticle.initiate({
          id,
          writingSyncBody: { vector: '', schema: ARTICLE_SCHEMA },
        })
        const [module, synced] = await Promise.all([import('@sqos/rich-text/together'), dispatch(sync).unwrap()])
        const document = new module.SharedDocument(userId)
        document.receive(fromBase64(synced.update))
        const hasMore = kept?.together?.docId === synced.docId
        if (hasMore && kept?.together) document.receive(kept.together.edits)
        return { module, shared: document, docId: synced.docId, hasMore }
      }
      const read = async () => {
        try {
          const query = writingApi.endpoints.getWritingArticle.initiate({ id }, FRESH)
          const [article, kept] = await Promise.all([answerOf(dispatch(query)), copies.read(id)])
          const together = article.isTogether ? await openTogether(kept) : undefined
          const isKnown =
            together?.hasMore === true || (kept?.content === article.content && kept.title === article.title)
          if (isKnown && !together?.hasMore) await copies.drop(id)
          if (!isWanted) return
          if (together) held.current = `${id}/${attempt}`
          setOpened({ article, copies, together, copy: isKnown ? undefined : kept })
        } catch (error) {
          // Who reads an article is only refused because of the version of the page.
          const isOutdated = isApiError(error) && error.code === RESULT.forbidden
          if (isWanted) setFailure(isOutdated ? 'outdated' : 'failed')
        }
      }
      void read()
      return () => {
        isWanted = false
      }
    },
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- a new attempt is a reason to load
    [dispatch, id, userId, attempt],
  )

  function reload() {
    setOpened(undefined)
    setFailure(undefined)
    setAttempt(attempt + 1)
  }

  return { opened, failure, reload }
}
