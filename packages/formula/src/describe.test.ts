import { createI18n } from '@sqos/i18n'
import { describe, expect, it } from 'vitest'
import { calculate, explain } from './calculation/calculate.ts'
import { createCalculation } from './calculation/calculation.ts'
import { formulaCatalogue } from './catalogue.ts'
import { describeExplanation, describeProblem } from './describe.ts'
import { expressionFromText } from './expression/text.ts'

const translatorOf = async (language: 'zh' | 'zhtw' | 'en') =>
  (await createI18n({ language, catalogues: [formulaCatalogue] })).t

const expression = expressionFromText(
  'price × items.qty ÷ 3',
  new Map([
    ['price', '单价'],
    ['items.qty', '明细.数量'],
  ]),
)
const explanation = explain(expression, { values: { price: '', items: [{ qty: 2 }, { qty: 'x' }] } })

describe('an explanation', () => {
  it('is described line by line', async () => {
    const t = await translatorOf('zh')

    expect('steps' in explanation && describeExplanation(explanation, t)).toEqual([
      '单价 = 0',
      '单价 没有有效的数值，按 0 计算',
      '明细.数量 = 2（2 行之和）',
      '明细.数量 有 1 行没有有效的数值，按 0 计算',
      '0 × 2 = 0',
      '0 ÷ 3 = 0',
      '结果四舍五入保留两位小数：0.00',
    ])
  })

  it('marks steps that ten decimals cannot hold, and ends with the reason of a missing result', async () => {
    const t = await translatorOf('en')
    const lines = (text: string) => {
      const explained = explain(expressionFromText(text), { values: {} })
      return 'steps' in explained ? describeExplanation(explained, t) : []
    }

    expect(lines('2 ÷ 3')).toEqual(['2 ÷ 3 ≈ 0.6666666667', 'Rounded half up to two decimals: 0.67'])
    expect(lines('2 ÷ 0')).toEqual(['2 ÷ 0', 'Divided by 0, so the result counts as 0'])
  })
})

describe('a problem', () => {
  it.each([
    ['zh', '公式第 3 项处缺少数字或字段'],
    ['zhtw', '公式第 3 項處缺少數字或欄位'],
    ['en', 'A number or a field is missing at entry 3 of the formula'],
  ] as const)('is described in %s', async (language, text) => {
    const { problem } = calculate(['1', '+'], { values: {} })

    expect(problem && describeProblem(problem, await translatorOf(language))).toBe(text)
  })

  it('names the path of a cycle', async () => {
    const t = await translatorOf('en')
    const formulas = ['a', 'b'].map((field) => ({ field, expression: expressionFromText(field === 'a' ? 'b' : 'a') }))

    const [problem] = createCalculation({ formulas, values: {} }).problems

    expect(problem && describeProblem(problem, t)).toBe('Formulas go round in a circle: a → b → a')
  })
})
