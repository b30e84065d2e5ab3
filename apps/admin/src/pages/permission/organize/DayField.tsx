import { DatePicker } from '@arco-design/web-react'

interface DayFieldProps {
  label: string
  // From the form item.
  value?: number | null
  onChange?: (ms: number | null) => void
}

/** A day up to today, in ms. */
export function DayField({ label, value, onChange }: DayFieldProps) {
  return (
    <DatePicker
      style={{ inlineSize: '100%' }}
      placeholder={label}
      {...(value != null && { value })}
      onChange={(_, day) => onChange?.(day?.valueOf() ?? null)}
      disabledDate={(day) => day.valueOf() > Date.now()}
    />
  )
}
