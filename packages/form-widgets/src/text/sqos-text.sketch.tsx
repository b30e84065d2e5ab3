import { IconFontColors } from '@arco-design/web-react/icon'
import { asText } from '@sqos/form-model'
import { defineSketch, type SketchProps } from '../sketches/define-sketch.ts'

const WordsSketch = ({ item }: SketchProps) => <span>{asText(item.node.__config__.defaultValue)}</span>

export const sketch = defineSketch({ kind: 'SQOSText', Icon: IconFontColors, Sketch: WordsSketch })
