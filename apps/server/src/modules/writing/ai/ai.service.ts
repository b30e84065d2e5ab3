import { Readable } from 'node:stream'
import type { Language } from '@sqos/contract'
import { sql } from 'kysely'
import type { AiConfig } from '../../../config.ts'
import type { Actor } from '../../../platform/actor.ts'
import type { Db } from '../../../platform/db/database.ts'
import type { Deps } from '../../../platform/deps.ts'
import { AppError } from '../../../platform/errors.ts'
import { text } from '../../../platform/text.ts'
import { createPartsRepository } from '../parts.repository.ts'
import { createAiRepository } from './ai.repository.ts'
import { contextAfter, contextBefore, MAX_TEXT, type WritingAiBody } from './ai.schema.ts'
import { withKeepAlive } from './keep-alive.ts'
import { type ChatMessage, messagesOf, WITHOUT_TEXT } from './prompts.ts'
import { ModelProblem, readCompletion } from './read-completion.ts'

/** A line of the answer. */
type AiLine = { delta: string } | { done: true } | { error: string }

interface AiDeps extends Pick<Deps, 'config' | 'now' | 'newId'> {
  db: Db
}

interface Asking {
  actor: Actor
  language: Language
  signal: AbortSignal
}

/** Help of a language model. The key stays on the server; the log has no content. */
export function createWritingAi({ config, db, now, newId }: AiDeps) {
  const repository = createAiRepository(db)
  /** Running requests by user and document. */
  const running = new Set<string>()

  /** Midnight in the time zone of the company. */
  const today = () => {
    const start = new Date(now())
    start.setHours(0, 0, 0, 0)
    return start
  }

  async function state(actor: Actor) {
    const { aiEnabled, dailyLimit } = await repository.settings()
    const usedToday = await repository.countSince(actor.userId, today())
    const ready = aiEnabled === 1 ? ('ready' as const) : ('off' as const)
    return { state: config.ai ? ready : ('notConfigured' as const), dailyLimit, usedToday }
  }

  async function getConfig() {
    const { aiEnabled, dailyLimit } = await repository.settings()
    const { baseUrl = '', model = '', apiKey } = config.ai ?? {}
    return { baseUrl, model, hasKey: apiKey !== undefined, aiEnabled: aiEnabled === 1, dailyLimit }
  }

  const saveConfig = async ({ aiEnabled, dailyLimit }: { aiEnabled: boolean; dailyLimit: number }, actor: Actor) => {
    const stamp = { lastModifyUserId: actor.userId, lastModifyTime: now() }
    await repository.saveSettings({ aiEnabled: aiEnabled ? 1 : 0, dailyLimit, ...stamp })
  }

  /** Asks the model for one word; returns its name. */
  async function test(signal: AbortSignal): Promise<string> {
    if (!config.ai) throw new AppError('refused', 'writing.ai.notConfigured')
    try {
      const answer = readCompletion(config.ai, { messages: [{ role: 'user', content: 'Answer with OK.' }], signal })
      await answer.next()
      await answer.return(undefined)
      return config.ai.model
    } catch (error) {
      const { key, params } = problemOf(error)
      throw new AppError('refused', key, { params })
    }
  }

  /** Starts a request; its answer is a stream of JSON lines. Refusals come before the first line, as of any call. */
  async function ask(body: WritingAiBody, { actor, language, signal }: Asking): Promise<Readable> {
    const service = config.ai
    if (!service) throw new AppError('refused', 'writing.ai.notConfigured')
    const messages = await read(body)
    const place = `${actor.userId}/${body.articleId ?? ''}`
    if (running.has(place)) throw new AppError('refused', 'writing.ai.busy')
    running.add(place)
    // Also for a stream that nobody has begun to read.
    signal.addEventListener('abort', () => running.delete(place))
    try {
      const id = await reserve({ userId: actor.userId, action: body.action, service, messages })
      const end = () => running.delete(place)
      return Readable.from(withKeepAlive(lines({ id, service, messages, language, signal, end })))
    } catch (error) {
      running.delete(place)
      throw error
    }
  }

  /** The messages for the model; refuses what it cannot work with. */
  async function read(body: WritingAiBody): Promise<ChatMessage[]> {
    const selected = body.text?.trim() ?? ''
    if (selected === '' && !WITHOUT_TEXT.includes(body.action)) throw new AppError('refused', 'writing.ai.selectFirst')
    if (selected.length > MAX_TEXT) throw new AppError('refused', 'writing.ai.tooLong', { params: { limit: MAX_TEXT } })
    const parts = createPartsRepository(db)
    const own = await parts.findByCode('aiAction', body.action)
    const tags = await parts.findMany('tag', body.tagIds ?? [])
    return messagesOf({
      action: body.action,
      text: selected,
      before: contextBefore(body.before),
      after: contextAfter(body.after),
      instruction: body.instruction ?? '',
      language: body.language ?? '',
      styles: tags.map(({ fullName, content }) => content || fullName),
      prompt: own?.enabledMark === 1 ? own.content : '',
    })
  }

  /** Counts the request. Requests of one user at the same moment wait for each other, so none passes the limit. */
  async function reserve(call: {
    userId: string
    action: string
    service: AiConfig
    messages: readonly ChatMessage[]
  }) {
    const { userId, action, service, messages } = call
    const id = newId()
    await db.transaction().execute(async (trx) => {
      await sql`select pg_advisory_xact_lock(hashtext(${`writing-ai/${userId}`}))`.execute(trx)
      const inside = createAiRepository(trx)
      const { aiEnabled, dailyLimit } = await inside.settings()
      if (aiEnabled !== 1) throw new AppError('refused', 'writing.ai.off')
      if ((await inside.countSince(userId, today())) >= dailyLimit)
        throw new AppError('refused', 'writing.ai.limit', { params: { limit: dailyLimit } })
      const sentChars = messages.reduce((sum, { content }) => sum + content.length, 0)
      const { model } = service
      await inside.insertCall({
        id,
        userId,
        action,
        model,
        startedAt: now(),
        sentChars,
        durationMs: null,
        result: 'running',
      })
    })
    return id
  }

  async function* lines(call: {
    id: string
    service: AiConfig
    messages: readonly ChatMessage[]
    language: Language
    signal: AbortSignal
    end: () => void
  }): AsyncGenerator<AiLine> {
    const { id, service, messages, language, signal, end } = call
    const startedAt = now().getTime()
    let receivedChars = 0
    let result = 'stopped'
    try {
      for await (const delta of readCompletion(service, { messages, signal })) {
        receivedChars += delta.length
        yield { delta }
      }
      result = 'done'
      yield { done: true }
    } catch (error) {
      if (signal.aborted) return
      const { key, params } = problemOf(error)
      result = key
      yield { error: text(language, key, params) }
    } finally {
      end()
      await repository.updateCall(id, { result, receivedChars, durationMs: now().getTime() - startedAt })
    }
  }

  return { state, getConfig, saveConfig, test, ask }
}

export type WritingAi = ReturnType<typeof createWritingAi>

/** Key and parameters of a problem of the model. */
function problemOf(error: unknown): { key: string; params: Record<string, number> } {
  const { reason = 'failed', status = 0 } = error instanceof ModelProblem ? error : {}
  return { key: `writing.ai.${reason}`, params: { status } }
}
