import { IconBranch, IconDown } from '@arco-design/web-react/icon'
import { defineSketch } from '../sketches/define-sketch.ts'

export const sketch = defineSketch({ kind: 'cascader', Icon: IconBranch, End: IconDown })
