import type { FastifyBaseLogger } from 'fastify'
import { Type } from 'typebox'
import { Value } from 'typebox/value'
import type { Config } from '../../config.ts'
import type { Actor } from '../../platform/actor.ts'
import { AppError } from '../../platform/errors.ts'
import { gatewayOf } from '../../platform/gateway-address.ts'
import type { Db } from '../../platform/db/database.ts'
import { readSystemSettings } from '../system-config/system-config.access.ts'
import { createAccountStore } from '../user/account.access.ts'
import { readCallSeat } from './call-seat.access.ts'
import type { OwnCallSeat, SeatToken, SeatTokenBody } from './call-seat.schema.ts'

/** Time in ms for the telephony service to answer. */
const LIMIT = 8000

/** Services answer with 200 or 0. */
const Answer = Type.Object({
  code: Type.Union([Type.Literal(200), Type.Literal(0), Type.Literal('200'), Type.Literal('0')]),
  data: Type.Object({ token: Type.String({ minLength: 1, maxLength: 4000 }) }),
})

interface SeatTokensDeps {
  config: Pick<Config, 'call'>
  db: Db
  log: FastifyBaseLogger
}

/** The caller's seat, and its tokens from the telephony service. */
export function createSeatTokens({ config: { call }, db, log }: SeatTokensDeps) {
  async function own({ userId }: Actor): Promise<OwnCallSeat> {
    const [account, settings] = await Promise.all([createAccountStore(db).find(userId), readSystemSettings(db)])
    const fallback = {
      landlinenNum: account?.landline ?? '',
      custcode: settings.callCustCode,
      appId: settings.callAppId,
    }
    return {
      userId,
      ...(await readCallSeat(db, { userId, fallback })),
      noteModelId: settings.callNoteModelId,
      gateway: call ? gatewayOf(call.gatewayUrl) : null,
    }
  }

  /** A token for the caller's own seat; other seats are refused. */
  async function issue(body: SeatTokenBody, actor: Actor): Promise<SeatToken> {
    const seat = await own(actor)
    const isOwn =
      seat.landlinenNum !== '' &&
      seat.landlinenNum === body.seatNo &&
      seat.custcode === body.custCode &&
      seat.appId === body.appId
    if (!isOwn) throw new AppError('forbidden', 'callSeat.notOwn')
    if (call?.seatUrl !== undefined)
      return { token: await ask(call.seatUrl, { body, authorization: call.authorization }) }
    if (call?.demoPassword !== undefined) return { token: call.demoPassword }
    throw new AppError('refused', 'callSeat.notConfigured')
  }

  /** The log says what failed; it never holds the token, the answer or the secret. */
  async function ask(url: string, { body, authorization }: { body: SeatTokenBody; authorization: string | undefined }) {
    const response = await fetch(url, {
      method: 'POST',
      redirect: 'error',
      headers: { 'content-type': 'application/json', ...(authorization !== undefined && { authorization }) },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(LIMIT),
    }).catch((error: unknown) => {
      const reason = error instanceof Error ? error.name : 'unknown'
      log.warn({ reason }, 'the telephony service does not answer')
      throw new AppError('refused', 'callSeat.serviceAway')
    })
    const answer: unknown = await response.json().catch(() => undefined)
    if (response.status >= 500) {
      log.warn({ status: response.status }, 'the telephony service failed')
      throw new AppError('refused', 'callSeat.serviceAway')
    }
    if (Value.Check(Answer, answer)) return answer.data.token
    log.warn({ status: response.status }, 'the telephony service refused a seat token')
    throw new AppError('refused', 'callSeat.tokenRefused')
  }

  return { own, issue }
}

export type SeatTokens = ReturnType<typeof createSeatTokens>
