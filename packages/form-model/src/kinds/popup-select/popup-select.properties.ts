import { defineProperties, choice, plain, reference, text } from '../../designer/property.ts'
import { clearable, disabled, pages, placeholder, popupWidths } from '../../designer/shared-properties.ts'

export const properties = defineProperties(
  [
    placeholder,
    reference('interfaceId', 'dataInterfaces'),
    text('propsValue'),
    text('relationField'),
    { name: 'columnOptions', path: ['columnOptions'], editor: { type: 'columns' } },
    choice('popupType', ['dialog', 'drawer']),
    text('popupTitle'),
    plain('popupWidth', popupWidths),
    ...pages,
    clearable,
    disabled,
  ],
  { isUnique: true },
)
