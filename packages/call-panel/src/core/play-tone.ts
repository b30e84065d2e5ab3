/** A tone that repeats until it is stopped: frequencies in Hz, volume from 0 to 1, sound and silence in s. */
interface Tone {
  frequencies: number[]
  volume: number
  /** Pairs of start and end of the sound within a period. */
  sounds: [number, number][]
  period: number
}

/** `ringback`: the far end rings. `ring`: somebody calls this seat. */
export type ToneName = 'ringback' | 'ring'

/** Stops the tone. */
export type StopTone = () => void

/** Plays a tone through the speaker with this id, or the system's choice, until it is stopped. */
export type PlayTone = (name: ToneName, speakerId?: string) => StopTone

const TONES: Record<ToneName, Tone> = {
  // The ringing tone of the public network in China (YD/T 729): 450 Hz, 1 s of sound and 4 s of silence.
  ringback: { frequencies: [450], volume: 0.1, sounds: [[0, 1]], period: 5 },
  ring: {
    frequencies: [880, 1109],
    volume: 0.15,
    sounds: [
      [0, 0.4],
      [0.6, 1],
    ],
    period: 3,
  },
}

/** Time in s in which a tone begins and ends, so that it does not click. */
const RAMP = 0.02
/** The longest tone in s: a called number rings for less. */
const LONGEST = 180

/** Plays a tone by Web Audio. A page that the user never clicked may be silent: the browser decides. */
export const playTone: PlayTone = (name, speakerId) => {
  if (!('AudioContext' in globalThis)) return () => undefined
  const { frequencies, volume, sounds, period } = TONES[name]
  const context = new AudioContext()
  // Missing in browsers that leave the choice of the speaker to the system; rejects when the speaker is unplugged.
  if (speakerId && 'setSinkId' in context) void setSink(context, speakerId)

  const gain = context.createGain()
  gain.gain.value = 0
  gain.connect(context.destination)
  for (let begin = 0; begin < LONGEST; begin += period) {
    for (const [from, to] of sounds) {
      gain.gain.setTargetAtTime(volume, begin + from, RAMP)
      gain.gain.setTargetAtTime(0, begin + to, RAMP)
    }
  }
  for (const frequency of frequencies) {
    const oscillator = context.createOscillator()
    oscillator.frequency.value = frequency
    oscillator.connect(gain)
    oscillator.start()
  }
  return () => void context.close()
}

async function setSink(context: object, speakerId: string) {
  const setSinkId: unknown = Reflect.get(context, 'setSinkId')
  if (typeof setSinkId !== 'function') return
  try {
    await Reflect.apply(setSinkId, context, [speakerId])
  } catch {
    // The system's speaker is used.
  }
}
