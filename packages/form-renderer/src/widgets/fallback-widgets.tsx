import { asText, fileNames, own, readRows } from '@sqos/form-model'
import { useText } from '@sqos/i18n/react'
import type { WidgetProps } from '@sqos/form-widgets/kinds'
import { NAMESPACE } from '../locales.ts'
import styles from './widgets.module.css'

/** Files and images without an uploader: shows their names as links and keeps the value. */
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

/** An unknown kind: shows its name and its value. */
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
