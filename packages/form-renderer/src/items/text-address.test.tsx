import { kindOf, readForm } from '@sqos/form-model'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { DocumentForm } from '../form/DocumentForm.tsx'
import { renderForm } from '../testing/harness.tsx'

afterEach(cleanup)

test('a detail shows e-mail addresses and web addresses as links, and other texts plain', async () => {
  const field = (name: string, formId: number, more: object = {}) => {
    const node = kindOf('comInput').create(formId)
    return { ...node, ...more, __vModel__: name, __config__: { ...node.__config__, label: name } }
  }
  const model = readForm({
    fields: [field('mail', 101), field('site', 102, { isLink: true }), field('header', 103)],
  })
  const display = { mail: 'li@example.com', site: 'https://example.com', header: 'li@example.com?cc=a@example.com' }

  await renderForm(<DocumentForm model={model} mode="detail" display={display} />)

  expect((await screen.findByRole('link', { name: 'li@example.com' })).getAttribute('href')).toBe(
    'mailto:li@example.com',
  )
  expect(screen.getByRole('link', { name: 'https://example.com' }).getAttribute('target')).toBe('_blank')
  expect(screen.getAllByRole('link')).toHaveLength(2)
  expect(screen.getByText(display.header)).toBeTruthy()
})
