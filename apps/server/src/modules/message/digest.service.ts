import { asLanguage, DEFAULT_LANGUAGE } from '@sqos/contract'
import type { Deps } from '../../platform/deps.ts'
import type { Events } from '../../platform/events/index.ts'
import { text } from '../../platform/text.ts'
import { contactsOf, languageOf } from '../user/user.access.ts'
import type { Digest, DigestChannel, Digests } from './digest.port.ts'
import { createDigestRepository } from './digest.repository.ts'
import { titleOf } from './message-title.ts'

/** Messages that a digest names; the rest is counted. */
const NAMED = 50

/** Collects unread messages per person and delivers them through each channel that is configured. */
export function createDigestService({ db, events, now }: Pick<Deps, 'db' | 'now'> & { events: Events }) {
  const channels: DigestChannel[] = []
  const repository = createDigestRepository(db)

  async function isAvailable(): Promise<boolean> {
    for (const channel of channels) if (await channel.isReady()) return true
    return false
  }

  /** Makes a digest for each person whose messages have been unread for as long as the person chose. */
  async function collect(): Promise<void> {
    if (!(await isAvailable())) return
    for (const { userId, hours } of await repository.due(now()))
      await db.transaction().execute(async (trx) => {
        const inside = createDigestRepository(trx)
        const moment = now()
        if ((await inside.claim(userId, { hours, now: moment })) === 0) return
        await inside.noteDigest(userId, moment)
        const payload = { userId, moment: moment.getTime() }
        await events.append(trx, { type: 'message.digest', actorId: null, payload })
      })
  }

  /** Reads a digest when it is delivered: what was read meanwhile is not part of it. */
  async function read(id: string, { userId, moment }: { userId: string; moment: number }): Promise<Digest | undefined> {
    const rows = await repository.messagesOf(userId, new Date(moment))
    const [receiver] = await contactsOf(db, [userId])
    if (!receiver || rows.length === 0) return undefined
    const language = asLanguage(await languageOf(db, userId)) ?? DEFAULT_LANGUAGE
    return {
      id,
      receiver,
      language,
      title: text(language, 'message.digest', { count: String(rows.length) }),
      count: rows.length,
      messages: rows.slice(0, NAMED).map((row) => ({
        id: row.id,
        title: titleOf(row, language),
        link: row.link,
        sentTime: row.sentTime,
      })),
    }
  }

  const deliverBy: Digests['deliverBy'] = (channel) => {
    channels.push(channel)
    events.on('message.digest', {
      name: `message.digest.${channel.name}`,
      async handle({ id, payload }) {
        if (!(await channel.isReady())) return
        const digest = await read(id, payload)
        if (digest) await channel.deliverDigest(digest)
      },
    })
  }

  return { deliverBy, collect, isAvailable }
}

export type DigestService = ReturnType<typeof createDigestService>
