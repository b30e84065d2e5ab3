import { InputNumber } from '@arco-design/web-react'
import { TimeField } from '@sqos/form-widgets/time'
import { useText } from '@sqos/i18n/react'
import { FormItem } from '@sqos/ui-kit/list'
import { Select } from '@sqos/ui-kit/select'
import { AppFields } from '../widget-services/AppFields.tsx'
import { NAMESPACE } from './catalogue.ts'
import { FREQUENCIES, type Frequency } from './recurrence.ts'

const DAYS = [1, 2, 3, 4, 5, 6, 7] as const

interface RecurrenceItemsProps {
  /** The chosen frequency: the other fields follow it. */
  frequency: Frequency
  onFrequency: (frequency: Frequency) => void
}

/** The fields of a recurring time, in a form of `RecurrenceFields`. */
export function RecurrenceItems({ frequency, onFrequency }: RecurrenceItemsProps) {
  const { t } = useText(NAMESPACE)
  return (
    <AppFields>
      <FormItem label={t('field.frequency')} field="frequency">
        <Select
          options={FREQUENCIES.map((value) => ({ value, label: t(`frequency.${value}`) }))}
          onChange={onFrequency}
        />
      </FormItem>
      {frequency === 'weekly' && (
        <FormItem label={t('field.weekday')} field="weekday">
          <Select options={DAYS.map((value) => ({ value, label: t(`weekday.${value}`) }))} />
        </FormItem>
      )}
      {frequency === 'monthly' && (
        <FormItem label={t('field.monthDay')} field="monthDay">
          <Select
            options={Array.from({ length: 31 }, (_, index) => ({
              value: index + 1,
              label: t('dayOfMonth', { day: index + 1 }),
            }))}
          />
        </FormItem>
      )}
      {frequency === 'hourly' ? (
        <FormItem label={t('field.minute')} field="minute">
          <InputNumber min={0} max={59} precision={0} />
        </FormItem>
      ) : (
        <FormItem label={t('field.time')} field="time" rules={[{ required: true, message: t('rule.time') }]}>
          <TimeField format="HH:mm" clearable={false} />
        </FormItem>
      )}
    </AppFields>
  )
}
