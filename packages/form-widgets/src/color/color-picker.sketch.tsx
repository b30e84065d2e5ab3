import { IconBgColors } from '@arco-design/web-react/icon'
import { defineSketch } from '../sketches/define-sketch.ts'
import styles from '../sketches/Sketch.module.css'

const ColourSketch = () => <span className={styles.colour} />

export const sketch = defineSketch({ kind: 'colorPicker', Icon: IconBgColors, Sketch: ColourSketch })
