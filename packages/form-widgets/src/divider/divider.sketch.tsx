import { IconMinus } from '@arco-design/web-react/icon'
import { asText, own } from '@sqos/form-model'
import { defineSketch, type SketchProps } from '../sketches/define-sketch.ts'
import styles from '../sketches/Sketch.module.css'

const LineSketch = ({ item }: SketchProps) => (
  <span className={styles.line}>{asText(own(item.node.__slot__, 'default'))}</span>
)

export const sketch = defineSketch({ kind: 'divider', Icon: IconMinus, Sketch: LineSketch })
