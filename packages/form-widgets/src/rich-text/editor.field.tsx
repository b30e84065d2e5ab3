import { useMemo } from 'react'
import { defineField } from '../kinds/define-field.ts'
import { anyValue, fieldProps } from '../kinds/field-props.ts'
import type { WidgetProps } from '../kinds/widget-props.ts'
import { useWidgetServices } from '../services/services-context.ts'
import { RichText } from './RichText.tsx'

/** 富文本 */
function Widget(props: WidgetProps) {
  const { size: _size, ...rest } = fieldProps(props)
  const { uploadPicture } = useWidgetServices()
  const upload = useMemo(
    () => uploadPicture && ((file: File) => uploadPicture(file, { signal: new AbortController().signal })),
    [uploadPicture],
  )
  return <RichText {...rest} value={anyValue(props.value)} onChange={props.onChange} uploadPicture={upload} />
}

export const field = defineField({ kind: 'editor', Widget })
