import { IconEdit } from '@arco-design/web-react/icon'
import { defineSketch } from '../sketches/define-sketch.ts'

export const sketch = defineSketch({ kind: '__camel__', Icon: IconEdit })
