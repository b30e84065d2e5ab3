import { asNumber, own } from '@sqos/form-model'
import { oneOf, textOf } from '../kinds/field-props.ts'
import type { KindView } from '../views/define-view.ts'
import styles from '../views/views.module.css'

/** 内嵌页面: a page in a sandboxed frame, and a link to it, because some pages refuse to be framed. */
export const View: KindView = ({ item }) => {
  const href = textOf(item, 'href') ?? ''
  const label = item.label || href
  if (!/^(https?:\/\/|\/(?!\/))/.test(href)) return null
  const width = asNumber(own(item.node, 'borderWidth')) ?? 1
  const style = oneOf(own(item.node, 'borderType'), ['none', 'solid', 'dashed', 'dotted']) ?? 'solid'
  return (
    <div className={styles.block}>
      <iframe
        src={href}
        title={label}
        sandbox="allow-scripts allow-forms allow-popups"
        loading="lazy"
        style={{
          inlineSize: '100%',
          blockSize: asNumber(own(item.node, 'height')) ?? 300,
          border: `${width}px ${style} var(--color-border-2)`,
        }}
      />
      <a href={href} target="_blank" rel="noreferrer">
        {label}
      </a>
    </div>
  )
}
