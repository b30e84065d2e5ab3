import { DateField } from '@sqos/form-widgets/date'
import { useState } from 'react'
import { AppFields } from '../../../parts/widget-services/AppFields.tsx'

interface DayFieldProps {
  label: string
  // From the form item.
  id?: string
  value?: number | null
  onChange?: (ms: number | null) => void
}

/** A day up to today, in ms. */
export function DayField({ label, ...field }: DayFieldProps) {
  const [now] = useState(() => Date.now())
  return (
    <AppFields>
      <DateField {...field} placeholder={label} max={now} />
    </AppFields>
  )
}
