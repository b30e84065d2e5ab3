import { IconSwap } from '@arco-design/web-react/icon'
import { defineSketch } from '../sketches/define-sketch.ts'
import styles from '../sketches/Sketch.module.css'

const ToggleSketch = () => <span className={styles.toggle} />

export const sketch = defineSketch({ kind: 'switch', Icon: IconSwap, Sketch: ToggleSketch })
