import { useApiDispatch } from '@sqos/api-client'
import { writingApi, type WritingArticle } from '@sqos/api-client/writing'
import { useEffect, useState } from 'react'
import { type LocalCopies, type LocalCopy, localCopies } from './local-copy.ts'

/** An article with the copy of this browser that the server has not. */
export interface OpenedArticle {
  article: WritingArticle
  copy: LocalCopy | undefined
  copies: LocalCopies
}

const FRESH = { forceRefetch: true, subscribe: false }

/** Opens an article: the state of the server, and what this browser kept of it. */
export function useArticle(id: string, userId: string) {
  const dispatch = useApiDispatch()
  const [opened, setOpened] = useState<OpenedArticle>()
  const [hasFailed, setFailed] = useState(false)
  const [attempt, setAttempt] = useState(0)

  useEffect(
    function openArticle() {
      let isWanted = true
      const copies = localCopies(userId)
      const read = async () => {
        try {
          const query = writingApi.endpoints.getWritingArticle.initiate({ id }, FRESH)
          const [article, kept] = await Promise.all([dispatch(query).unwrap(), copies.read(id)])
          const isKnown = kept?.content === article.content && kept.title === article.title
          if (isKnown) await copies.drop(id)
          if (isWanted) setOpened({ article, copies, copy: isKnown ? undefined : kept })
        } catch {
          if (isWanted) setFailed(true)
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
    setFailed(false)
    setAttempt(attempt + 1)
  }

  return { opened, hasFailed, reload }
}
