import { numberOf, textOf } from '../kinds/field-props.ts'
import { useWidgetText } from '../texts/text-context.ts'
import type { KindView } from '../views/define-view.ts'
import styles from '../views/views.module.css'
import { codeText } from './code-text.ts'
import { QrCode } from './QrCode.tsx'

/** 二维码 */
export const View: KindView = (props) => {
  const { item } = props
  const { t } = useWidgetText()
  return (
    <div className={styles.code}>
      <QrCode
        value={codeText(props)}
        size={numberOf(item, 'size') ?? 100}
        colorDark={textOf(item, 'colorDark')}
        colorLight={textOf(item, 'colorLight')}
        aria-label={item.label || t('qrcode.name')}
      />
    </div>
  )
}
