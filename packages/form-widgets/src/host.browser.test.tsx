import '@arco-design/web-react/es/_util/react-19-adapter'
import { cleanup, render } from '@testing-library/react'
import type { ReactElement } from 'react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import {
  CheckboxField,
  ColorField,
  FieldItem,
  FormCard,
  FormCollapse,
  FormTabs,
  FormText,
  GroupTitle,
  NumberRangeField,
  RadioField,
  RateField,
  SelectField,
  SliderField,
} from './index.ts'

const HOSTILE = `
  label, fieldset, p, h3, hr, details, summary, output, section, button, textarea {
    float: left; margin: 20px; padding: 12px; border: 3px dashed red; background: pink; text-transform: uppercase;
  }`

let sheet: HTMLStyleElement

beforeEach(() => {
  sheet = document.createElement('style')
  sheet.textContent = HOSTILE
  document.head.append(sheet)
})

afterEach(() => {
  cleanup()
  sheet.remove()
})

const options = [{ id: '1', fullName: '选项一' }]
const panes = [{ key: 'a', name: 'a', title: '基础信息', content: '内容' }]

const DRAWN: Record<string, ReactElement> = {
  radio: <RadioField aria-label="x" options={options} />,
  checkbox: <CheckboxField aria-label="x" options={options} />,
  'a source that failed': <SelectField aria-label="x" dictionary="none" problem="不能为空" />,
  color: <ColorField aria-label="x" showAlpha />,
  rate: <RateField aria-label="x" value={3} />,
  slider: <SliderField aria-label="x" range value={[1, 2]} />,
  'number range': <NumberRangeField aria-label="x" />,
  'group title': <GroupTitle content="联系人" help="至少一位" />,
  tabs: <FormTabs panes={panes} />,
  collapse: <FormCollapse panes={panes} />,
  card: <FormCard header="卡片">内容</FormCard>,
  text: <FormText>文本</FormText>,
}

it.each(['radio', 'number range', 'a source that failed'])(
  '%s keeps its size in a host page with large text',
  (name) => {
    sheet.textContent = 'body { font: 30px/3 serif }'
    const { container } = render(<FieldItem label="品名">{DRAWN[name]}</FieldItem>)

    const sizes = [...container.querySelectorAll<HTMLElement>('label, span, button, input, p, output')]
      .filter((element) => element.offsetHeight > 0)
      .map((element) => Number.parseFloat(getComputedStyle(element).fontSize))
    expect(Math.max(...sizes)).toBeLessThanOrEqual(14)
  },
)

it.each([
  ['radio', RadioField],
  ['checkbox', CheckboxField],
] as const)('%s truncates long options beside their marks', (_name, Field) => {
  const long = [
    { id: '1', fullName: '很长的选项'.repeat(20) },
    { id: '2', fullName: 'Long'.repeat(40) },
    { id: '3', fullName: '短' },
  ]
  const { container } = render(
    <div style={{ inlineSize: 300 }}>
      <Field aria-label="x" options={long} />
    </div>,
  )

  const labels = [...container.querySelectorAll('label')]
  const right = container.firstElementChild?.getBoundingClientRect().right ?? 0
  for (const label of labels) {
    const [mark, text] = ['mask-wrapper', 'text'].map((part) =>
      label.querySelector(`[class*='-${part}']`)?.getBoundingClientRect(),
    )
    expect(text?.right).toBeLessThanOrEqual(right)
    expect(mark?.right).toBeLessThanOrEqual(text?.left ?? 0)
    expect(Math.abs((mark?.top ?? 0) - (text?.top ?? 0))).toBeLessThan(6)
  }
  expect(labels.at(-1)?.offsetHeight).toBeLessThan(30)
})

it('a field in a table cell keeps its height', () => {
  const { container } = render(
    <table style={{ borderSpacing: 12 }}>
      <tbody>
        <tr>
          <td>
            <NumberRangeField aria-label="x" />
          </td>
        </tr>
      </tbody>
    </table>,
  )
  expect(container.querySelector<HTMLElement>('td > *')?.offsetHeight).toBe(32)
})

it('a form renders visible fields only and does not clip popups', async () => {
  const { container } = render(
    Array.from({ length: 200 }, (_, index) => (
      <FieldItem key={index} label={`字段 ${index}`}>
        <NumberRangeField />
      </FieldItem>
    )),
  )
  const inputs = [...container.querySelectorAll('input')]
  const isDrawn = (one: Element | undefined) => one?.checkVisibility({ contentVisibilityAuto: true })
  await expect.poll(() => isDrawn(inputs.at(-1))).toBe(false)
  expect(isDrawn(inputs[0])).toBe(true)
  // A form of usual length is rendered completely, for screenshots of the page.
  expect(isDrawn(inputs[2 * 98])).toBe(true)

  inputs.at(-1)?.focus()

  await expect.poll(() => isDrawn(inputs.at(-1))).toBe(true)
  const item = [...container.children].at(-1)
  const { contain, contentVisibility } = getComputedStyle(item ?? document.body)
  expect([contain, contentVisibility]).toEqual(['none', 'visible'])
})

it.each(Object.keys(DRAWN))('%s keeps its look on a page that styles bare elements', (name) => {
  const { container } = render(
    <FieldItem label="品名" help="说明">
      {DRAWN[name]}
    </FieldItem>,
  )

  const bare = [...container.querySelectorAll('label, fieldset, p, h3, hr, details, summary, output, section, button')]
  const touched = bare.filter((element) => {
    const { float, borderTopStyle, backgroundColor } = getComputedStyle(element)
    return float !== 'none' || borderTopStyle === 'dashed' || backgroundColor === 'rgb(255, 192, 203)'
  })
  expect(touched.map((element) => element.outerHTML)).toEqual([])
})
