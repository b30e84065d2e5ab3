import { mediaDevices } from './microphone.ts'

/** Ids of the chosen devices; undefined is the choice of the system. */
export interface ChosenDevices {
  microphoneId?: string | undefined
  speakerId?: string | undefined
}

/** A microphone or speaker. The label is empty until the user has allowed the microphone. */
export interface AudioDevice {
  id: string
  label: string
}

/** The plugged-in devices. No speakers in browsers that leave their choice to the system. */
export interface AudioDevices {
  microphones: AudioDevice[]
  speakers: AudioDevice[]
}

/** The chosen devices and those that can be chosen. */
export interface DeviceChoice {
  get: () => ChosenDevices
  set: (chosen: ChosenDevices) => void
  /** Calls the listener after each choice. Returns the unsubscribe function. */
  subscribe: (listener: () => void) => () => void
  list: () => Promise<AudioDevices>
  /** Calls the listener when a device is plugged in or unplugged. Returns the unsubscribe function. */
  watch: (listener: () => void) => () => void
}

const STORAGE_KEY = 'sqos.call.devices'

/** The devices of the browser. The choice is in `localStorage`; without storage it lasts until the page is closed. */
export function createDeviceChoice(): DeviceChoice {
  const listeners = new Set<() => void>()
  let chosen = read()
  return {
    get: () => chosen,
    set(next) {
      chosen = next
      try {
        localStorage.setItem(STORAGE_KEY, JSON.stringify(next))
      } catch {
        // Blocked or full storage: the choice lasts until the page is closed.
      }
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    async list() {
      const known = (await mediaDevices()?.enumerateDevices()) ?? []
      return {
        microphones: devicesOf(known, 'audioinput'),
        speakers: canChooseSpeaker() ? devicesOf(known, 'audiooutput') : [],
      }
    },
    watch(listener) {
      const devices = mediaDevices()
      devices?.addEventListener('devicechange', listener)
      return () => devices?.removeEventListener('devicechange', listener)
    },
  }
}

/** `default` and `communications` are the system's choice again. Before the permission, ids are empty. */
const devicesOf = (known: MediaDeviceInfo[], wanted: MediaDeviceKind): AudioDevice[] =>
  known
    .filter(({ kind, deviceId }) => kind === wanted && !['', 'default', 'communications'].includes(deviceId))
    .map(({ deviceId, label }) => ({ id: deviceId, label }))

const canChooseSpeaker = () => 'HTMLMediaElement' in globalThis && 'setSinkId' in HTMLMediaElement.prototype

function read(): ChosenDevices {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '{}')
    return { microphoneId: textAt(stored, 'microphoneId'), speakerId: textAt(stored, 'speakerId') }
  } catch {
    return {}
  }
}

function textAt(stored: unknown, key: string): string | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined
  const value: unknown = Reflect.get(stored, key)
  return typeof value === 'string' && value !== '' ? value : undefined
}
