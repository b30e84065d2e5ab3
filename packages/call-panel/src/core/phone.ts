import { type CallFault, faultOf } from './call-fault.ts'
import { CallLeg } from './call-leg.ts'
import { CALL_STATE, type CallDirection } from './call-state.ts'
import { createDeviceChoice, type DeviceChoice } from './device-choice.ts'
import type { CallEnd, LineCall } from './line.ts'
import { LineKeeper } from './line-keeper.ts'
import { checkMicrophone, type Microphone, openMicrophone } from './microphone.ts'
import { dialledNumber, isDialable, maskNumber, plainNumber } from './number.ts'
import type { PhoneOptions, ReleaseCall } from './phone-options.ts'
import { IDLE, type PhoneSnapshot } from './phone-snapshot.ts'
import { playTone } from './play-tone.ts'
import { isSameLine, obstacleOf } from './seat-obstacle.ts'

/** Time in ms that the panel stays after a call (specification §9). */
const HIDE_DELAY = 500
/** Time in ms that a called number may ring. */
const RING_LIMIT = 60_000

/** Claims the only call; undefined when another tab has it. */
export type ClaimCall = () => Promise<ReleaseCall | undefined>

/** A phone with one call at a time. Has no DOM and no React. */
export class Phone {
  /** Chosen microphone and speaker. A running call follows another choice. */
  readonly devices: DeviceChoice
  #options: PhoneOptions
  #snapshot: PhoneSnapshot = IDLE
  readonly #claim: ClaimCall | undefined
  readonly #listeners = new Set<() => void>()
  readonly #line: LineKeeper
  #leg: CallLeg | undefined
  #isAsking = false
  #isStarted = false
  #hideTimer: ReturnType<typeof setTimeout> | undefined

  constructor(options: PhoneOptions, claim?: ClaimCall) {
    this.#options = options
    this.#claim = claim
    this.devices = options.devices ?? createDeviceChoice()
    this.#line = new LineKeeper({
      options: () => this.#options,
      isInUse: () => this.#leg !== undefined,
      staysOpen: () => this.#isStarted && Boolean(this.#options.receives) && !obstacleOf(this.#options.user),
      onIncoming: (call) => void this.#take(call),
      onOnline: (isOnline) => this.#change({ isOnline }),
    })
    this.devices.subscribe(() => void this.#followDevices())
  }

  /** The state for a panel; the same object until something changes. */
  get snapshot(): PhoneSnapshot {
    return this.#snapshot
  }

  /** The sound of the open microphone, for a level meter. */
  get microphone(): MediaStream | undefined {
    return this.#leg?.microphone?.stream
  }

  /** Opens the chosen microphone outside of a call, to test it. The caller closes it. */
  readonly testMicrophone = (): Promise<Microphone> =>
    (this.#options.openMicrophone ?? openMicrophone)(this.devices.get().microphoneId)

  /** Calls the listener after each change. Returns the unsubscribe function. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Replaces the options. A running call keeps its line; the next one uses the new user and gateway. */
  configure(options: PhoneOptions): void {
    const before = this.#options
    this.#options = options
    if (isSameLine(before, options) && before.receives === options.receives) return
    if (!this.#leg) this.#line.close()
    if (this.#isStarted) this.#line.goOnline()
  }

  /** Registers the seat, if it shall receive calls. */
  start(): void {
    this.#isStarted = true
    this.#line.goOnline()
  }

  /** Ends the call and unregisters. `start` and `dial` work again afterwards. */
  stop(): void {
    this.#isStarted = false
    this.hangUp()
    this.#line.close()
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
    this.#line.prepare()
    const release = await this.#askAndClaim(maskNumber(plain)).finally(() => {
      this.#isAsking = false
    })
    if (release) await this.#callOut(this.#begin({ direction: 'outgoing', number: plain, related, release }))
  }

  /** Takes the incoming call. */
  async accept(): Promise<void> {
    const leg = this.#leg
    if (!leg?.call || this.#snapshot.state !== CALL_STATE.incoming) return
    leg.stopTone()
    this.#change({ state: CALL_STATE.connecting })
    try {
      const microphone = await leg.openMicrophone()
      if (leg.isOver) return
      leg.call.answer(microphone.stream)
      await leg.playOnChosenSpeaker()
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

  /** Passes the call on to a number and ends it here (blind transfer). The call goes on when the number is not reached. */
  async transfer(number: string): Promise<void> {
    const leg = this.#leg
    const plain = plainNumber(number)
    if (!leg?.call || this.#snapshot.state !== CALL_STATE.connected || this.#snapshot.isTransferring) return
    if (!isDialable(plain)) return this.#report('notANumber')
    this.#change({ isTransferring: true })
    try {
      await leg.call.transfer(dialledNumber(plain))
      if (!leg.isOver) this.#end(leg, { by: 'local' })
      this.#options.onNotice?.('transferred', maskNumber(plain))
    } catch {
      if (leg.isOver) return
      this.#change({ isTransferring: false })
      this.#report('transferRefused')
    }
  }

  async #askAndClaim(maskedNumber: string): Promise<ReleaseCall | undefined> {
    const { confirm, openMicrophone: isGiven, checkMicrophone: check } = this.#options
    const ask = check ?? (isGiven ? undefined : checkMicrophone)
    const obstacle = ask && (await ask())
    if (obstacle) {
      this.#report(obstacle)
      return undefined
    }
    const agreed = await (confirm?.(maskedNumber) ?? Promise.resolve(true)).catch(() => false)
    if (!agreed) return undefined
    // A call came in during the question, or another tab has one.
    const release = this.#leg ? undefined : await this.#claimCall()
    if (!release) this.#report('inCall')
    return release
  }

  async #claimCall(): Promise<ReleaseCall | undefined> {
    return this.#claim ? this.#claim() : () => undefined
  }

  async #callOut(leg: CallLeg): Promise<void> {
    try {
      const [microphone, line] = await Promise.all([leg.openMicrophone(), this.#line.open()])
      if (leg.isOver) return
      leg.call = line.dial(dialledNumber(leg.record.number), microphone.stream)
      this.#follow(leg, leg.call)
      leg.limitRinging(this.#options.ringLimit ?? RING_LIMIT, () => this.#end(leg, { by: 'system', fault: 'noAnswer' }))
      await leg.playOnChosenSpeaker()
    } catch (error) {
      this.#end(leg, { by: 'system', fault: faultOf(error) })
    }
  }

  async #take(call: LineCall) {
    let release: ReleaseCall | undefined = () => undefined
    if (this.#claim && !this.#leg) {
      let isGone = false
      call.listen({ ...DEAF, onEnd: () => (isGone = true) })
      release = await this.#claim()
      if (isGone) return release?.()
    }
    // One call at a time: the far end hears the busy tone.
    if (this.#leg || !release) {
      release?.()
      return call.hangUp()
    }
    const leg = this.#begin({ direction: 'incoming', number: call.number, release })
    leg.call = call
    leg.play('ring')
    this.#follow(leg, call)
  }

  #follow(leg: CallLeg, call: LineCall) {
    const change = (part: Partial<PhoneSnapshot>) => {
      if (!leg.isOver) this.#change(part)
    }
    call.listen({
      onRing: (hasSound) => {
        if (leg.isOver) return
        // Early media: the gateway sends the tone of the far end's network.
        if (hasSound) leg.stopTone()
        else leg.play('ringback')
        this.#change({ isRinging: true })
      },
      onAnswer: () => {
        leg.stopRinging()
        change({ state: CALL_STATE.connecting, isRinging: false })
      },
      onTalk: () => {
        if (leg.isOver) return
        leg.record = { ...leg.record, answeredAt: Date.now() }
        change({ state: CALL_STATE.connected, isRinging: false, answeredAt: leg.record.answeredAt })
        this.#options.onRecord?.(leg.record)
      },
      onHold: (isHeld) => change({ isHeld }),
      onConnection: (isConnected) => change({ isReconnecting: !isConnected }),
      onEnd: (end) => this.#end(leg, end),
    })
  }

  #begin(call: {
    direction: CallDirection
    number: string
    related?: string | undefined
    release: ReleaseCall
  }): CallLeg {
    clearTimeout(this.#hideTimer)
    const leg = new CallLeg({
      ...call,
      openMicrophone: this.#options.openMicrophone ?? openMicrophone,
      playTone: this.#options.playTone ?? playTone,
      devices: () => this.devices.get(),
      onMicrophone: () => this.#change({}),
      onMicrophoneLost: (next) => {
        if (next === undefined) this.#end(leg, { by: 'system', fault: 'microphoneLost' })
        else this.#options.onNotice?.('microphoneReplaced', next)
      },
    })
    this.#leg = leg
    const { direction, number } = leg.record
    const state = direction === 'outgoing' ? CALL_STATE.outgoing : CALL_STATE.incoming
    const { isOnline } = this.#snapshot
    const began = {
      state,
      direction,
      number: maskNumber(number),
      isVisible: true,
      answeredAt: undefined,
      endedAt: undefined,
    }
    this.#change({ ...IDLE, isOnline, ...began })
    this.#options.onRecord?.(leg.record)
    globalThis.addEventListener?.('pagehide', this.hangUp)
    return leg
  }

  #end(leg: CallLeg, end: CallEnd) {
    if (leg.isOver) return
    this.#leg = undefined
    globalThis.removeEventListener?.('pagehide', this.hangUp)
    const record = leg.end(end)
    this.#line.endCall()
    const { isOnline, direction, number, answeredAt } = this.#snapshot
    this.#change({ ...IDLE, isOnline, direction, number, answeredAt, isVisible: true, endedAt: record.endedAt })
    this.#hideTimer = setTimeout(() => this.#change({ isVisible: false }), HIDE_DELAY)
    this.#options.onRecord?.(record)
    if (end.fault) this.#report(end.fault)
  }

  async #followDevices() {
    const leg = this.#leg
    if (!leg?.call) return
    try {
      await leg.playOnChosenSpeaker()
      if (leg.microphone) await leg.switchMicrophone()
    } catch (error) {
      if (!leg.isOver) this.#report(faultOf(error))
    }
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

/** Ignores the events of a call that was not taken yet. */
const DEAF = {
  onRing: () => undefined,
  onAnswer: () => undefined,
  onTalk: () => undefined,
  onHold: () => undefined,
  onConnection: () => undefined,
}
