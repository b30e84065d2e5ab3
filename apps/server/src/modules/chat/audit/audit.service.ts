import { PERMISSION, RESULT } from '@sqos/contract'
import type { Actor } from '../../../platform/actor.ts'
import type { Deps } from '../../../platform/deps.ts'
import { AppError } from '../../../platform/errors.ts'
import { found } from '../../../platform/route.ts'
import type { Authority } from '../../authority/index.ts'
import { insertLogs, REQUEST_LOG } from '../../log/log.access.ts'
import { readUserNames } from '../../user/user.access.ts'
import { createAuditRepository, type StoredAudit } from './audit.repository.ts'
import type {
  AuditedConversation,
  AuditedMessage,
  AuditedMessageQuery,
  ChatAuditBody,
  ChatAuditQuery,
  ChatAudits,
} from './audit.schema.ts'

/** Milliseconds for which an auditor reads without giving a reason again. */
const AUDIT_MS = 24 * 3_600_000

interface AuditDeps extends Pick<Deps, 'db' | 'now' | 'newId'> {
  authority: Pick<Authority, 'holdsButton'>
}

/**
 * Lets auditors read conversations of other people. The right is granted to a person or a role as such, administrators have it by no
 * other way; each reading has a reason, people and a time range, and stays in the list of audits and in the log.
 */
export function createAuditService({ db, now, newId, authority }: AuditDeps) {
  const repository = createAuditRepository(db)
  const mayRead = (actor: Actor) => authority.holdsButton(actor, PERMISSION.chatAudit.read)

  async function demandGrant(actor: Actor) {
    if (!(await mayRead(actor))) throw new AppError('forbidden', 'chat.auditNotGranted')
  }

  /** The audit of the caller, before it ends. */
  async function open(id: string, actor: Actor): Promise<StoredAudit> {
    await demandGrant(actor)
    const audit = found(await repository.find(id))
    if (audit.auditorId !== actor.userId) throw new AppError('forbidden', 'chat.auditForeign')
    if (audit.endsAt <= now()) throw new AppError('refused', 'chat.auditEnded')
    return audit
  }

  async function namesOf(ids: readonly string[]): Promise<(id: string) => string> {
    const people = ids.length === 0 ? [] : await readUserNames(db, [...new Set(ids)])
    const names = new Map(people.map(({ id, realName, account }) => [id, `${realName}/${account}`]))
    return (id) => names.get(id) ?? ''
  }

  const note = (actor: Actor, { url, facts }: { url: string; facts: object }) => ({
    id: newId(),
    category: REQUEST_LOG,
    userId: actor.userId,
    userName: `${actor.realName}/${actor.account}`,
    requestMethod: 'AUDIT',
    requestUrl: url,
    resultCode: RESULT.ok,
    json: JSON.stringify(facts),
    creatorTime: now(),
  })

  /** Audits of everybody, the newest first. */
  async function list(
    { currentPage = 1, pageSize = 20, keyword = '' }: ChatAuditQuery,
    actor: Actor,
  ): Promise<ChatAudits> {
    const rows = await repository.list({ keyword, offset: (currentPage - 1) * pageSize, limit: pageSize })
    const nameOf = await namesOf(rows.flatMap(({ people }) => people))
    return {
      list: rows.map(
        ({ id, auditorId, people, startTime, endTime, reason, createdAt, endsAt, opened, ...auditor }) => ({
          id,
          creatorTime: createdAt.getTime(),
          auditor: auditor.realName === null ? '' : `${auditor.realName}/${auditor.account ?? ''}`,
          people: people.map(nameOf),
          startTime: startTime.getTime(),
          endTime: endTime.getTime(),
          reason,
          opened,
          isOwn: auditorId === actor.userId,
          isOpen: endsAt > now(),
        }),
      ),
      pagination: { currentPage, pageSize, total: await repository.count(keyword) },
      mayRead: await mayRead(actor),
    }
  }

  /** Stores reason and scope of an audit, and logs them. */
  async function start({ userIds, startTime, endTime, reason }: ChatAuditBody, actor: Actor) {
    await demandGrant(actor)
    if (startTime >= endTime) throw new AppError('refused', 'chat.auditRange')
    const people = [...new Set(userIds)]
    if ((await readUserNames(db, people)).length < people.length) throw new AppError('refused', 'chat.auditPeople')
    const id = newId()
    const audit = {
      id,
      auditorId: actor.userId,
      startTime: new Date(startTime),
      endTime: new Date(endTime),
      reason: reason.trim(),
      createdAt: now(),
      endsAt: new Date(now().getTime() + AUDIT_MS),
    }
    await db.transaction().execute(async (trx) => {
      await createAuditRepository(trx).insert({ ...audit, people: JSON.stringify(people) })
      const facts = { people, startTime, endTime, reason: audit.reason }
      await insertLogs(trx, [note(actor, { url: `chat/audit/${id}`, facts })])
    })
    return { id }
  }

  /** The conversations that an audit covers, without their contents. */
  async function conversations(id: string, actor: Actor): Promise<AuditedConversation[]> {
    const rows = await repository.conversations(await open(id, actor))
    const pairs = new Map(rows.map((row) => [row.id, row.groupId === null ? row.id.split('~') : []]))
    const nameOf = await namesOf([...pairs.values()].flat())
    return rows.map((row) => ({
      id: row.id,
      name: row.groupName ?? '',
      people: (pairs.get(row.id) ?? []).map((userId) => ({ id: userId, name: nameOf(userId) })),
      messages: row.messages,
      latestTime: row.latest.getTime(),
    }))
  }

  /** A page of the messages of a conversation. The first reading of each conversation is logged. */
  async function messages(id: string, { query, actor }: { query: AuditedMessageQuery; actor: Actor }) {
    const audit = await open(id, actor)
    const { conversationId, currentPage = 1, pageSize = 50, keyword = '' } = query
    const rows = await db.transaction().execute(async (trx) => {
      const inside = createAuditRepository(trx)
      const page = { conversationId, keyword, offset: (currentPage - 1) * pageSize, limit: pageSize }
      const read = await inside.messages(audit, page)
      if (read.length > 0 && (await inside.noteRead({ auditId: id, conversationId, readAt: now() })))
        await insertLogs(trx, [
          note(actor, { url: `chat/audit/${id}/${conversationId}`, facts: { reason: audit.reason } }),
        ])
      return read
    })
    const nameOf = await namesOf(rows.map(({ senderId }) => senderId))
    return {
      list: rows.map(({ id: messageId, senderId, sentAt, content, contentType, recalledAt }): AuditedMessage => ({
        id: messageId,
        sender: { id: senderId, name: nameOf(senderId) },
        sendTime: sentAt.getTime(),
        content,
        contentType,
        isRecalled: recalledAt !== null,
      })),
      pagination: { currentPage, pageSize, total: rows[0]?.total ?? 0 },
    }
  }

  return { list, start, conversations, messages }
}

export type AuditService = ReturnType<typeof createAuditService>
