import { LANGUAGES, type Language } from '@sqos/contract'
import { Type, type Static } from 'typebox'
import { Value } from 'typebox/value'
import type { Actor } from '../../platform/actor.ts'
import { AppError } from '../../platform/errors.ts'
import type { Downloads } from '../download-record/index.ts'
import type { TextPaper } from '../print/index.ts'
import type { Articles } from './articles.service.ts'
import { fileNameOf } from './file-name.ts'

const KIND = 'writing.pdf'

const Input = Type.Object({
  id: Type.String(),
  language: Type.Unsafe<Language>(Type.Union(LANGUAGES.map((language) => Type.Literal(language)))),
})
type Input = Static<typeof Input>

interface ArticlePdfDeps {
  downloads: Downloads
  paper: TextPaper
  articles: Pick<Articles, 'get' | 'output'>
}

/** Own articles as PDF, as jobs whose files are in the download centre. */
export function createArticlePdf({ downloads, paper, articles }: ArticlePdfDeps) {
  downloads.handle(KIND, async ({ input, actor }) => {
    if (!Value.Check(Input, input)) throw new AppError('refused', 'error.malformed')
    const { id, language } = input
    const { title, html } = await articles.output(id, { actor, language })
    const content = paper.print({ id, title, html }, { actor, language })
    return { name: `${fileNameOf(title)}.pdf`, contentType: 'application/pdf', content }
  })

  /** Starts to make the file; returns undefined while it is not ready: the download centre then shows the progress. */
  async function order(id: string, { actor, language }: { actor: Actor; language: Language }) {
    paper.demandBrowser()
    const { title } = await articles.get(id, actor)
    const input: Input = { id, language }
    return await downloads.order({ kind: KIND, name: `${fileNameOf(title)}.pdf`, actor, input })
  }

  return { order }
}

export type ArticlePdf = ReturnType<typeof createArticlePdf>
