import type { Language } from '@sqos/contract'
import type { Actor } from '../../platform/actor.ts'
import type { Deps } from '../../platform/deps.ts'
import { AppError, refusedField } from '../../platform/errors.ts'
import type { Events } from '../../platform/events/index.ts'
import { sendMessage } from '../message/message.access.ts'
import { readLiveUserNames } from '../user/user.access.ts'
import type { Articles } from './articles.service.ts'

/** Maximum length of a message as HTML. Longer texts leave as files. */
const MAX_MESSAGE = 500_000

interface ArticleSendingDeps extends Pick<Deps, 'db' | 'now' | 'newId'> {
  events: Events
  articles: Pick<Articles, 'output'>
}

/** Sends articles as messages of the message centre. */
export function createArticleSending({ db, now, newId, events, articles }: ArticleSendingDeps) {
  /** Sends the text with its variables filled in for the sender; returns the number of receivers. */
  async function send(
    id: string,
    { userIds, actor, language }: { userIds: readonly string[]; actor: Actor; language: Language },
  ): Promise<number> {
    const { title, html } = await articles.output(id, { actor, language })
    if (html.length > MAX_MESSAGE) throw new AppError('refused', 'writing.tooLongForMessage')
    const people = await readLiveUserNames(db, [...new Set(userIds)])
    if (people.length === 0) throw refusedField('userIds', 'writing.noReceivers')
    const to = people.map((person) => person.id)
    const params = { author: actor.realName, title }
    const letter = { to, kind: 'articleSent' as const, title: { key: 'message.articleSent', params }, body: html }
    await db.transaction().execute((trx) => sendMessage(trx, { events, now, newId }, letter))
    return to.length
  }

  return { send }
}

export type ArticleSending = ReturnType<typeof createArticleSending>
