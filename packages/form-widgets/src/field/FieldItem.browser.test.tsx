import '@arco-design/web-react/es/_util/react-19-adapter'
import { cleanup, render, screen } from '@testing-library/react'
import type { ReactElement } from 'react'
import { afterEach, expect, it } from 'vitest'
import { CheckboxField, DateField, InputField, SliderField, SystemField, UserSelectField } from '../index.ts'
import { demoCompany, MemoryServices } from '../testing/index.ts'
import { WidgetServicesProvider } from '../services/WidgetServicesProvider.tsx'
import { FieldItem } from './FieldItem.tsx'

afterEach(cleanup)

const services = new MemoryServices(demoCompany(3))

/** The vertical middle of an element, in px from the top of the page. */
const middleOf = (box: { getBoundingClientRect: () => DOMRect }) => {
  const { top, bottom } = box.getBoundingClientRect()
  return (top + bottom) / 2
}

function textOf(element: Element): Range {
  const range = document.createRange()
  range.selectNodeContents(element)
  return range
}

const draw = (field: ReactElement, width: number) =>
  render(
    <WidgetServicesProvider services={services}>
      <div style={{ inlineSize: width, containerType: 'inline-size' }}>
        <FieldItem label="名称" labelPosition="end">
          {field}
        </FieldItem>
      </div>
    </WidgetServicesProvider>,
  )

const FIELDS: Record<string, ReactElement> = {
  'a text': <InputField />,
  'a text with icons': <InputField prefix={<svg width="14" height="14" />} suffix="元" />,
  'a text with words joined': <InputField prepend="https://" append=".com" />,
  'a small text with a count': <InputField size="small" maxLength={50} showCount />,
  people: <UserSelectField size="small" />,
  'a date': <DateField size="small" />,
  'a number of the server': <SystemField placeholder="系统自动生成" />,
}

it.each(Object.entries(FIELDS))('the label is beside the middle of %s', (_, field) => {
  draw(field, 600)

  const control = screen.getByLabelText('名称')
  expect(Math.abs(middleOf(textOf(screen.getByText('名称'))) - middleOf(control))).toBeLessThan(2)
})

it('the label is beside the line of a slider', () => {
  draw(<SliderField value={40} />, 600)

  expect(Math.abs(middleOf(textOf(screen.getByText('名称'))) - middleOf(screen.getByRole('slider')))).toBeLessThan(2)
})

it('the label is beside joined buttons, which have equal distances', () => {
  const options = ['甲', '乙', '丙'].map((fullName, index) => ({ id: String(index), fullName }))
  draw(<CheckboxField optionType="button" options={options} />, 600)

  const words = options.map(({ fullName }) => screen.getByText(fullName))
  expect(
    Math.abs(middleOf(textOf(screen.getByText('名称'))) - middleOf(textOf(words[0] ?? document.body))),
  ).toBeLessThan(2)
  const [first, second, third] = words.map((word) => word.getBoundingClientRect().x)
  expect((third ?? 0) - (second ?? 0)).toBeCloseTo((second ?? 0) - (first ?? 0), 0)
  const group = screen.getByText('甲').closest('[class*="checkbox-group"]')?.getBoundingClientRect()
  const last = screen.getByText('丙').closest('label')?.getBoundingClientRect()
  expect((group?.right ?? 0) - (last?.right ?? 0)).toBeLessThan(4)
})

it('without enough width, the label is above the field with a gap', () => {
  draw(<InputField />, 300)

  const gap =
    screen.getByRole('textbox').getBoundingClientRect().top - screen.getByText('名称').getBoundingClientRect().bottom
  expect(gap).toBeGreaterThan(3)
})
