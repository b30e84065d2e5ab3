import { IconFile, IconUpload } from '@arco-design/web-react/icon'
import { asText } from '@sqos/form-model'
import { defineSketch, type SketchProps } from '../sketches/define-sketch.ts'
import styles from '../sketches/Sketch.module.css'

const UploadSketch = ({ item }: SketchProps) => (
  <span className={styles.button}>
    <IconUpload /> {asText(item.node.buttonText)}
  </span>
)

export const sketch = defineSketch({ kind: 'uploadFz', Icon: IconFile, Sketch: UploadSketch })
