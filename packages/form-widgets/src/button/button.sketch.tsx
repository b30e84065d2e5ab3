import { IconThunderbolt } from '@arco-design/web-react/icon'
import { asText } from '@sqos/form-model'
import { defineSketch, type SketchProps } from '../sketches/define-sketch.ts'
import styles from '../sketches/Sketch.module.css'

const PushSketch = ({ item }: SketchProps) => <span className={styles.button}>{asText(item.node.buttonText)}</span>

export const sketch = defineSketch({ kind: 'button', Icon: IconThunderbolt, Sketch: PushSketch })
