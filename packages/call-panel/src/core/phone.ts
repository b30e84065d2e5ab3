import { CallError, type CallFault, faultOf } from './call-fault.ts'
import { type CallRecord, resultOf } from './call-record.ts'
import { CALL_STATE, type CallDirection } from './call-state.ts'
import type { CallEnd, Gateway, Line, LineCall, LineSettings, OpenLine } from './line.ts'
import { type Microphone, openMicrophone, type OpenMicrophone } from './microphone.ts'
import { dialledNumber, isDialable, maskNumber, plainNumber } from './number.ts'
import { IDLE, type PhoneSnapshot } from './phone-snapshot.ts'
import { type CallUser, seatTokenRequest, type SeatTokenSource } from './seat-token.ts'

/** Time in ms that the panel stays after a call (specification §9). */
const HIDE_DELAY = 500
/** Time in ms that a called number may ring. */
const RING_LIMIT = 60_000
/** Time in ms for the telephony service to answer. */
const TOKEN_LIMIT = 10_000
/** Time in ms before a seat that lost its registration registers again. */
const RETRY_DELAY = 15_000

/** The user, the gateway and what the page does with questions, faults and records. */
export interface PhoneOptions {
  user: CallUser
  gateway: Gateway
  seatToken: SeatTokenSource
  /** Asks before a call; the call is given up unless it resolves to true. */
  confirm?: ((maskedNumber: string) => Promise<boolean>) | undefined
  onFault?: ((fault: CallFault) => void) | undefined
  /** Receives each call three times at most: when it starts, is answered and has ended. */
  onRecord?: ((record: CallRecord) => void) | undefined
  /** Stays registered between calls, so that calls can come in. */
  receives?: boolean | undefined
  /** Time in ms that a called number may ring; 60 s by default. */
  ringLimit?: number | undefined
  tones?: LineSettings['tones']
  /** For other SIP libraries, stories and tests; JsSIP by default, loaded when it is used first. */
  openLine?: OpenLine | undefined
  /** For stories and tests; the browser's by default. */
  openMicrophone?: OpenMicrophone | undefined
}

interface Leg {
  record: CallRecord
  call?: LineCall
  microphone?: Microphone
  ringTimer?: ReturnType<typeof setTimeout>
  isOver: boolean
}

const openLineLazily: OpenLine = async (settings, listener) => {
  const { openJsSipLine } = await import('./jssip-line.ts').catch((error: unknown) => {
    throw new CallError('phoneNotLoaded', error)
  })
  return openJsSipLine(settings, listener)
}

/** A phone with one call at a time. Has no DOM and no React; `createPhone` in a page, a test or a worker of its own. */
export class Phone {
  #options: PhoneOptions
  #snapshot: PhoneSnapshot = IDLE
  readonly #listeners = new Set<() => void>()
  #leg: Leg | undefined
  #isAsking = false
  #isStarted = false
  #opening: Promise<Line> | undefined
  /** A line without registration that the running call still uses. */
  #lost: Promise<Line> | undefined
  #hideTimer: ReturnType<typeof setTimeout> | undefined
  #retryTimer: ReturnType<typeof setTimeout> | undefined

  constructor(options: PhoneOptions) {
    this.#options = options
  }

  /** The state for a panel; the same object until something changes. */
  get snapshot(): PhoneSnapshot {
    return this.#snapshot
  }

  /** Calls the listener after each change. Returns the unsubscribe function. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Replaces the options. A running call keeps its line; the next one uses the new user and gateway. */
  configure(options: PhoneOptions): void {
    const { user, gateway, receives } = this.#options
    this.#options = options
    const isSameSeat = sameSeat(user, options.user) && sameGateway(gateway, options.gateway)
    if (isSameSeat && receives === options.receives) return
    if (!this.#leg) this.#closeLine()
    if (this.#isStarted) this.#goOnline()
  }

  /** Registers the seat, if calls are to come in. */
  start(): void {
    this.#isStarted = true
    this.#goOnline()
  }

  /** Ends the call and unregisters. `start` and `dial` work again afterwards. */
  stop(): void {
    this.#isStarted = false
    clearTimeout(this.#retryTimer)
    this.hangUp()
    this.#closeLine()
  }

  /**
   * Calls a number: checks, question, microphone, seat token, registration, INVITE. Resolves when the number is being called or
   * the attempt is over; faults go to `onFault`. A second click during the question does nothing.
   */
  async dial(number: string, related?: string): Promise<void> {
    const plain = plainNumber(number)
    if (this.#isAsking) return
    const obstacle = this.#leg ? 'inCall' : obstacleOf(this.#options.user, plain)
    if (obstacle) return this.#report(obstacle)

    this.#isAsking = true
    const agreed = await (this.#options.confirm?.(maskNumber(plain)) ?? Promise.resolve(true)).catch(() => false)
    this.#isAsking = false
    if (!agreed) return
    // A call came in during the question.
    if (this.#leg) return this.#report('inCall')
    await this.#callOut(this.#begin('outgoing', plain, related))
  }

  /** Takes the incoming call. */
  async accept(): Promise<void> {
    const leg = this.#leg
    if (!leg?.call || this.#snapshot.state !== CALL_STATE.incoming) return
    this.#change({ state: CALL_STATE.connecting })
    try {
      const microphone = await this.#openMicrophone(leg)
      if (!leg.isOver) leg.call.answer(microphone.stream)
    } catch (error) {
      this.#end(leg, { by: 'system', fault: faultOf(error) })
    }
  }

  /** Refuses, cancels or ends the call, whichever it needs. */
  readonly hangUp = (): void => {
    if (this.#leg) this.#end(this.#leg, { by: 'local' })
  }

  /** Silences the microphone, or opens it again. Works only while the parties talk (specification §4). */
  setMuted(isMuted: boolean): void {
    if (!this.#leg?.call || this.#snapshot.state !== CALL_STATE.connected) return
    this.#leg.call.setMuted(isMuted)
    this.#change({ isMuted })
  }

  /** Puts the far end on hold, or takes it back. The snapshot changes when the gateway has agreed. */
  setHeld(isHeld: boolean): void {
    if (this.#snapshot.state === CALL_STATE.connected) this.#leg?.call?.setHeld(isHeld)
  }

  /** Sends one DTMF tone: 0 to 9, * or #. */
  sendTone(tone: string): void {
    if (this.#snapshot.state === CALL_STATE.connected && /^[\d*#]$/.test(tone)) this.#leg?.call?.sendTone(tone)
  }

  #openMicrophone = async (leg: Leg): Promise<Microphone> => {
    const open = this.#options.openMicrophone ?? openMicrophone
    const microphone = await open()
    if (leg.isOver) microphone.close()
    leg.microphone = microphone
    microphone.onLost(() => this.#end(leg, { by: 'system', fault: 'microphoneLost' }))
    return microphone
  }

  async #callOut(leg: Leg): Promise<void> {
    try {
      const [microphone, line] = await Promise.all([this.#openMicrophone(leg), this.#openLine()])
      if (leg.isOver) return
      leg.call = line.dial(dialledNumber(leg.record.number), microphone.stream)
      this.#follow(leg, leg.call)
      leg.ringTimer = setTimeout(
        () => this.#end(leg, { by: 'system', fault: 'noAnswer' }),
        this.#options.ringLimit ?? RING_LIMIT,
      )
    } catch (error) {
      this.#end(leg, { by: 'system', fault: faultOf(error) })
    }
  }

  #take = (call: LineCall): void => {
    // One call at a time: the far end hears the busy tone.
    if (this.#leg) return call.hangUp()
    const leg = this.#begin('incoming', call.number)
    leg.call = call
    this.#follow(leg, call)
  }

  #follow(leg: Leg, call: LineCall) {
    const change = (part: Partial<PhoneSnapshot>) => {
      if (!leg.isOver) this.#change(part)
    }
    call.listen({
      onRing: () => change({ isRinging: true }),
      onAnswer: () => {
        clearTimeout(leg.ringTimer)
        change({ state: CALL_STATE.connecting, isRinging: false })
      },
      onTalk: () => {
        if (leg.isOver) return
        leg.record = { ...leg.record, answeredAt: Date.now() }
        change({ state: CALL_STATE.connected, isRinging: false, answeredAt: leg.record.answeredAt })
        this.#options.onRecord?.(leg.record)
      },
      onHold: (isHeld) => change({ isHeld }),
      onEnd: (end) => this.#end(leg, end),
    })
  }

  #begin(direction: CallDirection, number: string, related?: string): Leg {
    clearTimeout(this.#hideTimer)
    const record: CallRecord = { id: crypto.randomUUID(), direction, number, related, startedAt: Date.now() }
    const leg: Leg = { record, isOver: false }
    this.#leg = leg
    const state = direction === 'outgoing' ? CALL_STATE.outgoing : CALL_STATE.incoming
    const { isOnline } = this.#snapshot
    this.#change({
      ...IDLE,
      isOnline,
      answeredAt: undefined,
      endedAt: undefined,
      state,
      direction,
      isVisible: true,
      number: maskNumber(number),
    })
    this.#options.onRecord?.(record)
    globalThis.addEventListener?.('pagehide', this.hangUp)
    return leg
  }

  #end(leg: Leg, { by, fault }: CallEnd) {
    if (leg.isOver) return
    leg.isOver = true
    this.#leg = undefined
    globalThis.removeEventListener?.('pagehide', this.hangUp)
    clearTimeout(leg.ringTimer)
    leg.call?.hangUp()
    leg.microphone?.close()
    this.#closeLost()
    if (!this.#staysOnline) this.#closeLine()
    else if (!this.#opening) this.#retry()

    const { direction, answeredAt } = leg.record
    const endedAt = Date.now()
    const result = resultOf({ direction, isAnswered: answeredAt !== undefined, by, fault })
    this.#change({ state: CALL_STATE.idle, isRinging: false, isMuted: false, isHeld: false, endedAt })
    this.#hideTimer = setTimeout(() => this.#change({ isVisible: false }), HIDE_DELAY)
    this.#options.onRecord?.({ ...leg.record, endedAt, result, fault })
    if (fault) this.#report(fault)
  }

  get #staysOnline() {
    return Boolean(this.#isStarted && this.#options.receives)
  }

  #goOnline() {
    clearTimeout(this.#retryTimer)
    if (!this.#staysOnline || this.#leg || obstacleOf(this.#options.user)) return
    // The next try comes by itself; a call that the user makes says what is wrong.
    this.#openLine().catch(() => this.#retry())
  }

  #retry() {
    clearTimeout(this.#retryTimer)
    if (this.#staysOnline) this.#retryTimer = setTimeout(() => this.#goOnline(), RETRY_DELAY)
  }

  #openLine(): Promise<Line> {
    this.#opening ??= this.#connect()
    return this.#opening
  }

  #connect(): Promise<Line> {
    const { user, gateway, tones, seatToken, openLine = openLineLazily } = this.#options
    const work = async () => {
      const token = await seatToken(seatTokenRequest(user, Date.now()), AbortSignal.timeout(TOKEN_LIMIT))
      return openLine({ gateway, seat: user.landlinenNum, token, tones }, { onIncoming: this.#take, onLost: forget })
    }
    const forget = () => {
      if (this.#opening !== opening) return
      this.#closeLost()
      this.#lost = opening
      this.#opening = undefined
      if (!this.#leg) this.#closeLost()
      this.#change({ isOnline: false })
      this.#retry()
    }
    const opening = work().then(
      (line) => {
        if (this.#opening === opening) this.#change({ isOnline: true })
        return line
      },
      (error: unknown) => {
        if (this.#opening === opening) this.#opening = undefined
        throw error
      },
    )
    return opening
  }

  #closeLost() {
    closeWhenOpen(this.#lost)
    this.#lost = undefined
  }

  #closeLine() {
    closeWhenOpen(this.#opening)
    this.#opening = undefined
    if (this.#snapshot.isOnline) this.#change({ isOnline: false })
  }

  #report(fault: CallFault) {
    this.#options.onFault?.(fault)
  }

  #change(part: Partial<PhoneSnapshot>) {
    this.#snapshot = { ...this.#snapshot, ...part }
    for (const listener of this.#listeners) listener()
  }
}

/** Creates a phone. Nothing is loaded or connected before `start` or the first call. */
export const createPhone = (options: PhoneOptions): Phone => new Phone(options)

/** A line that could not be opened was reported by the one who opened it. */
const closeWhenOpen = (opening: Promise<Line> | undefined) =>
  void opening?.then(
    (line) => line.close(),
    () => undefined,
  )

function obstacleOf(user: CallUser, number?: string): CallFault | undefined {
  if (!user.landlinenNum) return 'noSeat'
  if (!user.custcode) return 'noCustcode'
  if (!user.appId) return 'noAppId'
  return number === undefined || isDialable(number) ? undefined : 'notANumber'
}

const sameSeat = (one: CallUser, other: CallUser) =>
  one.landlinenNum === other.landlinenNum && one.custcode === other.custcode && one.appId === other.appId

const sameGateway = (one: Gateway, other: Gateway) => one.host === other.host && one.port === other.port
