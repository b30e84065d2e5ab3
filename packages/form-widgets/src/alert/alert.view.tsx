import { Alert } from '@arco-design/web-react'
import { IconClose } from '@arco-design/web-react/icon'
import { asBoolean, own } from '@sqos/form-model'
import { oneOf, textOf } from '../kinds/field-props.ts'
import { useWidgetText } from '../texts/text-context.ts'
import type { KindView } from '../views/define-view.ts'
import styles from '../views/views.module.css'

/** 提示, of newer documents. */
export const View: KindView = ({ item }) => {
  const { node } = item
  const [title, description] = [textOf(item, 'title'), textOf(item, 'description')]
  return (
    <Alert
      className={styles.block ?? ''}
      type={oneOf(own(node, 'type'), ['info', 'success', 'warning', 'error']) ?? 'info'}
      showIcon={asBoolean(own(node, 'showIcon')) === true}
      closable={asBoolean(own(node, 'closable')) === true}
      closeElement={<CloseIcon />}
      {...(title && description && { title })}
      content={description ?? title}
    />
  )
}

/** The icon of the close button. Arco's own icon has no accessible name. */
function CloseIcon() {
  const { t } = useWidgetText()
  // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- Arco draws its icons as svg elements
  return <IconClose role="img" aria-hidden={false} aria-label={t('dialog.close')} />
}
