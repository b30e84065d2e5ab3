import { IconSort } from '@arco-design/web-react/icon'
import { defineSketch } from '../sketches/define-sketch.ts'
import styles from '../sketches/Sketch.module.css'

const TrackSketch = () => <span className={styles.track} />

export const sketch = defineSketch({ kind: 'slider', Icon: IconSort, Sketch: TrackSketch })
