import { DateField } from '@sqos/form-widgets/date'
import { formatDate } from '@sqos/i18n'
import type { SearchField } from '@sqos/ui-kit/list'
import { AppFields } from '../widget-services/AppFields.tsx'
import { startOfDay } from './day-range.ts'

/** A date of a search bar, kept in the address as `YYYY-MM-DD`. */
export const dayField = (name: string, label: string): SearchField => ({
  name,
  label,
  control: ({ id, value, onChange }) => (
    <AppFields>
      <DateField
        id={id}
        aria-label={label}
        value={startOfDay(value)}
        onChange={(ms) => onChange(ms === null ? '' : formatDate(ms, 'YYYY-MM-DD'))}
      />
    </AppFields>
  ),
})
