import type { AiConfig } from '../../../config.ts'
import type { ChatMessage } from './prompts.ts'

/** Milliseconds until the first text. */
const FIRST_LIMIT = 60_000
/** Milliseconds of a whole answer. */
const TOTAL_LIMIT = 300_000
/** Letters of an answer; a model that never ends is stopped. */
const MAX_ANSWER = 100_000

/** Why a model gave no whole answer. `status` is the HTTP status of a refusal. */
export class ModelProblem extends Error {
  override name = 'ModelProblem'
  readonly reason: 'refused' | 'overloaded' | 'slow' | 'cut' | 'failed'
  readonly status: number

  constructor(reason: ModelProblem['reason'], status = 0) {
    super(`${reason} ${status}`)
    this.reason = reason
    this.status = status
  }
}

/** Milliseconds until the first text, and of the whole answer. */
export interface ModelLimits {
  first: number
  total: number
}

interface CompletionOptions {
  messages: readonly ChatMessage[]
  /** Aborted when the person stops or leaves: the call to the model ends, too. */
  signal: AbortSignal
  limits?: ModelLimits | undefined
}

/** The pieces of a streamed answer of an OpenAI-compatible endpoint. Throws ModelProblem. */
export async function* readCompletion(
  { baseUrl, model, apiKey }: AiConfig,
  { messages, signal, limits = { first: FIRST_LIMIT, total: TOTAL_LIMIT } }: CompletionOptions,
): AsyncGenerator<string> {
  const late = new AbortController()
  const total = setTimeout(() => late.abort(), limits.total)
  const first = setTimeout(() => late.abort(), limits.first)
  let isComplete = false
  let length = 0
  try {
    const response = await fetch(`${baseUrl}/chat/completions`, {
      method: 'POST',
      redirect: 'error',
      signal: AbortSignal.any([signal, late.signal]),
      headers: {
        'content-type': 'application/json',
        accept: 'text/event-stream',
        ...(apiKey !== undefined && { authorization: `Bearer ${apiKey}` }),
      },
      body: JSON.stringify({ model, messages, stream: true }),
    })
    if (!response.ok || !response.body) {
      await response.body?.cancel()
      const { status } = response
      throw new ModelProblem(status === 429 || status >= 500 ? 'overloaded' : 'refused', status)
    }
    for await (const data of eventsOf(response.body)) {
      const { delta, hasEnded } = data === '[DONE]' ? { delta: '', hasEnded: true } : pieceOf(data)
      if (delta !== '') {
        clearTimeout(first)
        length += delta.length
        yield delta
        if (length > MAX_ANSWER) throw new ModelProblem('cut')
      }
      if (hasEnded) isComplete = true
      if (isComplete) break
    }
  } catch (error) {
    if (error instanceof ModelProblem || signal.aborted) throw error
    if (late.signal.aborted) throw new ModelProblem('slow')
    throw new ModelProblem(length > 0 ? 'cut' : 'failed')
  } finally {
    clearTimeout(first)
    clearTimeout(total)
    late.abort()
  }
  if (!isComplete) throw new ModelProblem(length > 0 ? 'cut' : 'failed')
}

/** The data of server-sent events. */
async function* eventsOf(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder()
  let rest = ''
  for await (const chunk of body) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split(/\r?\n/)
    rest = lines.pop() ?? ''
    // A line without end is no event of a text.
    if (rest.length > MAX_ANSWER) throw new ModelProblem('failed')
    for (const line of lines) if (line.startsWith('data:')) yield line.slice(5).trim()
  }
}

/** Text of an event without control characters. Everything else in it, such as calls of tools, is dropped. */
function pieceOf(data: string): { delta: string; hasEnded: boolean } {
  let event: unknown
  try {
    event = JSON.parse(data)
  } catch {
    return { delta: '', hasEnded: false }
  }
  if (at(event, 'error') !== undefined) throw new ModelProblem('failed')
  const choice = at(at(event, 'choices'), '0')
  const content = at(at(choice, 'delta'), 'content')
  return {
    delta: typeof content === 'string' ? content.replaceAll(/[^\P{Cc}\n\t]/gu, '') : '',
    hasEnded: typeof at(choice, 'finish_reason') === 'string',
  }
}

const at = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null ? Object.entries(value).find(([name]) => name === key)?.[1] : undefined
