import { useText } from '@sqos/i18n/react'
import { useMemo } from 'react'
import { Select } from '@sqos/ui-kit/select'
import { matchesOption } from '../../../parts/select/matches-option.ts'
import { NAMESPACE } from './catalogue.ts'

interface TimeZoneControlProps {
  id: string
  value: string
  /** IANA name of the zone that applies while none is selected. */
  fallback: string
  disabled: boolean
  onChange: (value: string) => void
}

/** The setting of a time zone: all zones of the browser, found by name or offset. */
export function TimeZoneControl({ id, value, fallback, disabled, onChange }: TimeZoneControlProps) {
  const { t } = useText(NAMESPACE)
  const options = useMemo(() => zones(), [])
  return (
    <Select
      id={id}
      aria-label={t('field.timeZone')}
      {...(value !== '' && { value })}
      placeholder={t('timeZoneOfMachine', { zone: fallback })}
      disabled={disabled}
      allowClear
      showSearch
      options={options}
      filterOption={matchesOption}
      onChange={(chosen: string | undefined) => onChange(chosen ?? '')}
    />
  )
}

function zones() {
  const now = new Date()
  return Intl.supportedValuesOf('timeZone').map((zone) => ({ value: zone, label: `${zone} (${offsetOf(zone, now)})` }))
}

const offsetOf = (timeZone: string, at: Date) =>
  new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' })
    .formatToParts(at)
    .find(({ type }) => type === 'timeZoneName')
    ?.value.replace('GMT', 'UTC')
