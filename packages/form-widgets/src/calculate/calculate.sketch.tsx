import { IconFormula } from '@arco-design/web-react/icon'
import { expressionToText } from '@sqos/formula'
import { defineSketch, type SketchProps } from '../sketches/define-sketch.ts'
import styles from '../sketches/Sketch.module.css'

function FormulaSketch({ item, texts }: SketchProps) {
  const text = expressionToText(item.node.expression)
  return (
    <span className={styles.box} data-given>
      <span className={styles.placeholder}>{text || texts.noExpression}</span>
    </span>
  )
}

export const sketch = defineSketch({ kind: 'calculate', Icon: IconFormula, Sketch: FormulaSketch })
