import { CallError } from './call-fault.ts'
import type { Line, LineCall, OpenLine } from './line.ts'
import type { PhoneOptions } from './phone-options.ts'
import { seatTokenRequest } from './seat-token.ts'

/** Time in ms for the telephony service to answer. */
const TOKEN_LIMIT = 10_000
/** Time in ms before a seat that lost its registration registers again. */
const RETRY_DELAY = 15_000

interface LineKeeperOptions {
  /** The options of the phone at this moment. */
  options: () => PhoneOptions
  /** True while a call uses the line. */
  isInUse: () => boolean
  /** True when the seat stays registered between calls. */
  staysOpen: () => boolean
  onIncoming: (call: LineCall) => void
  onOnline: (isOnline: boolean) => void
}

const loadLine = async (): Promise<OpenLine> => {
  const { openJsSipLine } = await import('./jssip-line.ts').catch((error: unknown) => {
    throw new CallError('phoneNotLoaded', error)
  })
  return openJsSipLine
}

/** Opens and closes the line of a phone: seat token, registration, and another registration when one was lost. */
export class LineKeeper {
  readonly #given: LineKeeperOptions
  #opening: Promise<Line> | undefined
  /** A line without registration that the running call still uses. */
  #lost: Promise<Line> | undefined
  #retryTimer: ReturnType<typeof setTimeout> | undefined
  #isOnline = false

  constructor(given: LineKeeperOptions) {
    this.#given = given
  }

  /** The open line. Rejects with a `CallError`. */
  open(): Promise<Line> {
    this.#opening ??= this.#connect()
    return this.#opening
  }

  /** Loads the code of the line while the user answers the question. The next `open` reports a failure. */
  prepare(): void {
    if (!this.#given.options().openLine) loadLine().catch(() => undefined)
  }

  /** Registers a seat that shall receive calls. Tries again later when that fails. */
  goOnline(): void {
    clearTimeout(this.#retryTimer)
    if (!this.#given.staysOpen() || this.#given.isInUse()) return
    // The reason is reported when the user calls.
    this.open().catch(() => this.#retry())
  }

  /** Closes what the ended call does not leave for the next one. */
  endCall(): void {
    this.#closeLost()
    if (!this.#given.staysOpen()) this.close()
    else if (!this.#opening) this.#retry()
  }

  /** Unregisters and disconnects. */
  close(): void {
    clearTimeout(this.#retryTimer)
    closeWhenOpen(this.#opening)
    this.#opening = undefined
    this.#setOnline(false)
  }

  #connect(): Promise<Line> {
    const { user, gateway, tones, reconnectLimit, seatToken, openLine: given } = this.#given.options()
    const work = async () => {
      const [token, openLine] = await Promise.all([
        seatToken(seatTokenRequest(user, Date.now()), AbortSignal.timeout(TOKEN_LIMIT)),
        given ?? loadLine(),
      ])
      const settings = { gateway, seat: user.landlinenNum, token, tones, reconnectLimit }
      return openLine(settings, { onIncoming: this.#given.onIncoming, onLost: forget })
    }
    const forget = () => {
      if (this.#opening !== opening) return
      this.#closeLost()
      this.#lost = opening
      this.#opening = undefined
      if (!this.#given.isInUse()) this.#closeLost()
      this.#setOnline(false)
      this.#retry()
    }
    const opening = work().then(
      (line) => {
        if (this.#opening === opening) this.#setOnline(true)
        return line
      },
      (error: unknown) => {
        if (this.#opening === opening) this.#opening = undefined
        throw error
      },
    )
    return opening
  }

  #retry() {
    clearTimeout(this.#retryTimer)
    if (this.#given.staysOpen()) this.#retryTimer = setTimeout(() => this.goOnline(), RETRY_DELAY)
  }

  #closeLost() {
    closeWhenOpen(this.#lost)
    this.#lost = undefined
  }

  #setOnline(isOnline: boolean) {
    if (this.#isOnline === isOnline) return
    this.#isOnline = isOnline
    this.#given.onOnline(isOnline)
  }
}

/** A line that could not be opened was reported by the caller of `open`. */
const closeWhenOpen = (opening: Promise<Line> | undefined) =>
  void opening?.then(
    (line) => line.close(),
    () => undefined,
  )
