import { IconQrcode } from '@arco-design/web-react/icon'
import { defineSketch } from '../sketches/define-sketch.ts'
import { CodeSketch } from '../sketches/parts.tsx'

export const sketch = defineSketch({ kind: 'qrcode', Icon: IconQrcode, Sketch: CodeSketch })
