import { IconFormula } from '@arco-design/web-react/icon'
import { asList, asText, own } from '@sqos/form-model'
import { defineSketch, type SketchProps } from '../sketches/define-sketch.ts'
import styles from '../sketches/Sketch.module.css'

/** Joins the digits of a number. */
const joined = (words: readonly string[]): string => words.join(' ').replaceAll(/(?<=[\d.]) (?=[\d.])/g, '')

function FormulaSketch({ item, texts }: SketchProps) {
  const words = asList(item.node.expression).map(
    (token) => asText(token) ?? asText(own(token, 'label')) ?? asText(own(token, '__vModel__')) ?? '',
  )
  return (
    <span className={styles.box} data-given>
      <span className={styles.placeholder}>{joined(words) || texts.noExpression}</span>
    </span>
  )
}

export const sketch = defineSketch({ kind: 'calculate', Icon: IconFormula, Sketch: FormulaSketch })
