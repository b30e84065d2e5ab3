import { expect, it } from 'vitest'
import { checkForm } from '../../model/rules.ts'
import { readForm } from '../../model/read-form.ts'
import { noNames } from '../../values/names.ts'
import { kind } from './sign.kind.ts'

const form = readForm({ fields: [kind.create(1)] })

it.each(['data:image/png;base64,AA==', '/api/file/Image/annexpic/a.png', 'https://example.com/a.png'])(
  'sign accepts the picture %s',
  (value) => expect(checkForm(form, { signField1: value })).toEqual([]),
)

it.each(['javascript:alert(1)', '//example.com/a.png', 'data:text/html,<script>', 'text'])(
  'sign refuses %s',
  (value) => {
    expect(checkForm(form, { signField1: value })).toMatchObject([{ path: 'signField1', code: 'pattern' }])
  },
)

it('sign shows a URL as text and hides a data URL', () => {
  const options = { node: kind.create(1), names: noNames }
  expect(kind.display('data:image/png;base64,AA==', options)).toBe('')
  expect(kind.display('/a.png', options)).toBe('/a.png')
})
