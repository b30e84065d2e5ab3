import { own, type SearchField } from '@sqos/form-model'
import { DateRangeField } from '@sqos/form-widgets/date-range'
import { anyValue, oneOf, textOf } from '@sqos/form-widgets/kinds'
import { NumberRangeField } from '@sqos/form-widgets/number-range'
import { TimeRangeField } from '@sqos/form-widgets/time-range'

interface SearchRangeProps {
  field: SearchField
  value: unknown
  onChange: (value: unknown) => void
}

/** From and to: of numbers, dates or times. */
export function SearchRange({ field: { item, way }, value, onChange }: SearchRangeProps) {
  if (way.input === 'numberRange') return <NumberRangeField value={anyValue(value)} onChange={onChange} />
  if (way.input === 'timeRange') return <TimeRangeField value={anyValue(value)} onChange={onChange} />
  const isMoment = way.input === 'dateRange' && way.unit === 'moment'
  return (
    <DateRangeField
      value={anyValue(value)}
      onChange={onChange}
      type={isMoment ? 'datetime' : (oneOf(own(item?.node, 'type'), ['year', 'month']) ?? 'date')}
      format={item && isMoment ? textOf(item, 'format') : undefined}
    />
  )
}
