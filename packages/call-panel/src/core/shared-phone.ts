import { CALL_STATE } from './call-state.ts'
import { Phone } from './phone.ts'
import type { PhoneOptions } from './phone-options.ts'
import type { PhoneSnapshot } from './phone-snapshot.ts'
import { isSameLine, obstacleOf } from './seat-obstacle.ts'
import { joinTabs, type TabCommand, type TabMessage, type Tabs } from './tabs.ts'

/** The options of a phone, and whether the tabs of the browser share it. */
export interface SharedPhoneOptions extends PhoneOptions {
  /** All tabs show the same call, and there is one call at a time over all tabs. True by default. */
  sharesTabs?: boolean | undefined
}

/**
 * A phone over all tabs of the browser. One tab has the line and the call; the others show its state and send it commands. A tab
 * that dials takes the line over.
 */
export class SharedPhone {
  #options: SharedPhoneOptions
  readonly #own: Phone
  #tabs: Tabs | undefined
  #isStarted = false
  /** The state of the tab that has the line. */
  #other: { tab: string; snapshot: PhoneSnapshot } | undefined
  #snapshot: PhoneSnapshot
  /** Tabs whose end this tab waits for. */
  readonly #watched = new Set<string>()
  readonly #listeners = new Set<() => void>()

  constructor(options: SharedPhoneOptions) {
    this.#options = options
    this.#own = new Phone(this.#withBroadcast(options), async () =>
      this.#tabs ? this.#tabs.claimCall() : () => undefined,
    )
    this.#snapshot = this.#own.snapshot
    this.#own.subscribe(() => {
      this.#tabs?.send(this.#state())
      this.#publish()
    })
  }

  /** The state for a panel: the call of this tab, or the one of another tab. The same object until something changes. */
  get snapshot(): PhoneSnapshot {
    return this.#snapshot
  }

  /** The sound of the open microphone, for a level meter; undefined when another tab has the call. */
  get microphone(): MediaStream | undefined {
    return this.#own.microphone
  }

  get devices(): Phone['devices'] {
    return this.#own.devices
  }

  get testMicrophone(): Phone['testMicrophone'] {
    return this.#own.testMicrophone
  }

  /** Calls the listener after each change. Returns the unsubscribe function. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Replaces the options. Another seat joins the tabs of that seat. */
  configure(options: SharedPhoneOptions): void {
    const before = this.#options
    this.#options = options
    this.#own.configure(this.#withBroadcast(options))
    if (!this.#isStarted) return
    if (isSameLine(before, options) && before.receives === options.receives) return
    // A running call keeps its line.
    if (this.#own.snapshot.state === CALL_STATE.idle) this.#own.stop()
    this.#leave()
    this.#join()
  }

  /** Joins the other tabs and registers the seat, if it shall receive calls and no other tab does. */
  start(): void {
    this.#isStarted = true
    this.#join()
  }

  /** Ends the call of this tab, unregisters, and leaves the other tabs. */
  stop(): void {
    this.#isStarted = false
    this.#own.stop()
    this.#leave()
  }

  /** Calls a number, as `Phone.dial`. Refused while another tab has a call. */
  async dial(number: string, related?: string): Promise<void> {
    if (this.#isElsewhere) this.#options.onFault?.('inCall')
    else await this.#own.dial(number, related)
  }

  async accept(): Promise<void> {
    if (!this.#command({ name: 'accept' })) await this.#own.accept()
  }

  readonly hangUp = (): void => {
    if (!this.#command({ name: 'hangUp' })) this.#own.hangUp()
  }

  setMuted(isMuted: boolean): void {
    if (!this.#command({ name: 'setMuted', on: isMuted })) this.#own.setMuted(isMuted)
  }

  setHeld(isHeld: boolean): void {
    if (!this.#command({ name: 'setHeld', on: isHeld })) this.#own.setHeld(isHeld)
  }

  sendTone(tone: string): void {
    if (!this.#command({ name: 'sendTone', text: tone })) this.#own.sendTone(tone)
  }

  async transfer(number: string): Promise<void> {
    if (!this.#command({ name: 'transfer', text: number })) await this.#own.transfer(number)
  }

  get #isElsewhere() {
    return this.#other !== undefined && this.#other.snapshot.state !== CALL_STATE.idle
  }

  /** Sends the command to the tab that has the call; false when this tab has it, or none has one. */
  #command(command: TabCommand): boolean {
    if (!this.#other || !this.#isElsewhere) return false
    this.#tabs?.send({ kind: 'command', tab: this.#other.tab, command })
    return true
  }

  #obey(command: TabCommand) {
    switch (command.name) {
      case 'accept':
        return void this.#own.accept()
      case 'hangUp':
        return this.#own.hangUp()
      case 'setMuted':
        return this.#own.setMuted(command.on)
      case 'setHeld':
        return this.#own.setHeld(command.on)
      case 'sendTone':
        return this.#own.sendTone(command.text)
      case 'transfer':
        return void this.#own.transfer(command.text)
    }
  }

  #join() {
    const { user, gateway, receives, sharesTabs = true } = this.#options
    const name = `sqos.call/${gateway.host}:${gateway.port ?? ''}/${user.landlinenNum}`
    this.#tabs =
      sharesTabs && !obstacleOf(user)
        ? joinTabs({
            name,
            onMessage: (message) => this.#receive(message),
            onLine: (isOwner) => (isOwner ? this.#own.start() : this.#own.stop()),
          })
        : undefined
    if (!this.#tabs) this.#own.start()
    else if (receives) this.#tabs.queueForLine()
  }

  #leave() {
    this.#tabs?.leave()
    this.#tabs = undefined
    this.#other = undefined
    this.#watched.clear()
    this.#publish()
  }

  #receive(message: TabMessage) {
    if (message.kind === 'hello') this.#tabs?.send(this.#state())
    else if (message.kind === 'command') {
      if (message.tab === this.#tabs?.id) this.#obey(message.command)
    } else if (message.kind === 'fault') this.#options.onFault?.(message.fault)
    else if (message.kind === 'notice') this.#options.onNotice?.(message.notice, message.detail)
    else this.#adopt(message)
  }

  #adopt({ tab, snapshot }: { tab: string; snapshot: PhoneSnapshot }) {
    const isActive = snapshot.isVisible || snapshot.isOnline
    // A tab without a line says so in answer to others; only the tab with the line is of interest.
    if (!isActive && this.#other?.tab !== tab) return
    if (!this.#watched.has(tab)) {
      this.#watched.add(tab)
      this.#tabs?.onGone(tab, () => {
        this.#watched.delete(tab)
        if (this.#other?.tab !== tab) return
        this.#other = undefined
        this.#publish()
      })
    }
    this.#other = isActive ? { tab, snapshot } : undefined
    this.#publish()
  }

  #state(): TabMessage {
    return { kind: 'state', tab: this.#tabs?.id ?? '', snapshot: this.#own.snapshot }
  }

  #publish() {
    const own = this.#own.snapshot
    const other = this.#other?.snapshot
    const isOnline = own.isOnline || Boolean(other?.isOnline)
    this.#snapshot = { ...(other?.isVisible && !own.isVisible ? other : own), isOnline }
    for (const listener of this.#listeners) listener()
  }

  /** Faults and notices appear in all tabs: the user looks at one of them. */
  #withBroadcast(options: SharedPhoneOptions): PhoneOptions {
    return {
      ...options,
      onFault: (fault) => {
        options.onFault?.(fault)
        if (this.#own.snapshot.isVisible) this.#tabs?.send({ kind: 'fault', fault })
      },
      onNotice: (notice, detail) => {
        options.onNotice?.(notice, detail)
        this.#tabs?.send({ kind: 'notice', notice, detail })
      },
    }
  }
}

/** Creates a phone over all tabs. Nothing is loaded or connected before `start` or the first call. */
export const createSharedPhone = (options: SharedPhoneOptions): SharedPhone => new SharedPhone(options)
