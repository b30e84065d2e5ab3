import { asText, type FormItem, isPhoneField, own, showsCapitals } from '@sqos/form-model'
import { FieldItem } from '@sqos/form-widgets/field'
import { amountInCapitals } from '@sqos/formula'
import { InputField } from '@sqos/form-widgets/input'
import { CallButton } from '../calls/CallButton.tsx'
import { recordOf, useFormContext } from '../form/form-context.ts'
import { useFormStore } from '../store/use-field-state.ts'
import { textOf } from '@sqos/form-widgets/kinds'
import styles from './items.module.css'
import { linkOf } from './link-of.ts'
import { TextAddress } from './TextAddress.tsx'
import { useLabelLayout } from './use-label-layout.ts'

/** A field of a detail page: its text, as a link for a related record. */
export function FieldText({ item }: { item: FormItem }) {
  const { display } = useFormStore()
  const { openRecord, qrTarget } = useFormContext()
  const layout = useLabelLayout(item)
  const value = own(display, item.name)
  const text = value === undefined || value === null ? '' : (asText(value) ?? JSON.stringify(value))
  const link = linkOf(item, text)
  const id = asText(own(display, `${item.name}_id`))
  const modelId = textOf(item, 'modelId')

  const line = <InputField mode="detail" value={text} aria-label={item.showsLabel ? undefined : item.label} />
  const isLink = item.kind.records === 'model' && openRecord && id && modelId
  const shown = isLink ? (
    <button type="button" className={styles['link']} onClick={() => openRecord({ modelId, id })}>
      {text || id}
    </button>
  ) : text === '' ? (
    <span className={styles['nothing']}>—</span>
  ) : (
    <>
      {isPhoneField(item) ? (
        <div className={styles['phone']} data-text>
          {line}
          <CallButton number={text} record={recordOf(qrTarget)} />
        </div>
      ) : link ? (
        <TextAddress className={styles['link']} text={text} link={link} />
      ) : (
        line
      )}
      {item.kind.isOperand && showsCapitals(item.node) && (
        <div className={styles['capitals']}>{amountInCapitals(text)}</div>
      )}
    </>
  )
  if (!item.showsLabel || item.label === '') return <div className={styles['bare']}>{shown}</div>
  return (
    <FieldItem label={item.label + layout.suffix} labelPosition={layout.position} labelWidth={layout.width}>
      {shown}
    </FieldItem>
  )
}
