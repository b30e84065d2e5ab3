/** Longest voice message in seconds. */
export const MAX_VOICE = 60

/** Formats in the order of preference; Safari records only `audio/mp4`. */
const FORMATS = [
  { mimeType: 'audio/webm;codecs=opus', extension: 'webm' },
  { mimeType: 'audio/mp4', extension: 'm4a' },
  { mimeType: 'audio/ogg;codecs=opus', extension: 'ogg' },
] as const

/** Time in ms between two measurements of the level. */
const PERIOD = 100

/** Why nothing can be recorded; keys of texts. */
export type VoiceProblem = 'refused' | 'missing' | 'busy' | 'unsupported'

/** A finished recording. */
export interface VoiceRecord {
  file: File
  /** Seconds, at least 1. */
  length: number
}

/** A running recording. */
export interface VoiceRecording {
  /** Ends the recording; resolves to undefined when nothing was recorded. */
  finish: () => Promise<VoiceRecord | undefined>
  /** Ends and forgets it. */
  cancel: () => void
}

interface Callbacks {
  /** Elapsed seconds and level of the microphone from 0 to 1, ten times a second. */
  onProgress: (progress: { seconds: number; level: number }) => void
  /** The longest time is reached: the recording is paused. */
  onFull: () => void
  signal: AbortSignal
}

/** An error with the reason why nothing can be recorded. */
export class VoiceError extends Error {
  readonly problem: VoiceProblem

  constructor(problem: VoiceProblem) {
    super(`chat: the microphone cannot be used (${problem}).`)
    this.problem = problem
  }
}

/** Asks for the microphone and begins to record. Rejects with a `VoiceError`. */
export async function startVoice({ onProgress, onFull, signal }: Callbacks): Promise<VoiceRecording> {
  const format = formatOf()
  if (!format) throw new VoiceError('unsupported')
  const stream = await askMicrophone()
  const stopTracks = () => {
    for (const track of stream.getTracks()) track.stop()
  }
  if (signal.aborted) {
    stopTracks()
    throw new VoiceError('refused')
  }
  const recorder = new MediaRecorder(stream, { mimeType: format.mimeType, audioBitsPerSecond: 32_000 })
  const parts: Blob[] = []
  recorder.addEventListener('dataavailable', ({ data }) => data.size > 0 && parts.push(data))
  const stopped = new Promise<void>((resolve) => {
    recorder.addEventListener('stop', () => resolve(), { once: true })
  })
  const meter = createMeter(stream)
  const startedAt = performance.now()
  let seconds = 0
  recorder.start(1000)

  const timer = setInterval(() => {
    seconds = Math.min(MAX_VOICE, (performance.now() - startedAt) / 1000)
    onProgress({ seconds, level: meter.level() })
    if (seconds < MAX_VOICE) return
    release()
    onFull()
  }, PERIOD)

  function release() {
    clearInterval(timer)
    if (recorder.state !== 'inactive') recorder.stop()
    stopTracks()
    meter.close()
  }

  return {
    async finish() {
      if (recorder.state !== 'inactive') seconds = Math.min(MAX_VOICE, (performance.now() - startedAt) / 1000)
      release()
      await stopped
      if (parts.length === 0 || seconds < 1) return undefined
      const name = `voice.${format.extension}`
      return { file: new File(parts, name, { type: format.mimeType }), length: Math.round(seconds) }
    },
    cancel: release,
  }
}

const formatOf = () =>
  // An address without https has no devices.
  'MediaRecorder' in globalThis && 'mediaDevices' in navigator
    ? FORMATS.find(({ mimeType }) => MediaRecorder.isTypeSupported(mimeType))
    : undefined

async function askMicrophone(): Promise<MediaStream> {
  try {
    return await navigator.mediaDevices.getUserMedia({ audio: true })
  } catch (error) {
    throw new VoiceError(problemOf(error instanceof DOMException ? error.name : ''))
  }
}

function problemOf(name: string): VoiceProblem {
  if (name === 'NotFoundError' || name === 'OverconstrainedError') return 'missing'
  if (name === 'NotReadableError' || name === 'AbortError') return 'busy'
  return name === 'NotAllowedError' || name === 'SecurityError' ? 'refused' : 'unsupported'
}

/** Measures the level of a stream. */
function createMeter(stream: MediaStream) {
  const context = new AudioContext()
  const analyser = context.createAnalyser()
  analyser.fftSize = 1024
  context.createMediaStreamSource(stream).connect(analyser)
  const samples = new Float32Array(analyser.fftSize)
  return {
    level() {
      analyser.getFloatTimeDomainData(samples)
      const power = samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length
      // Decibels: 0 is silence (-60 dB), 1 the loudest sound.
      return power === 0 ? 0 : Math.min(1, Math.max(0, 1 + (10 * Math.log10(power)) / 60))
    },
    close: () => void (context.state !== 'closed' && context.close()),
  }
}
