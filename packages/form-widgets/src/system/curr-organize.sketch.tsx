import { IconBranch } from '@arco-design/web-react/icon'
import { defineSketch } from '../sketches/define-sketch.ts'
import { GivenSketch } from '../sketches/parts.tsx'

export const sketch = defineSketch({ kind: 'currOrganize', Icon: IconBranch, Sketch: GivenSketch })
