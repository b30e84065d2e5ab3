import { numberOf, textOf } from '../kinds/field-props.ts'
import { codeText } from '../qrcode/code-text.ts'
import type { KindView } from '../views/define-view.ts'
import styles from '../views/views.module.css'
import { Barcode } from './Barcode.tsx'
import type { BarcodeFormat } from './bars.ts'

/** 条形码 */
export const View: KindView = (props) => {
  const { item } = props
  return (
    <div className={styles.code}>
      <Barcode
        value={codeText(props)}
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the barcode reports a format that it does not know
        format={textOf(item, 'format') as BarcodeFormat | undefined}
        width={numberOf(item, 'width') ?? 4}
        height={numberOf(item, 'height') ?? 40}
        lineColor={textOf(item, 'lineColor')}
        background={textOf(item, 'background')}
      />
    </div>
  )
}
