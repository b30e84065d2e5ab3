import { MESSAGE_TYPE, type Language } from '@sqos/contract'
import type { Actor } from '../../platform/actor.ts'
import type { Deps } from '../../platform/deps.ts'
import { found } from '../../platform/route.ts'
import { text } from '../../platform/text.ts'
import type { DigestService } from './digest.service.ts'
import { type MessageRealtime, unreadCountOf } from './message-push.ts'
import { titleOf, type Titled } from './message-title.ts'
import type { MessageRepository } from './message.repository.ts'
import type { MessageFilter, MessageInfo, MessageRow, MessageSetting, UnreadMessages } from './message.schema.ts'

export interface MessageServiceDeps extends Pick<Deps, 'now'> {
  repository: MessageRepository
  realtime?: MessageRealtime | undefined
  digests: Pick<DigestService, 'isAvailable'>
}

interface ListQuery extends MessageFilter {
  currentPage?: number
  pageSize?: number
  sort?: 'asc' | 'desc'
}

/** Who asks, and in which language. */
export interface Asker {
  actor: Pick<Actor, 'userId' | 'viewer'>
  language: Language
}

/** Everything on, no quiet hours, no digest. */
const DEFAULT_SETTING = {
  notice: { desktop: true, sound: true },
  message: { desktop: true, sound: true },
  quiet: { enabled: false, from: '22:00', to: '08:00' },
  digest: { enabled: false, hours: 4 },
} as const satisfies MessageSetting

/** The messages that a person received. Nobody reaches those of another. */
export function createMessageService({ repository, realtime, digests, now }: MessageServiceDeps) {
  async function list(query: ListQuery, { actor: { userId }, language }: Asker) {
    const { currentPage = 1, pageSize = 20, sort: order = 'desc', ...filter } = query
    const page = { offset: (currentPage - 1) * pageSize, limit: pageSize, order }
    const rows = await repository.page(userId, filter, page)
    return {
      list: rows.map((row): MessageRow => ({
        ...factsOf(row, language),
        isRead: row.readTime === null ? '0' : '1',
        link: row.link,
        hasBody: row.hasBody,
      })),
      pagination: { currentPage, pageSize, total: await repository.count(userId, filter) },
    }
  }

  /** Opens a message. Administrators who view as another person read it without marking it. */
  async function read(id: string, { actor: { userId, viewer }, language }: Asker): Promise<MessageInfo> {
    const row = found(await repository.find(userId, id))
    if (!viewer) {
      await repository.markRead(userId, id, now())
      if (row.readTime === null) await tellCount(userId)
    }
    const { bodyText, files, link } = row
    return { ...factsOf(row, language), bodyText, files, link }
  }

  /** Tells the other browsers and tabs of the person how many messages are unread now. */
  async function tellCount(userId: string) {
    if (realtime) await realtime.push([userId], unreadCountOf(await repository.unread(userId)))
  }

  async function readAll(filter: MessageFilter, { userId }: Actor) {
    await repository.markAllRead(userId, filter, now())
    await tellCount(userId)
  }

  async function confirm(id: string, { userId }: Actor) {
    found(await repository.find(userId, id))
    await repository.confirm(userId, id, now())
    await tellCount(userId)
  }

  async function remove(ids: string, { userId }: Actor) {
    const chosen = ids.split(',').flatMap((id) => id.trim() || [])
    if (chosen.length === 0) return
    await repository.remove(userId, chosen, now())
    await tellCount(userId)
  }

  /** The counts of the bell, and the latest titles. */
  async function unread({ actor: { userId }, language }: Asker): Promise<UnreadMessages> {
    const { unreadMessageCount, unreadNoticeCount } = unreadCountOf(await repository.unread(userId))
    const [notice, message] = [await repository.latest(userId, true), await repository.latest(userId, false)]
    return {
      unreadMessageCount,
      unreadNoticeCount,
      noticeDefaultText: notice ? titleOf(notice, language) : '',
      messageDefaultText: message ? titleOf(message, language) : '',
      noticeDefaultTime: notice?.sentTime.getTime() ?? 0,
      messageDefaultTime: message?.sentTime.getTime() ?? 0,
    }
  }

  /** The settings of a person; those of digests only where something delivers them. */
  async function setting({ userId }: Pick<Actor, 'userId'>): Promise<MessageSetting> {
    const stored = await repository.setting(userId)
    // Settings that were saved before the chat had its own: those of messages applied to it.
    const { digest, ...shown } = { ...DEFAULT_SETTING, chat: stored?.message ?? DEFAULT_SETTING.message, ...stored }
    return (await digests.isAvailable()) ? { ...shown, digest } : shown
  }

  /** Saves settings; parts that a client does not send stay as they are. */
  const saveSetting = async (wanted: MessageSetting, { userId }: Pick<Actor, 'userId'>) =>
    repository.putSetting(userId, { ...(await repository.setting(userId)), ...wanted }, now())

  return {
    list,
    read,
    readAll,
    confirm,
    remove,
    unread,
    setting,
    saveSetting,
  }
}

export type MessageService = ReturnType<typeof createMessageService>

interface FactRow extends Titled {
  id: string
  type: number
  mustRead: boolean
  realName: string | null
  account: string | null
  sentTime: Date
  confirmTime: Date | null
}

function factsOf(row: FactRow, language: Language) {
  const { id, type, mustRead, realName, account, sentTime, confirmTime } = row
  const sender = realName === null ? text(language, 'message.system') : `${realName}/${account ?? ''}`
  const time = sentTime.getTime()
  return {
    id,
    type,
    mustRead: mustRead && type === MESSAGE_TYPE.notice,
    title: titleOf(row, language),
    creatorUser: sender,
    lastModifyTime: time,
    releaseUser: sender,
    releaseTime: time,
    isConfirmed: confirmTime !== null,
  }
}
