import { IconCalendar } from '@arco-design/web-react/icon'
import { defineSketch } from '../sketches/define-sketch.ts'

export const sketch = defineSketch({ kind: 'date', Icon: IconCalendar, End: IconCalendar })
