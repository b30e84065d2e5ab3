import { CallError } from './call-fault.ts'

/** The user of the phone, as the telephony service knows them (specification §3). */
export interface CallUser {
  userId: string
  /** Number of the seat; also the name under which it registers. */
  landlinenNum: string
  custcode: string
  appId: string
}

/** Body of the request for a seat token (specification §7). */
export interface SeatTokenRequest {
  businessCode: 0
  seatNo: string
  /** Milliseconds since 1970. */
  timestamp: number
  custCode: string
  appId: string
}

/** Returns a seat token. Rejects with a `CallError` of `tokenRefused` or `tokenUnreachable`. */
export type SeatTokenSource = (request: SeatTokenRequest, signal: AbortSignal) => Promise<string>

/** Path of the request, below the address of the server. */
export const SEAT_TOKEN_PATH = '/calloutsip/customer/client/seat/token'

interface SeatTokenOptions {
  baseUrl?: string | undefined
  /** Called for each request, for a session that may have changed. */
  headers?: (() => Record<string, string>) | undefined
}

/** The body of the request for a user's token. */
export const seatTokenRequest = (user: CallUser, timestamp: number): SeatTokenRequest => ({
  businessCode: 0,
  seatNo: user.landlinenNum,
  timestamp,
  custCode: user.custcode,
  appId: user.appId,
})

/** A source that asks the server by `POST` and reads `{ code: 200, data: { token } }`. */
export function seatTokensFrom({ baseUrl = '', headers }: SeatTokenOptions = {}): SeatTokenSource {
  return async (request, signal) => {
    const response = await fetch(baseUrl + SEAT_TOKEN_PATH, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers?.() },
      body: JSON.stringify(request),
      signal,
    }).catch((error: unknown) => {
      throw new CallError('tokenUnreachable', error)
    })
    if (response.status >= 500) throw new CallError('tokenUnreachable')
    const answer: unknown = await response.json().catch(() => undefined)
    const token = tokenIn(answer)
    if (!token) throw new CallError('tokenRefused', answer)
    return token
  }
}

function tokenIn(answer: unknown): string | undefined {
  if (!isRecord(answer) || Number(answer['code']) !== 200 || !isRecord(answer['data'])) return undefined
  const { token } = answer['data']
  return typeof token === 'string' ? token : undefined
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
