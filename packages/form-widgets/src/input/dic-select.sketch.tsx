import { IconDown, IconList } from '@arco-design/web-react/icon'
import { defineSketch } from '../sketches/define-sketch.ts'

export const sketch = defineSketch({ kind: 'dicSelect', Icon: IconList, End: IconDown })
