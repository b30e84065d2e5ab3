import { asText, own } from '@sqos/form-model'
import { textOf } from '../kinds/field-props.ts'
import type { ViewProps } from '../views/define-view.ts'
import { formQrText } from './form-qr-text.ts'

/** The text of a QR code or barcode: the address of the form, the followed field, or a fixed text. */
export function codeText({ item, followedValue, qrTarget }: ViewProps): string | undefined {
  const dataType = own(item.node, 'dataType')
  if (dataType === 'form') return qrTarget.modelId && formQrText(qrTarget)
  return dataType === 'relation' ? asText(followedValue) : textOf(item, 'staticText')
}
