import { IconAlignLeft } from '@arco-design/web-react/icon'
import { defineSketch } from '../sketches/define-sketch.ts'
import { AreaSketch } from '../sketches/parts.tsx'

export const sketch = defineSketch({ kind: 'textarea', Icon: IconAlignLeft, Sketch: AreaSketch })
