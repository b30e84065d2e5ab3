import { own } from '@sqos/form-model'
import { oneOf, textOf } from '../kinds/field-props.ts'
import { ALIGNS } from '../views/aligns.ts'
import type { KindView } from '../views/define-view.ts'
import styles from '../views/views.module.css'
import { FormButton } from './FormButton.tsx'

/** 按钮 */
export const View: KindView = ({ item, mode, disabled, onEvent }) => (
  <div className={styles.block}>
    <FormButton
      text={textOf(item, 'buttonText')}
      type={oneOf(own(item.node, 'type'), ['primary', 'success', 'info', 'warning', 'danger']) ?? ''}
      align={oneOf(own(item.node, 'align'), ALIGNS)}
      disabled={disabled}
      mode={mode}
      onClick={() => onEvent('click')}
    />
  </div>
)
