import { asText, fileNames, own } from '@sqos/form-model'
import { readRows } from '@sqos/form-model'
import { useText } from '@sqos/i18n/react'
import { SignPad } from '@sqos/form-widgets/sign-pad'
import { SystemField } from '@sqos/form-widgets/system'
import { NAMESPACE } from '../locales.ts'
import { anyValue, fieldProps } from './field-props.ts'
import styles from './other-widgets.module.css'
import type { WidgetProps } from './widget-props.ts'

/** 计算公式: the store calculates, this shows. */
export function CalculateWidget(props: WidgetProps) {
  const { t } = useText(NAMESPACE)
  const { required: _required, ...rest } = fieldProps(props)
  return <SystemField {...rest} mode={props.mode} placeholder={t('calculate')} value={anyValue(props.value)} />
}

/** Files and images where the host has given no way to upload: their names, to be opened and kept. */
export function FilesWidget(props: WidgetProps) {
  const { t } = useText(NAMESPACE)
  const files = readRows(props.value)
  if (files.length === 0) return <span className={styles['note']}>{props.mode === 'detail' ? '' : t('noUpload')}</span>
  return (
    <ul className={styles['files']} aria-label={props['aria-label'] ?? props.item.label}>
      {files.map((file, index) => {
        const url = asText(own(file, 'url'))
        const name = fileNames([file])[0] ?? url ?? ''
        return (
          // oxlint-disable-next-line react/no-array-index-key -- a file may be there twice, and the list does not change
          <li key={`${index} ${url}`}>
            {url && /^(https?:|\/)/.test(url) ? (
              <a href={url} target="_blank" rel="noreferrer">
                {name}
              </a>
            ) : (
              name
            )}
          </li>
        )
      })}
    </ul>
  )
}

/** 手写签名, of newer documents: a picture. */
export function SignWidget(props: WidgetProps) {
  const { placeholder: _placeholder, size: _size, ...rest } = fieldProps(props)
  return <SignPad {...rest} value={anyValue(props.value)} onChange={props.onChange} />
}

/** A kind that this version does not know: what it is called, and what it holds. */
export function UnknownWidget({ item, value }: WidgetProps) {
  const { t } = useText(NAMESPACE)
  const text = value === undefined || value === null ? '' : (asText(value) ?? JSON.stringify(value))
  return (
    <div className={styles['unknown']} role="note">
      {t('unknownKind', { kind: item.kind.name })}
      {text !== '' && <code className={styles['kept']}>{text.slice(0, 500)}</code>}
    </div>
  )
}
