import type { FastifyBaseLogger } from 'fastify'
import type { Config } from '../config.ts'

/** Time in ms for the service of text messages to answer. */
const LIMIT = 8000

/** A text message to one mobile number. */
export interface TextMessage {
  mobile: string
  /** The whole text, for services that send what they receive. */
  text: string
  /** Name of the template, for services that accept registered templates only. */
  template: string
  /** Values of the template. */
  parameters: Readonly<Record<string, string>>
}

/** Sends text messages. Never rejects: failures are written to the log, without number, text or secret. */
export type SendTextMessage = (message: TextMessage) => Promise<void>

/** The channel of text messages that the configuration names; undefined without one. */
export function createTextMessages({
  config: { textMessages },
  log,
}: {
  config: Pick<Config, 'textMessages'>
  log: FastifyBaseLogger
}): SendTextMessage | undefined {
  if (textMessages === undefined) return undefined
  if (textMessages === 'terminal') {
    return async ({ mobile, text }) => {
      // oxlint-disable-next-line no-console -- for the demo company on this machine only, as its passwords at the start
      console.log(`Text message to ${mobile}: ${text}`)
    }
  }
  const { url, authorization } = textMessages
  return async (message) => {
    try {
      const response = await fetch(url, {
        method: 'POST',
        redirect: 'error',
        headers: { 'content-type': 'application/json', ...(authorization !== undefined && { authorization }) },
        body: JSON.stringify(message),
        signal: AbortSignal.timeout(LIMIT),
      })
      await response.body?.cancel()
      if (!response.ok) log.warn({ status: response.status }, 'the service of text messages refused a message')
    } catch (error) {
      log.warn({ reason: error instanceof Error ? error.name : 'unknown' }, 'the service of text messages is away')
    }
  }
}
