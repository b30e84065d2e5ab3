import type { CallListener, Line, LineCall, LineListener, LineSettings, OpenLine } from '../core/line.ts'
import type { PhoneOptions } from '../core/phone.ts'

/** What a story or a test does with a line: it plays the gateway and the far end. */
export class DrivenLine {
  settings: LineSettings[] = []
  dialled: string[] = []
  tones = ''
  isMuted = false
  isHeld = false
  hangUps = 0
  closed = 0
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
      replaceMicrophone: () => Promise.resolve(),
      transfer: () => Promise.resolve(),
      playOn: () => Promise.resolve(),
      reconnect: () => undefined,
    }
  }
}

/** A microphone without a device. */
export class DrivenMicrophone {
  opened = 0
  closed = 0
  fails: unknown
  lose: () => void = () => undefined

  readonly open = async () => {
    if (this.fails) throw this.fails
    this.opened += 1
    return {
      stream: new MediaStream(),
      onLost: (listener: () => void) => {
        this.lose = listener
      },
      close: () => {
        this.closed += 1
      },
    }
  }
}

/** A seat that may call. */
export const SEAT = { userId: 'u1', landlinenNum: '8001', custcode: 'c1', appId: 'a1' }

/** Options of a phone on a driven line. */
export const drivenOptions = (line: DrivenLine, microphone = new DrivenMicrophone()): PhoneOptions => ({
  user: SEAT,
  gateway: { host: 'gateway.example' },
  seatToken: async () => 'token',
  openLine: line.open,
  openMicrophone: microphone.open,
})
