import { Button } from '@arco-design/web-react'
import { useText } from '@sqos/i18n/react'
import { useEffect, useId, useState, useSyncExternalStore } from 'react'
import { Select } from '@sqos/ui-kit/select'
import { NAMESPACE } from '../catalogue.ts'
import { type CallFault, faultOf } from '../core/call-fault.ts'
import type { AudioDevice, AudioDevices, DeviceChoice } from '../core/device-choice.ts'
import type { Microphone } from '../core/microphone.ts'
import styles from './CallPanel.module.css'
import { LevelMeter } from './LevelMeter.tsx'
import { useCall, usePhone } from './use-call.ts'

/** Choice of microphone and speaker with a level meter. Outside of a call, a button tests the microphone. */
export function DeviceSettings() {
  const { devices, microphone } = usePhone()
  // Rendered again when the microphone of the call is opened.
  useCall()
  const { t } = useText(NAMESPACE)
  const [tested, setTested] = useState<Microphone>()
  const stream = microphone ?? tested?.stream
  const { microphones, speakers } = useAudioDevices(devices, stream)
  const chosen = useSyncExternalStore(devices.subscribe, devices.get)
  useEffect(() => () => tested?.close(), [tested])

  return (
    <div className={styles['devices']}>
      <DeviceSelect
        label={t('device.microphone')}
        devices={microphones}
        value={chosen.microphoneId}
        onChange={(microphoneId) => {
          setTested(undefined)
          devices.set({ ...chosen, microphoneId })
        }}
      />
      {/* During a call, the panel shows the level. */}
      {!microphone && (tested ? <LevelMeter stream={tested.stream} /> : <MicrophoneTest onOpen={setTested} />)}
      {speakers.length > 0 && (
        <DeviceSelect
          label={t('device.speaker')}
          devices={speakers}
          value={chosen.speakerId}
          onChange={(speakerId) => devices.set({ ...chosen, speakerId })}
        />
      )}
    </div>
  )
}

interface DeviceSelectProps {
  label: string
  devices: AudioDevice[]
  value: string | undefined
  onChange: (id: string | undefined) => void
}

const SYSTEM = 'system'

/** A remembered device that is not plugged in counts as the choice of the system. */
function DeviceSelect({ label, devices, value, onChange }: DeviceSelectProps) {
  const { t } = useText(NAMESPACE)
  const id = useId()
  const options = [
    { value: SYSTEM, label: t('device.system') },
    ...devices.map((device, index) => ({
      value: device.id,
      label: device.label || t('device.unnamed', { number: index + 1 }),
    })),
  ]
  const known = options.some((option) => option.value === value) ? value : SYSTEM
  return (
    <div className={styles['device']}>
      <label htmlFor={id}>{label}</label>
      <Select
        id={id}
        aria-label={label}
        options={options}
        value={known ?? SYSTEM}
        onChange={(next: string) => onChange(next === SYSTEM ? undefined : next)}
      />
    </div>
  )
}

function MicrophoneTest({ onOpen }: { onOpen: (microphone: Microphone) => void }) {
  const { testMicrophone } = usePhone()
  const { t } = useText(NAMESPACE)
  const [fault, setFault] = useState<CallFault>()

  async function test() {
    setFault(undefined)
    try {
      onOpen(await testMicrophone())
    } catch (error) {
      setFault(faultOf(error))
    }
  }

  return (
    <div className={styles['test']}>
      <Button size="small" onClick={() => void test()}>
        {t('device.test')}
      </Button>
      {fault && <span role="alert">{t(`fault.${fault}`)}</span>}
    </div>
  )
}

const NONE: AudioDevices = { microphones: [], speakers: [] }

/** The plugged-in devices. Read again when one is plugged in, and when another microphone is open: labels are readable then. */
function useAudioDevices(devices: DeviceChoice, stream: MediaStream | undefined): AudioDevices {
  const [known, setKnown] = useState<{ of: MediaStream | undefined; list: AudioDevices }>()
  useEffect(() => {
    let isGone = false
    const read = async () => {
      // Without an answer the lists stay empty: the system chooses.
      const list = await devices.list().catch(() => NONE)
      if (!isGone) setKnown({ of: stream, list })
    }
    void read()
    const stop = devices.watch(() => void read())
    return () => {
      isGone = true
      stop()
    }
  }, [devices, stream])
  return known?.list ?? NONE
}
