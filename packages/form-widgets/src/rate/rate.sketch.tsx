import { IconStar } from '@arco-design/web-react/icon'
import { defineSketch, type SketchProps } from '../sketches/define-sketch.ts'
import styles from '../sketches/Sketch.module.css'

const StarsSketch = ({ item }: SketchProps) => (
  <span className={styles.stars}>
    {Array.from({ length: Math.min(10, Number(item.node.max ?? 5) || 5) }, (_, index) => (
      <IconStar key={index} />
    ))}
  </span>
)

export const sketch = defineSketch({ kind: 'rate', Icon: IconStar, Sketch: StarsSketch })
