import { defineProperties, reference } from '../../designer/property.ts'
import { clearable, disabled, pages, placeholder } from '../../designer/shared-properties.ts'

export const properties = defineProperties(
  [
    placeholder,
    reference('modelId', 'models'),
    { name: 'relationField', path: ['relationField'], editor: { type: 'modelField' } },
    { name: 'columnOptions', path: ['columnOptions'], editor: { type: 'columns' } },
    ...pages,
    clearable,
    disabled,
  ],
  { isUnique: true },
)
