import { useText } from '@sqos/i18n/react'
import { useEffect, useRef } from 'react'
import { NAMESPACE } from '../catalogue.ts'
import styles from './CallPanel.module.css'

/** Time in ms between two measurements. */
const PERIOD = 100
/** The lowest level in dB that the meter shows. */
const QUIETEST = -60

interface LevelMeterProps {
  stream: MediaStream
}

/** The level of a microphone. Measured without rendering, so that a call costs next to nothing. */
export function LevelMeter({ stream }: LevelMeterProps) {
  const { t } = useText(NAMESPACE)
  const meter = useRef<HTMLMeterElement>(null)

  useEffect(() => {
    const context = new AudioContext()
    const analyser = context.createAnalyser()
    analyser.fftSize = 1024
    context.createMediaStreamSource(stream).connect(analyser)
    const samples = new Float32Array(analyser.fftSize)
    const timer = setInterval(() => {
      analyser.getFloatTimeDomainData(samples)
      if (meter.current) meter.current.value = levelOf(samples)
    }, PERIOD)
    return () => {
      clearInterval(timer)
      void context.close()
    }
  }, [stream])

  return <meter ref={meter} className={styles['level']} aria-label={t('device.level')} min={0} max={1} value={0} />
}

/** Effective value of the samples on a scale of decibels: 0 is silence, 1 is the loudest sound. */
function levelOf(samples: Float32Array): number {
  const power = samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length
  return power === 0 ? 0 : Math.min(1, Math.max(0, 1 - (10 * Math.log10(power)) / QUIETEST))
}
