import { IconSearch } from '@arco-design/web-react/icon'
import { defineSketch } from '../sketches/define-sketch.ts'

export const sketch = defineSketch({ kind: 'autoComplete', Icon: IconSearch, End: IconSearch })
