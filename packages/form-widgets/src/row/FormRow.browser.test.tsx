import { render } from 'vitest-browser-react'
import { expect, it } from 'vitest'
import { FieldItem, InputField } from '../index.ts'
import { FormCol, FormRow } from './index.ts'

const fields = Array.from({ length: 120 }, (_, index) => `字段 ${index + 1}`)

it('long forms skip columns out of view until they get the focus', async () => {
  const screen = await render(
    <FormRow>
      {fields.map((label) => (
        <FormCol key={label}>
          <FieldItem label={label}>
            <InputField value={label} />
          </FieldItem>
        </FormCol>
      ))}
    </FormRow>,
  )
  const last = screen.getByRole('textbox', { name: '字段 120', exact: true })
  const input = last.element()

  expect(isDrawn(screen.getByRole('textbox', { name: '字段 1', exact: true }).element())).toBe(true)
  expect(isDrawn(input)).toBe(false)

  await screen.getByText('字段 120').click()
  await expect.element(last).toHaveFocus()
  expect(isDrawn(input)).toBe(true)
})

const isDrawn = (element: Element) => element.checkVisibility({ contentVisibilityAuto: true })
