import { defineField } from '../kinds/define-field.ts'
import { field as input } from './com-input.field.tsx'

/** 字典选择, of older documents: its id as text. */
export const field = defineField({ kind: 'dicSelect', Widget: input.Widget })
