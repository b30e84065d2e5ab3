import type { ApiDispatch } from '@sqos/api-client'
import { writingApi, type WritingArticle } from '@sqos/api-client/writing'
import type { OpenedTogether } from '../use-article.ts'
import { ARTICLE_SCHEMA } from '@sqos/contract/realtime'
import { type LinkOptions, TogetherLink } from './together-link.ts'

interface Options extends Pick<LinkOptions, 'realtime' | 'keep' | 'onState' | 'onAccess'> {
  together: OpenedTogether
  article: WritingArticle
  ask: ApiDispatch
}

/** Connects an opened article with the server. */
export function linkOf({ together: { module, shared, docId }, article, ask, ...rest }: Options): TogetherLink {
  const { id } = article
  const { syncWritingArticle, mergeWritingArticle } = writingApi.endpoints
  const tab = crypto.getRandomValues(new Uint32Array(2)).join('-')
  return new TogetherLink({
    ...rest,
    articleId: id,
    docId,
    tab,
    version: article.version,
    access: article.access === 'read' ? 'read' : 'edit',
    shared,
    mergeEdits: module.mergeEdits,
    sync: (vector) =>
      ask(syncWritingArticle.initiate({ id, writingSyncBody: { vector, schema: ARTICLE_SCHEMA } })).unwrap(),
    merge: async (merged) =>
      (
        await ask(
          mergeWritingArticle.initiate({ id, writingMergeBody: { ...merged, tab, schema: ARTICLE_SCHEMA } }),
        ).unwrap()
      ).version,
  })
}
