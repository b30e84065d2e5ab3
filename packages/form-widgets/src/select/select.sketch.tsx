import { IconDown, IconList } from '@arco-design/web-react/icon'
import { defineSketch } from '../sketches/define-sketch.ts'

export const sketch = defineSketch({ kind: 'select', Icon: IconList, End: IconDown })
