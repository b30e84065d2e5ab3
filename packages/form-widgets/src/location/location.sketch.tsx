import { IconLocation } from '@arco-design/web-react/icon'
import { defineSketch } from '../sketches/define-sketch.ts'

export const sketch = defineSketch({ kind: 'location', Icon: IconLocation, End: IconLocation })
