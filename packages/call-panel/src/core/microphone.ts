import { CallError, type CallFault } from './call-fault.ts'

/** An open microphone. */
export interface Microphone {
  stream: MediaStream
  /** Called once when the device is unplugged; not called by `close`. */
  onLost: (listener: () => void) => void
  close: () => void
}

/**
 * Opens the microphone with this id, or the system's choice when there is none with it. Rejects with a `CallError` that names the
 * obstacle.
 */
export type OpenMicrophone = (deviceId?: string) => Promise<Microphone>

/** Returns the obstacle to opening a microphone, as far as it is known without opening one. */
export type CheckMicrophone = () => Promise<CallFault | undefined>

const FAULTS: Record<string, CallFault> = {
  NotAllowedError: 'microphoneRefused',
  SecurityError: 'microphoneRefused',
  NotFoundError: 'microphoneMissing',
  OverconstrainedError: 'microphoneMissing',
  NotReadableError: 'microphoneTaken',
  AbortError: 'microphoneTaken',
}

/** Undefined in pages without a secure origin, whatever the type of `navigator.mediaDevices` says. */
export const mediaDevices = (): MediaDevices | undefined => globalThis.navigator?.mediaDevices

/** Opens a microphone of the browser. Pages that are neither HTTPS nor localhost have none. */
export const openMicrophone: OpenMicrophone = async (deviceId) => {
  const devices = mediaDevices()
  if (!devices) throw new CallError('insecurePage')
  const stream = await open(devices, deviceId).catch((error: unknown) => {
    throw new CallError(faultOfDevice(error) ?? 'microphoneTaken', error)
  })
  const tracks = stream.getAudioTracks()
  return {
    stream,
    onLost(listener) {
      for (const track of tracks) track.addEventListener('ended', listener, { once: true })
    },
    // A stopped track does not fire `ended`.
    close: () => tracks.forEach((track) => track.stop()),
  }
}

async function open(devices: MediaDevices, deviceId: string | undefined): Promise<MediaStream> {
  try {
    return await devices.getUserMedia({ audio: soundOf(deviceId) })
  } catch (error) {
    // The remembered microphone is not plugged in today.
    if (deviceId && faultOfDevice(error) === 'microphoneMissing') return devices.getUserMedia({ audio: soundOf() })
    throw error
  }
}

const faultOfDevice = (error: unknown): CallFault | undefined =>
  error instanceof Error ? FAULTS[error.name] : undefined

const soundOf = (deviceId?: string): MediaTrackConstraints => ({
  echoCancellation: true,
  noiseSuppression: true,
  autoGainControl: true,
  ...(deviceId && { deviceId: { exact: deviceId } }),
})

/** Asks the browser whether there is a microphone and whether the page may use it. Opens nothing and asks the user nothing. */
export const checkMicrophone: CheckMicrophone = async () => {
  const devices = mediaDevices()
  if (!devices) return 'insecurePage'
  const known = await devices.enumerateDevices().catch(() => undefined)
  if (known && !known.some(({ kind }) => kind === 'audioinput')) return 'microphoneMissing'
  // Browsers without this permission name throw; the user is asked when the microphone is opened.
  const permission = await navigator.permissions?.query({ name: 'microphone' }).catch(() => undefined)
  return permission?.state === 'denied' ? 'microphoneRefused' : undefined
}
