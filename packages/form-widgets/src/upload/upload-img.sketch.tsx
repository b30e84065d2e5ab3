import { IconImage, IconPlus } from '@arco-design/web-react/icon'
import { defineSketch } from '../sketches/define-sketch.ts'
import styles from '../sketches/Sketch.module.css'

const PictureSketch = () => (
  <span className={styles.picture}>
    <IconPlus />
  </span>
)

export const sketch = defineSketch({ kind: 'uploadImg', Icon: IconImage, Sketch: PictureSketch })
