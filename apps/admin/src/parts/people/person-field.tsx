import { UserSelectField } from '@sqos/form-widgets/user-select'
import type { SearchField } from '@sqos/ui-kit/list'
import { AppFields } from '../widget-services/AppFields.tsx'

/** A person of a search bar, kept in the address as the user's id. */
export const personField = (name: string, title: string): SearchField => ({
  name,
  label: title,
  control: ({ id, label, value, onChange }) => (
    <AppFields>
      <UserSelectField
        id={id}
        aria-label={label}
        value={value}
        onChange={(chosen) => onChange(typeof chosen === 'string' ? chosen : '')}
      />
    </AppFields>
  ),
})
