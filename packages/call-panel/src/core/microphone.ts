import { CallError, type CallFault } from './call-fault.ts'

/** An open microphone. */
export interface Microphone {
  stream: MediaStream
  /** Called once when the device goes away without `close`. */
  onLost: (listener: () => void) => void
  close: () => void
}

/** Opens a microphone, the named one or the system's choice. Rejects with a `CallError` that names the obstacle. */
export type OpenMicrophone = (deviceId?: string) => Promise<Microphone>

const FAULTS: Record<string, CallFault> = {
  NotAllowedError: 'microphoneRefused',
  SecurityError: 'microphoneRefused',
  NotFoundError: 'microphoneMissing',
  OverconstrainedError: 'microphoneMissing',
  NotReadableError: 'microphoneTaken',
  AbortError: 'microphoneTaken',
}

/** Opens a microphone of the browser. Pages that are neither HTTPS nor localhost have none. */
export const openMicrophone: OpenMicrophone = async (deviceId) => {
  // Undefined in pages without a secure origin, whatever its type says.
  const devices: MediaDevices | undefined = navigator.mediaDevices
  if (!devices) throw new CallError('insecurePage')
  const stream = await devices.getUserMedia({ audio: soundOf(deviceId) }).catch((error: unknown) => {
    throw new CallError((error instanceof Error && FAULTS[error.name]) || 'microphoneTaken', error)
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

const soundOf = (deviceId: string | undefined): MediaTrackConstraints => ({
  echoCancellation: true,
  noiseSuppression: true,
  autoGainControl: true,
  ...(deviceId && { deviceId: { exact: deviceId } }),
})
