import { asText, staticOptions } from '@sqos/form-model'
import type { SketchProps } from './define-sketch.ts'
import styles from './Sketch.module.css'

/** A box of several lines. */
export const AreaSketch = ({ item }: SketchProps) => (
  <span className={styles.area}>{asText(item.node.placeholder)}</span>
)

/** Options in a row. */
export const choiceSketch = (shape: 'radio' | 'checkbox') =>
  function ChoiceSketch({ item }: SketchProps) {
    return (
      <span className={styles.choices}>
        {staticOptions(item.node).map(({ label }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- options may be equal while they are written
          <span key={index} className={styles.choice}>
            <span className={styles.mark} data-shape={shape} />
            {label}
          </span>
        ))}
      </span>
    )
  }

/** A QR code or a barcode. */
export const CodeSketch = ({ item }: SketchProps) => (
  <span className={styles.code} data-kind={item.kind.name}>
    {asText(item.node.staticText)}
  </span>
)

/** A system field. */
export const GivenSketch = ({ texts }: SketchProps) => (
  <span className={styles.box} data-given>
    <span className={styles.placeholder}>{texts.given}</span>
  </span>
)
