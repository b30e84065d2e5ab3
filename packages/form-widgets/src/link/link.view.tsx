import { own } from '@sqos/form-model'
import { textOf } from '../kinds/field-props.ts'
import type { KindView } from '../views/define-view.ts'
import styles from '../views/views.module.css'

/** 链接: a link to web pages, mail and telephone; other addresses are shown as text, because they may run scripts. */
export const View: KindView = ({ item }) => {
  const href = textOf(item, 'href') ?? ''
  const text = textOf(item, 'content') ?? href
  return (
    <p className={styles.block}>
      {/^(https?:\/\/|\/(?!\/)|mailto:|tel:)/.test(href) ? (
        <a href={href} target={own(item.node, 'target') === '_blank' ? '_blank' : undefined} rel="noreferrer">
          {text}
        </a>
      ) : (
        text
      )}
    </p>
  )
}
