import { IconCode } from '@arco-design/web-react/icon'
import { defineSketch } from '../sketches/define-sketch.ts'
import { CodeSketch } from '../sketches/parts.tsx'

export const sketch = defineSketch({ kind: 'barcode', Icon: IconCode, Sketch: CodeSketch })
