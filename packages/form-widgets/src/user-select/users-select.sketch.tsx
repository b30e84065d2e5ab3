import { IconUserAdd } from '@arco-design/web-react/icon'
import { defineSketch } from '../sketches/define-sketch.ts'

export const sketch = defineSketch({ kind: 'usersSelect', Icon: IconUserAdd, End: IconUserAdd })
