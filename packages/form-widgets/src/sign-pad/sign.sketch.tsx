import { IconPen } from '@arco-design/web-react/icon'
import { defineSketch } from '../sketches/define-sketch.ts'
import styles from '../sketches/Sketch.module.css'

const PaperSketch = () => <span className={styles.area} />

export const sketch = defineSketch({ kind: 'sign', Icon: IconPen, Sketch: PaperSketch })
