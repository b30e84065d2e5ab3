import { IconUserGroup } from '@arco-design/web-react/icon'
import { defineSketch } from '../sketches/define-sketch.ts'

export const sketch = defineSketch({ kind: 'roleSelect', Icon: IconUserGroup, End: IconUserGroup })
