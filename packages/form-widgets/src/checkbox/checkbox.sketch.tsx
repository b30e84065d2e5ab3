import { IconCheckSquare } from '@arco-design/web-react/icon'
import { defineSketch } from '../sketches/define-sketch.ts'
import { choiceSketch } from '../sketches/parts.tsx'

export const sketch = defineSketch({ kind: 'checkbox', Icon: IconCheckSquare, Sketch: choiceSketch('checkbox') })
