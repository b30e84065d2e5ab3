import { type ComponentType, lazy, Suspense } from 'react'

// Offline, nothing is rendered: the system's devices are used.
const Nothing = () => null
const load = async (): Promise<ComponentType> => (await import('./DeviceSettings.tsx')).DeviceSettings
const DeviceSettings = lazy(async () => ({ default: await load().catch((): ComponentType => Nothing) }))

/** Choice of microphone and speaker with a level meter. Its code is loaded when it is first rendered. */
export function CallDevices() {
  return (
    <Suspense>
      <DeviceSettings />
    </Suspense>
  )
}
