import { CallError } from '../core/call-fault.ts'
import { type ChosenDevices, createDeviceChoice, type DeviceChoice } from '../core/device-choice.ts'
import type { CallListener, Line, LineCall, LineListener, LineSettings, OpenLine } from '../core/line.ts'
import type { SharedPhoneOptions } from '../core/shared-phone.ts'

/** A line that a story or a test drives: the gateway and the far end without a network. */
export class DrivenLine {
  settings: LineSettings[] = []
  dialled: string[] = []
  tones = ''
  isMuted = false
  isHeld = false
  hangUps = 0
  closed = 0
  transfers: string[] = []
  transferFails: unknown
  replaced = 0
  speakerId = ''
  openFails: unknown
  #listener: LineListener | undefined
  #call: CallListener | undefined

  readonly open: OpenLine = async (settings, listener) => {
    this.settings.push(settings)
    if (this.openFails) throw this.openFails
    this.#listener = listener
    const line: Line = {
      dial: (number) => {
        this.dialled.push(number)
        return this.#callOf(number)
      },
      close: () => {
        this.closed += 1
      },
    }
    return line
  }

  /** Somebody calls the seat. */
  ring(number: string) {
    this.#listener?.onIncoming(this.#callOf(number))
  }

  /** The gateway ends the registration. */
  lose() {
    this.#listener?.onLost('gatewayAway')
  }

  /** The far end of the current call. */
  get far(): CallListener {
    if (!this.#call) throw new Error('The line has no call: dial or ring first.')
    return this.#call
  }

  /** The far end rings and answers. */
  answer() {
    this.far.onRing(false)
    this.far.onAnswer()
    this.far.onTalk()
  }

  #callOf(number: string): LineCall {
    let own: CallListener | undefined
    return {
      number,
      listen: (listener) => {
        own = listener
        this.#call = listener
      },
      answer: () => own?.onAnswer(),
      hangUp: () => {
        this.hangUps += 1
        own?.onEnd({ by: 'local' })
      },
      setMuted: (isMuted) => {
        this.isMuted = isMuted
      },
      setHeld: (isHeld) => {
        this.isHeld = isHeld
        own?.onHold(isHeld)
      },
      sendTone: (tone) => {
        this.tones += tone
      },
      replaceMicrophone: async () => {
        this.replaced += 1
      },
      transfer: async (to) => {
        this.transfers.push(to)
        if (this.transferFails) throw this.transferFails
      },
      playOn: async (speakerId) => {
        this.speakerId = speakerId
      },
    }
  }
}

/** A microphone without a device. */
export class DrivenMicrophone {
  opened = 0
  label = 'Built-in'
  /** Ids that were asked for. */
  asked: (string | undefined)[] = []
  closed = 0
  fails: unknown
  lose: () => void = () => undefined

  /** Unplugs the device; the next one has this name, if there is one. */
  unplug(next: string | undefined) {
    if (next === undefined) this.fails = new CallError('microphoneMissing')
    else this.label = next
    this.lose()
  }

  readonly open = async (deviceId?: string) => {
    this.asked.push(deviceId)
    if (this.fails) throw this.fails
    this.opened += 1
    return {
      stream: streamOf(this.label),
      onLost: (listener: () => void) => {
        this.lose = listener
      },
      close: () => {
        this.closed += 1
      },
    }
  }
}

/** A silent stream whose track has this label. Node has no Web Audio: its tests need the label only. */
function streamOf(label: string): MediaStream {
  const stream = 'AudioContext' in globalThis ? silence() : new MediaStream()
  const tracks = 'AudioContext' in globalThis ? stream.getAudioTracks() : [new EventTarget()]
  for (const track of tracks) Object.defineProperty(track, 'label', { value: label })
  return Object.assign(stream, { getAudioTracks: () => tracks })
}

const silence = () => new AudioContext().createMediaStreamDestination().stream

/** Two microphones and two speakers, without a browser's memory. */
export function drivenDevices(): DeviceChoice {
  const choice = createDeviceChoice()
  let chosen: ChosenDevices = {}
  return {
    ...choice,
    get: () => chosen,
    set: (next) => {
      chosen = next
      choice.set({})
    },
    list: async () => ({
      microphones: [
        { id: 'built-in', label: 'Built-in' },
        { id: 'usb', label: 'USB headset' },
      ],
      speakers: [
        { id: 'desk', label: 'Desk speaker' },
        { id: 'usb', label: 'USB headset' },
      ],
    }),
  }
}

/** A seat that may call. */
export const SEAT = { userId: 'u1', landlinenNum: '8001', custcode: 'c1', appId: 'a1' }

/** Options of a phone on a driven line. */
export const drivenOptions = (line: DrivenLine, microphone = new DrivenMicrophone()): SharedPhoneOptions => ({
  user: SEAT,
  gateway: { host: 'gateway.example' },
  seatToken: async () => 'token',
  openLine: line.open,
  openMicrophone: microphone.open,
  // Stories and tests run at the same time in one browser.
  sharesTabs: false,
  playTone: () => () => undefined,
})
