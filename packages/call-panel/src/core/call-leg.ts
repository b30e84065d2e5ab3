import { type CallRecord, resultOf } from './call-record.ts'
import type { CallDirection } from './call-state.ts'
import type { ChosenDevices } from './device-choice.ts'
import type { CallEnd, LineCall } from './line.ts'
import type { Microphone, OpenMicrophone } from './microphone.ts'
import type { PlayTone, StopTone, ToneName } from './play-tone.ts'
import type { ReleaseCall } from './phone-options.ts'

interface CallLegOptions {
  direction: CallDirection
  number: string
  related?: string | undefined
  openMicrophone: OpenMicrophone
  playTone: PlayTone
  /** The chosen devices at this moment. */
  devices: () => ChosenDevices
  /** Ends the claim on the only call of all tabs. */
  release: ReleaseCall
  onMicrophone: () => void
  /** The microphone was unplugged; `next` is the name of the one in use now, undefined when there is no other. */
  onMicrophoneLost: (next: string | undefined) => void
}

/** One call of a phone: its record, microphone and tone. */
export class CallLeg {
  record: CallRecord
  call: LineCall | undefined
  microphone: Microphone | undefined
  isOver = false
  readonly #options: CallLegOptions
  #ringTimer: ReturnType<typeof setTimeout> | undefined
  #stopTone: StopTone | undefined

  constructor(options: CallLegOptions) {
    const { direction, number, related } = options
    this.#options = options
    this.record = { id: crypto.randomUUID(), direction, number, related, startedAt: Date.now() }
  }

  /** Opens the chosen microphone. The device is closed again when the call has ended meanwhile. */
  async openMicrophone(): Promise<Microphone> {
    const microphone = await this.#options.openMicrophone(this.#options.devices().microphoneId)
    if (this.isOver) microphone.close()
    else this.#adopt(microphone)
    return microphone
  }

  /** Plays the far end through the chosen speaker. */
  async playOnChosenSpeaker(): Promise<void> {
    const { speakerId } = this.#options.devices()
    // A speaker that was unplugged: the system's speaker is used.
    await this.call?.playOn(speakerId ?? '').catch(() => undefined)
  }

  /** Continues with the chosen microphone. Keeps the present one when the other cannot be opened. */
  async switchMicrophone(): Promise<void> {
    const next = await this.#options.openMicrophone(this.#options.devices().microphoneId)
    await this.#replace(next)
  }

  play(name: ToneName): void {
    this.#stopTone ??= this.#options.playTone(name, this.#options.devices().speakerId)
  }

  stopTone(): void {
    this.#stopTone?.()
    this.#stopTone = undefined
  }

  limitRinging(limit: number, onLimit: () => void): void {
    this.#ringTimer = setTimeout(onLimit, limit)
  }

  stopRinging(): void {
    clearTimeout(this.#ringTimer)
    this.stopTone()
  }

  /** Hangs up, closes the microphone, and returns the record of the ended call. */
  end({ by, fault }: CallEnd): CallRecord {
    this.isOver = true
    this.stopRinging()
    this.call?.hangUp()
    this.microphone?.close()
    this.#options.release()
    const { direction, answeredAt } = this.record
    const result = resultOf({ direction, isAnswered: answeredAt !== undefined, by, fault })
    return { ...this.record, endedAt: Date.now(), result, fault }
  }

  #adopt(microphone: Microphone) {
    this.microphone = microphone
    microphone.onLost(() => {
      if (!this.isOver && this.microphone === microphone) void this.#continueWithout(microphone)
    })
    this.#options.onMicrophone()
  }

  async #continueWithout(lost: Microphone) {
    lost.close()
    try {
      const next = await this.#options.openMicrophone()
      await this.#replace(next)
      if (!this.isOver) this.#options.onMicrophoneLost(next.stream.getAudioTracks()[0]?.label ?? '')
    } catch {
      if (!this.isOver) this.#options.onMicrophoneLost(undefined)
    }
  }

  async #replace(next: Microphone) {
    if (this.isOver) return next.close()
    const before = this.microphone
    this.#adopt(next)
    before?.close()
    await this.call?.replaceMicrophone(next.stream)
  }
}
