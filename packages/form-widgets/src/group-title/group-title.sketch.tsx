import { IconH1 } from '@arco-design/web-react/icon'
import { asText } from '@sqos/form-model'
import { defineSketch, type SketchProps } from '../sketches/define-sketch.ts'
import styles from '../sketches/Sketch.module.css'

const TitleSketch = ({ item }: SketchProps) => <strong className={styles.title}>{asText(item.node.content)}</strong>

export const sketch = defineSketch({ kind: 'groupTitle', Icon: IconH1, Sketch: TitleSketch })
