import { defineProperties, text } from '../../designer/property.ts'
import { clearable, disabled } from '../../designer/shared-properties.ts'

export const properties = defineProperties(
  [text('start-placeholder'), text('end-placeholder'), text('format'), clearable, disabled],
  { hasWidth: true },
)
