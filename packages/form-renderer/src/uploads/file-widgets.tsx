import type { FormItem } from '@sqos/form-model'
import { FileField, ImageField } from '@sqos/uploader'
import { useContext } from 'react'
import { useFormContext } from '../form/form-context.ts'
import { anyValue, fieldProps, flagOf, numberOf, oneOf, textOf, type WidgetProps } from '@sqos/form-widgets/kinds'
import { ScopeContext } from './upload-scope.ts'

/** The props of both upload fields. */
function useUploadProps(props: WidgetProps) {
  const { item } = props
  const { ask } = useFormContext()
  const { placeholder: _placeholder, size: _size, ...rest } = fieldProps(props)
  return {
    ...rest,
    'aria-label': props['aria-label'] ?? item.label,
    scope: useScope(item),
    accept: textOf(item, 'accept'),
    fileSize: numberOf(item, 'fileSize'),
    sizeUnit: oneOf(item.node['sizeUnit'], ['KB', 'MB', 'GB']),
    limit: numberOf(item, 'limit'),
    showTip: flagOf(item, 'showTip'),
    value: anyValue(props.value),
    onChange: props.onChange,
    beforeUpload: ({ name, size, type }: File) => ask({ item, name: 'before-upload', data: { name, size, type } }),
  }
}

/** The name of an upload: model, record and field. Undefined in rows of a sub-table, which have no stable name. */
function useScope(item: FormItem): string | undefined {
  const form = useContext(ScopeContext)
  const { id = 'new' } = useFormContext().qrTarget
  return form && item.table === undefined ? `${form}.${id}.${item.path}` : undefined
}

/** 文件上传 */
export const FilesWidget = (props: WidgetProps) => (
  <FileField {...useUploadProps(props)} buttonText={textOf(props.item, 'buttonText')} />
)

/** 图片上传 */
export const ImagesWidget = (props: WidgetProps) => <ImageField {...useUploadProps(props)} crop={cropOf(props.item)} />

/** The width per height to which pictures are cut, or `false`. `4:3`; a square without a ratio. */
function cropOf(item: FormItem): number | false {
  if (!flagOf(item, 'crop')) return false
  const [width = 0, height = 0] = (textOf(item, 'cropRatio') ?? '1:1').split(':').map(Number)
  return width > 0 && height > 0 ? width / height : 1
}
