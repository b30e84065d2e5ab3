import { ARTICLE_SCHEMA } from '@sqos/contract/realtime'
import { AppError } from '../../../platform/errors.ts'

/** Whether a page was loaded before nodes or formatting were added: it would delete them. Pages that do not tell know the first ones. */
export const isOutdated = (schema = 1) => schema < ARTICLE_SCHEMA

export function demandSchema(schema: number | undefined) {
  if (isOutdated(schema)) throw new AppError('forbidden', 'writing.outdated')
}
