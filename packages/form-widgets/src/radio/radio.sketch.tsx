import { IconCheckCircle } from '@arco-design/web-react/icon'
import { defineSketch } from '../sketches/define-sketch.ts'
import { choiceSketch } from '../sketches/parts.tsx'

export const sketch = defineSketch({ kind: 'radio', Icon: IconCheckCircle, Sketch: choiceSketch('radio') })
